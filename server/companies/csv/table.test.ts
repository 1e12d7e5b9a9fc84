import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import type { CompanyCsvColumn } from "./columns.ts";
import { decode } from "./decode.ts";
import { readTable } from "./table.ts";

type ReadRow = { line: number } & Partial<Record<CompanyCsvColumn, string>>;

const rowsOf = async (text: string) =>
  (await readTable(text)).rows.map(({ line, cells }): ReadRow => ({ line, ...Object.fromEntries(cells) }));

const utf16 = (text: string, mark = "\uFEFF") => Buffer.from(mark + text, "utf16le");

describe("a file", () => {
  const text = "name;location\nCafé Skips £5 – “best”;Leeds";
  test.each([
    ["UTF-8", Buffer.from(text)],
    ["UTF-8 with a mark", Buffer.from(`\uFEFF${text}`)],
    ["UTF-16 as Excel writes it", utf16(text)],
    ["UTF-16 without a mark", utf16(text, "")],
    ["UTF-16 the other way round", utf16(text).swap16()],
    [
      "Windows-1252",
      Buffer.from(text.replace("–", "\x96").replace("“", "\x93").replace("”", "\x94"), "latin1"),
    ],
  ])("are understood in %s", (_, bytes) => {
    expect(decode(bytes)).toBe(text);
  });

  test.each([
    ["an .xlsx workbook", [0x50, 0x4b, 0x03, 0x04]],
    ["an .xls workbook", [0xd0, 0xcf, 0x11, 0xe0]],
  ])("of %s are refused with what to do instead", (_, bytes) => {
    expect(() => decode(Uint8Array.from(bytes))).toThrow("Save it as CSV (UTF-8)");
  });

  test.each(['{"type": "FeatureCollection"}', '[{"name": "Acme"}]', "[]"])(
    "of JSON is refused: %s",
    async (json) => {
      await expect(readTable(json)).rejects.toThrow("This is JSON, not a CSV file.");
    },
  );
});

describe("a table", () => {
  test.each([
    ["commas", "name,location\nAcme,Leeds"],
    ["semicolons", "name;location\nAcme;Leeds"],
    ["tabs", "name\tlocation\nAcme\tLeeds"],
    ["bars", "name|location\nAcme|Leeds"],
    ["Windows line ends", "name,location\r\nAcme,Leeds\r\n"],
    ["old Mac line ends", "name,location\rAcme,Leeds\r"],
    ["mixed line ends", "name,location\r\nAcme,Leeds\n\n"],
    ["quotation marks round everything", '"name","location"\n"Acme","Leeds"'],
    ["spaces round everything", ' "name" , "location" \n "Acme" , "Leeds" '],
  ])("with %s is read", async (_, text) => {
    const [row] = await rowsOf(text);
    expect(row).toMatchObject({ line: 2, name: "Acme" });
    expect(row?.location?.trim()).toBe("Leeds");
  });

  test("uses the delimiter that its first line names", async () => {
    expect(await rowsOf("sep=;\r\nname;location\r\nAcme, Sons & Co;Leeds")).toEqual([
      { line: 3, name: "Acme, Sons & Co", location: "Leeds" },
    ]);
  });

  test("counts lines inside quotes and empty lines", async () => {
    const text = 'name,description\r\n"A","one\r\n\r\nthree"\r\n\r\n,\r\nB,"x ""y"", z"\r\nC,d';
    expect(await rowsOf(text)).toEqual([
      { line: 2, name: "A", description: "one\n\nthree" },
      { line: 7, name: "B", description: 'x "y", z' },
      { line: 8, name: "C", description: "d" },
    ]);
  });

  test("accepts quotation marks inside unquoted text", async () => {
    expect(await rowsOf('name,description\nBob "the skip" Smith,6" deep\n"Big" Al,x')).toMatchObject([
      { name: 'Bob "the skip" Smith', description: '6" deep' },
      { name: '"Big" Al', description: "x" },
    ]);
  });

  test("accepts short rows, and empty cells after the last column", async () => {
    const { rows } = await readTable("name,location,county\nA\nB,Leeds,York,,\nC,Leeds,York,more");
    expect(rows.map(({ cells, hasExtraCells }) => [cells.size, hasExtraCells])).toEqual([
      [1, false],
      [3, false],
      [3, true],
    ]);
  });

  test("recognises other programs' titles in any case and lists the ignored columns", async () => {
    const { ignoredColumns, rows } = await readTable(
      "COMPANY NAME,Town/City,County,Post Code,Telephone,E-mail,Licence No.,Notes,Opening hours,VAT\nA,B,C,D,E,F,G,H,I,J",
    );
    expect(ignoredColumns).toEqual(["Notes", "VAT"]);
    expect(Object.fromEntries(rows[0]?.cells ?? [])).toEqual({
      name: "A",
      location: "B",
      county: "C",
      postcode: "D",
      phone: "E",
      email: "F",
      licenseNumber: "G",
      operatingHours: "I",
    });
  });

  test.each<[CompanyCsvColumn, string[]]>([
    [
      "phone",
      [
        "Telephone No.",
        "Tel No",
        "Tel. No.",
        "TEL",
        "Telephone Number",
        "Phone No",
        "Phone 1",
        "Phones",
        "Mobile No.",
        "Tel & Mob",
      ],
    ],
    [
      "phone",
      [
        "Main Telephone",
        "Office Tel",
        "Company Phone",
        "Contact No.",
        "Contact Number",
        "Landline",
        "Mobile Phone",
        "Tel / Mob",
        "Phone (main)",
      ],
    ],
    [
      "email",
      [
        "emails",
        "E-mail",
        "Email Address",
        "E-Mail addresses",
        "Contact Email",
        "Company e-mail",
        "Email 1",
        "Mail",
      ],
    ],
    ["website", ["Web site", "Website URL", "Web Address", "URL", "Company Website", "Homepage", "Web Page"]],
    [
      "postcode",
      [
        "Post Code",
        "Postal code",
        "Zip",
        "ZIP code",
        "Office postcode",
        "Post Codes",
        "Zip/Postcode",
        "Billing Zip/Postal Code",
      ],
    ],
    [
      "licenseNumber",
      ["Waste Carrier Licence No", "Waste Carriers Licence", "Carrier Registration", "CBDU No", "WCL No"],
    ],
    ["skipSizes", ["Skip Sizes Available", "Skip sizes offered", "Sizes of skip"]],
    ["companyNumber", ["Company No.", "Co. No.", "CRN"]],
    ["operatingHours", ["Opening hours", "Hours of business"]],
    ["coverage", ["Areas covered", "Areas served"]],
  ])("knows these titles of %s: %j", async (column, titles) => {
    for (const title of titles)
      expect(await rowsOf(`name,${title}\nAire,x`)).toEqual([{ line: 2, name: "Aire", [column]: "x" }]);
  });

  test("takes no other title for a contact detail", async () => {
    const titles = [
      "Fax",
      "Contact",
      "Contact name",
      "Office",
      "Mailing list",
      "Number",
      "Phone hours",
      "Town/Postcode",
    ];
    for (const title of titles)
      expect((await readTable(`name,${title}\nAire,x`)).ignoredColumns).toEqual([title]);
  });

  test("with two columns for one field uses the exact title, otherwise the first", async () => {
    expect(await rowsOf("Telephone,Mobile,name\n1,2,A")).toEqual([{ line: 2, phone: "1", name: "A" }]);
    expect(await rowsOf("Telephone,Phone,name\n1,2,A")).toEqual([{ line: 2, phone: "2", name: "A" }]);
  });

  test.each([
    ["Tel,Mobile,name\n,2,A", { phone: "2", name: "A" }],
    ["Tel,Phone,name\n1, ,A", { phone: "1", name: "A" }],
    ["Name,Organization Name\nAnn Lee,Acme", { name: "Acme" }],
    ["Name,Company\nAnn Lee,", { name: "Ann Lee" }],
    ["Account Name,Business\nAcme Ltd,Acme", { name: "Acme" }],
    ["Account Name,Phone\nAcme Ltd,1", { name: "Acme Ltd", phone: "1" }],
  ])("takes the cell that is filled, and the company's name before a person's: %j", async (text, row) => {
    expect(await rowsOf(text)).toEqual([{ line: 2, ...row }]);
  });

  test.each([
    ["", "The file is empty."],
    ["\n \n", "The file is empty."],
    ["colour,size\nred,2", "The first line must name the columns"],
    [
      "id,names,addresses\n08f2,{'primary': A},[]",
      "A file of Overture Maps names companies that have told us nothing. They have to become drafts",
    ],
    [
      "CompanyName, CompanyNumber,RegAddress.PostTown,SICCode.SicText_1\nA SKIPS LTD,1,LEEDS,38110",
      "this import publishes",
    ],
    ["Acme Skips,Leeds\nBeta Skips,York", "The first line must name the columns"],
    ['name,location\nA,Leeds\nB,"York\nC,Hull', "from line 3 on: a quotation mark is never closed"],
  ])("%j is refused with a reason", async (text, reason) => {
    await expect(readTable(text)).rejects.toThrow(reason);
  });
});

describe("a file made to block the process", () => {
  test.each([
    ["9 MB of commas", `name${",".repeat(9e6)}`, "Line 1 has more than 1,000 columns"],
    ["9 MB of commas in a later line", `name\nA\n${",".repeat(9e6)}`, "Line 3 has more than 1,000 columns"],
    ["one cell of 9 MB", `name\n"${"\n".repeat(9e6)}"`, "from line 2 on: one row is longer than 1 MB"],
    ["many rows", `name\n${"A\n".repeat(1e5)}`, "more than 100,000 rows. Split it"],
    ["many empty rows", `name,\n${",\n".repeat(1e5)}`, "more than 100,000 rows. Split it"],
  ])("is refused: %s", async (_, text, reason) => {
    await expect(readTable(text)).rejects.toThrow(reason);
  });

  test.each([
    ["short rows", "A\n", 3e4],
    ["wide rows", `${",".repeat(900)}\n`, 1e3],
    ["a long cell", `"${"\n".repeat(9e5)}"\n`, 1],
  ])("lets the event loop run while it is parsed: %s", async (_, row, times) => {
    const text = `name\n${row.repeat(times)}`;
    let parsed = false;
    const parsing = readTable(text).then(() => {
      parsed = true;
    });
    let turns = 0;
    for (; !parsed; turns += 1) await yieldToEventLoop();
    await parsing;
    expect(turns).toBeGreaterThan(text.length / 2_500);
  });

  test("keeps characters and line numbers where it is divided into slices", async () => {
    const rows = Array.from({ length: 3_000 }, (_, at) => `😀${"é".repeat(at % 7)},${at}\r\n`);
    const read = await rowsOf(`name,location\r\n${rows.join("")}`);
    expect(read.map(({ name, location, line }) => `${name},${location}\r\n${line}`)).toEqual(
      rows.map((row, at) => `${row}${at + 2}`),
    );
  });
});

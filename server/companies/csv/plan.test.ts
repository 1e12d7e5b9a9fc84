import { describe, expect, test } from "vitest";
import { exampleCompany, examplePermits } from "../testing/examples.ts";
import { planImport } from "./plan.ts";
import { readTable } from "./table.ts";

const AIRE = exampleCompany({
  id: 1,
  name: "Aire Skips Ltd",
  postcode: "LS1 1UR",
  phone: "01632 960001",
  email: "",
  description: "Since 1999.\r\nTwo lorries.",
  priceFrom: "80.00",
  featured: true,
});
const CALDER = exampleCompany({ id: 2, name: "Calder Waste", location: "Halifax", postcode: "HX1 1AA" });

async function plan(text: string, companies = [AIRE, CALDER], merged: [number, number][] = []) {
  const { rows } = await readTable(text);
  const isRemoved = () => false;
  return planImport(rows, {
    ...{ companies, mergedInto: new Map(merged), newCompanyRating: "default", isRemoved },
    ...examplePermits,
    mayBeDistrict: () => true,
  });
}
const planOne = async (text: string) => (await plan(text))[0] ?? expect.unreachable();

describe("a row with the id of a company", () => {
  test("changes the fields that differ and reports old and new values", async () => {
    const { row, write } = await planOne("id,name,phone,priceFrom\n1,Aire Skips Ltd,01632 960002,95.5");
    expect(row).toEqual({
      line: 2,
      kind: "changed",
      companyId: 1,
      name: "Aire Skips Ltd",
      changes: [
        { field: "phone", from: "01632 960001", to: "01632 960002" },
        { field: "priceFrom", from: "80.00", to: "95.50" },
      ],
      warning: null,
      reason: null,
    });
    expect(write).toMatchObject({ kind: "change", values: { phone: "01632 960002", priceFrom: "95.50" } });
  });

  test.each([
    ["the same price otherwise written", "priceFrom", "80"],
    ["a pound sign", "priceFrom", "£80.00"],
    ["a decimal comma", "priceFrom", "80,00"],
    ["a spreadsheet's TRUE", "featured", "TRUE"],
    ["yes", "featured", "Yes"],
    ["a switch that says nothing", "featured", ""],
    ["nothing where there is nothing", "email", ""],
    ["spaces around", "postcode", " LS1 1UR "],
    ["other line ends", "description", '"Since 1999.\nTwo lorries."'],
  ])("is unchanged with %s", async (_, field, cell) => {
    const { row, write } = await planOne(`id;${field}\n1;${cell}`);
    expect(row).toMatchObject({ kind: "unchanged", companyId: 1, name: "Aire Skips Ltd", changes: [] });
    expect(write).toBeNull();
  });

  test("clears a field with an empty cell and keeps a field whose column or cell is missing", async () => {
    expect((await planOne("id,postcode,phone\n1,")).row.changes).toEqual([
      { field: "postcode", from: "LS1 1UR", to: "" },
    ]);
  });

  test("never changes a rating, a position or a date", async () => {
    const { row } = await planOne("id,rating,reviewCount,latitude,longitude,createdAt\n1,1.00,900,1,2,2020");
    expect(row.kind).toBe("unchanged");
  });

  test("keeps a stored value that today's rules would refuse if the row does not change it", async () => {
    const old = exampleCompany({ id: 3, website: "call us", priceFrom: "90.00", priceTo: "50.00" });
    const [planned] = await plan("id,website,priceFrom,priceTo,phone\n3,call us,90,50,01632 960009", [old]);
    expect(planned?.row).toMatchObject({ kind: "changed", changes: [{ field: "phone" }] });
  });

  test("is read without invisible characters", async () => {
    const { row } = await planOne("id,phone,county\n1,\u202E01632 960009\u200B,North\u00AD Yorkshire");
    expect(row).toMatchObject({
      kind: "changed",
      changes: [
        { field: "county", to: "North Yorkshire" },
        { field: "phone", to: "01632 960009" },
      ],
    });
  });

  test.each([
    ["name", "", "Company name is required"],
    ["email", "nobody", "Please enter a valid email address"],
    ["website", "javascript:alert(1)", "Please enter a web address such as https://www.example.co.uk"],
    ["priceTo", "10", "Price to must not be below price from"],
    ["priceTo", "cheap", "Price to must be an amount such as 120 or 120.50"],
    ["featured", "perhaps", "Featured must be yes or no"],
    ["establishedYear", "99", /^Established year must be from 1800 to/],
    ["phone", "1.63E+09", 'Phone "1.63E+09" was shortened by a spreadsheet; format that column as text'],
    ["description", "a\0b", "There is a NUL character in this row"],
  ])("is refused when its %s is %j", async (field, cell, reason) => {
    const { row, write } = await planOne(`id,${field}\n1,${cell}`);
    expect(row).toMatchObject({ line: 2, kind: "refused", companyId: 1 });
    expect(row.reason).toMatch(reason);
    expect(write).toBeNull();
  });

  test("is refused when name, postcode and phone all belong to another company", async () => {
    const { row } = await planOne("id,name,postcode\n1,Zulu Waste,YO1 1AA");
    expect(row.kind).toBe("refused");
    expect(row.reason).toMatch(/^Company 1 is "Aire Skips Ltd" here/);
    expect((await planOne("id,name,postcode\n1,Zulu Waste,LS1 1UR")).row.kind).toBe("changed");
    expect((await planOne("id,name\n1,Zulu Waste")).row.kind).toBe("changed");
  });

  test("is refused when its id occurs twice or it has more cells than columns", async () => {
    const planned = await plan("id,phone\n1,01632 960003\n1,01632 960004\n2,01632 960005,x");
    expect(planned.map(({ row }) => [row.kind, row.reason])).toEqual([
      ["changed", null],
      ["refused", "Line 2 has the same id"],
      ["refused", expect.stringContaining("more cells than")],
    ]);
  });

  test("that is not taken adds a company with that id", async () => {
    const { row, write } = await planOne("id,name,location,county\n77,New Firm,York,North Yorkshire");
    expect(row).toMatchObject({ kind: "new", companyId: null });
    expect(write).toMatchObject({ kind: "add", id: 77 });
  });

  test.each(["A-17", "0", "-1", "1.5", "99999999999"])("is refused with the id %j", async (id) => {
    const { row } = await planOne(`id,name\n${id},X`);
    expect(row).toMatchObject({
      kind: "refused",
      reason: "id must be a whole number, or empty to add a company",
    });
  });
});

describe("a row about an entry that was merged into another", () => {
  const MERGED: [number, number][] = [[2, 1]];
  const planMerged = async (text: string) =>
    (await plan(text, [AIRE, CALDER], MERGED))[0] ?? expect.unreachable();

  test("is refused with its old id, and says which company to change", async () => {
    const { row, write } = await planMerged("id,website\n2,https://new.example");
    expect(row).toMatchObject({ kind: "refused", companyId: 1, name: "Calder Waste", changes: [] });
    expect(row.reason).toBe(
      'Company 2 was merged into company 1, "Aire Skips Ltd". To change that company, use its id',
    );
    expect(write).toBeNull();
  });

  test("changes the kept company with that company's id, although nothing but the old values agrees", async () => {
    const text = "id,name,location,postcode,phone\n1,Calder Waste,Halifax,HX1 1AA,01422 960000";
    expect((await planMerged(text)).row).toMatchObject({ kind: "changed", companyId: 1 });
    expect((await planOne(text)).row.kind).toBe("refused");
  });

  test("is a duplicate of the kept company if it has no id", async () => {
    const { row } = await planMerged("name,location,county\nCalder Waste,Halifax,West Yorkshire");
    expect(row).toMatchObject({ kind: "duplicate", companyId: 1 });
    expect(row.reason).toBe(
      'Same name and place as "Aire Skips Ltd", company 1. Put 1 in the id column to change that company, or "new" to add this one as well',
    );
  });
});

describe("a row without an id", () => {
  const HEAD = "name,location,county,postcode,phone,featured,priceFrom,rating,reviewCount,id";
  const rowFor = (cells: string) => planOne(`${HEAD}\n${cells}`);

  test("adds a company with defaults for the missing fields", async () => {
    const { row, write } = await rowFor("Derwent Skips,York,North Yorkshire,,1632960123,yes,,,,");
    expect(row).toMatchObject({ kind: "new", name: "Derwent Skips", reason: null });
    expect(write).toEqual({
      kind: "add",
      id: null,
      values: {
        name: "Derwent Skips",
        location: "York",
        county: "North Yorkshire",
        phone: "01632960123",
        featured: true,
        rating: "4.20",
        reviewCount: 15,
      },
    });
  });

  test.each([
    ["4.5", "20", { rating: "4.5", reviewCount: 20 }],
    ["4,5", "20", { rating: "4.5", reviewCount: 20 }],
    ["", "0", { rating: null, reviewCount: 0 }],
    ["4.5", "", { rating: "4.20", reviewCount: 15 }],
  ])("may bring a rating %j with a count %j", async (rating, count, values) => {
    const { write } = await rowFor(`New Firm,York,North Yorkshire,,,,,"${rating}",${count},`);
    expect(write).toMatchObject({ values });
  });

  test("is refused with a sentence for each wrong cell", async () => {
    const { row } = await rowFor(",York,,,,,x,6,many,");
    expect(row.kind).toBe("refused");
    expect(row.reason).toBe(
      "Company name is required. County is required. Price from must be an amount such as 120 or 120.50. Rating must be from 0 to 5. Review count must be a whole number",
    );
    const [planned] = await plan("name\nOnly a name");
    expect(planned?.row.reason).toBe("Location is required. County is required");
  });

  test.each([
    ["name and postcode", "AIRE SKIPS,Leeds,West Yorkshire,ls11ur,,,,,,"],
    ["name and postcode", "“Aire” Skips Limited,Leeds,West Yorkshire,LS1-1UR,,,,,,"],
    ["phone", "Other Name,Leeds,West Yorkshire,,+44 (0)1632 960 001,,,,,"],
    ["phone", "Other Name,Leeds,West Yorkshire,,1632960001,,,,,"],
  ])("may be a duplicate by %s: %s", async (by, cells) => {
    const { row, write } = await rowFor(cells);
    expect(row).toMatchObject({ kind: "duplicate", companyId: 1 });
    expect(row.reason).toBe(
      `Same ${by} as "Aire Skips Ltd", company 1. Put 1 in the id column to change that company, or "new" to add this one as well`,
    );
    expect(write).toBeNull();
  });

  test("is a duplicate if it matches an earlier row", async () => {
    const planned = await plan(
      "name,location,county,postcode\nA & B Skips,York,Y,YO1 1AA\nA and B Skips,York,Y,YO11AA",
    );
    expect(planned[1]?.row).toMatchObject({
      line: 3,
      kind: "duplicate",
      companyId: null,
      reason: 'Same name and postcode as "A & B Skips" in line 2. To add both, put "new" in the id column',
    });
  });

  test("is a duplicate if it matches the values that an earlier row gives a company", async () => {
    const planned = await plan(
      "id,name,location,county,phone\n1,Aire Skips,Leeds,Y,01632 960055\n,Other,Leeds,Y,01632 960055",
    );
    expect(planned[1]?.row).toMatchObject({ kind: "duplicate", companyId: 1 });
  });

  test("is no duplicate if it shares only a name, a postcode or the start of a phone number", async () => {
    for (const cells of [
      "Aire Skips,Hull,East Yorkshire,HU1 1AA,,,,,,",
      "Other,Leeds,West Yorkshire,LS1 1UR,,,,,,",
      "Other,Leeds,West Yorkshire,,01632,,,,,",
    ])
      expect((await rowFor(cells)).row.kind).toBe("new");
  });

  test('is added although it is a duplicate when its id is "new"', async () => {
    const { row } = await rowFor("Aire Skips,Leeds,West Yorkshire,LS1 1UR,,,,,,NEW");
    expect(row.kind).toBe("new");
  });
});

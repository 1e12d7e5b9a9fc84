import { asc, eq, getTableColumns } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { companyChanges, companyImports, companyMerges } from "#server/database/tables/changes.ts";
import { companies as companyTable } from "#server/database/tables/companies.ts";
import { deliveries } from "#server/database/tables/requests.ts";
import { reviews } from "#server/database/tables/reviews.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { exampleCompanies, examplePermits, examplePlaces } from "../testing/examples.ts";
import { type CompanyFiles, createCompanyFiles } from "./company-files.ts";
import { importReportText } from "./report-text.ts";

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const places = {
  ...examplePlaces(),
  locate: ({ location }: { location: string }) =>
    location === "York" ? { latitude: 53.96, longitude: -1.08 } : null,
};

async function open(newCompanyRating: "default" | "none" = "default") {
  const { database } = opened;
  const companies = exampleCompanies(database, places);
  await companies.load();
  return {
    companies,
    files: createCompanyFiles({ permits: examplePermits, database, places, companies, newCompanyRating }),
  };
}

/** Values that spreadsheets or CSV parsers commonly misread. */
const AWKWARD = [
  { name: '=HYPERLINK("https://evil.example")', phone: "+44 1632 960001", email: "" },
  { name: "'=1+1", description: "'", phone: "'+44", services: "''@x" },
  { name: "-5 Skips", description: "@here\n=SUM(A1)", insurance: "\t=x", county: "＝1" },
  { name: 'The "Quoted", Semi;colon & Co', description: "one\r\n\r\nthree\n", email: "Unknown" },
  { name: "Łódź Żwir – Café “Ünïcödé” 🚛", website: "not a web address", priceFrom: null, priceTo: "90.00" },
  { name: "x".repeat(400), description: "long ".repeat(3000), establishedYear: 1066 },
  { name: " Spaces  inside and around ", rating: null, reviewCount: 0, featured: true, eco: false },
  { name: "0123", postcode: "00012", phone: "01632960001", priceFrom: "999999.99", priceTo: "1.00" },
  { name: "TRUE", location: "new", licenseNumber: "1E+05", verified: false, permits: false },
].map((company, at) => ({ location: "Leeds", county: "West Yorkshire", id: at + 1, ...company }));

beforeEach(async () => {
  await opened.database.delete(companyImports);
  await opened.database.delete(companyTable);
});

async function exported(files: CompanyFiles): Promise<string> {
  let text = "";
  for await (const piece of await files.export()) text += piece;
  return text;
}
const { changedAt: _, updatedAt: _updatedAt, ...columns } = getTableColumns(companyTable);
/** All columns of all companies, except the times of the last change and edit, which the database sets. */
const stored = () => opened.database.select(columns).from(companyTable).orderBy(asc(companyTable.id));
const importing = (files: CompanyFiles, text: string, apply = true) =>
  files.import(Buffer.from(text), { fileName: "test.csv", apply });

function insertMerge({
  quotes = [],
  ...merge
}: {
  keptId: number;
  mergedId: number;
  quotes?: number[];
  undoneAt?: Date;
}) {
  const moved = { reviews: [], quotes, proposals: [], carrierChecks: [] };
  return opened.database.insert(companyMerges).values({ ...merge, moved, before: {}, after: {} });
}

describe("an export", () => {
  test("changes nothing when the same file is imported again", async () => {
    await opened.database.insert(companyTable).values(AWKWARD);
    const before = await stored();
    const { files } = await open();
    const file = await exported(files);
    const tried = await importing(files, file, false);
    expect(tried.counts).toEqual({ new: 0, changed: 0, unchanged: 9, duplicate: 0, refused: 0 });
    expect(tried.ignoredColumns).toEqual([]);
    await importing(files, file);
    expect(await stored()).toEqual(before);
    expect(await exported(files)).toEqual(file);
    expect(await files.lastImport()).toBeNull();
  });

  test("restores the same companies with the same ids when imported into an empty directory", async () => {
    const tidy = AWKWARD.filter(({ id }) => [1, 2, 9].includes(id));
    const unrated = {
      ...tidy[0],
      id: 50,
      name: "Unrated",
      location: "York",
      county: "Y",
      rating: null,
      reviewCount: 0,
    };
    await opened.database
      .insert(companyTable)
      .values([...tidy, { ...unrated, phone: null, latitude: 53.96, longitude: -1.08 }]);
    const { files } = await open();
    const before = await stored();
    const file = await exported(files);
    await opened.database.delete(companyTable);
    expect((await importing(files, file)).counts).toMatchObject({ new: 4, refused: 0, duplicate: 0 });
    const newly = { createdAt: expect.any(Date) };
    expect(await stored()).toEqual(
      before.map((company) => ({ ...company, ...newly, email: company.email || null })),
    );
    const next = { name: "Next", location: "Leeds", county: "West Yorkshire" };
    const [added] = await opened.database.insert(companyTable).values(next).returning();
    expect(added?.id).toBeGreaterThan(50);
  });

  test("contains thousands of companies in the order of their ids", async () => {
    await opened.database.insert(companyTable).values(
      Array.from({ length: 1203 }, (_, at) => ({
        id: 1203 - at,
        name: `Firm ${at}`,
        location: "Leeds",
        county: "W",
      })),
    );
    const { files } = await open();
    const lines = (await exported(files)).trim().split("\r\n");
    expect(lines.slice(1).map((line) => Number(line.split(",")[0]))).toEqual(
      Array.from({ length: 1203 }, (_, at) => at + 1),
    );
  });

  test("of an empty directory contains only the header", async () => {
    const { files } = await open();
    expect(await exported(files)).toMatch(/^\uFEFFid,name,description,.*,createdAt\r\n$/);
  });

  test("contains no cell that a spreadsheet would run as a formula", async () => {
    await opened.database.insert(companyTable).values(AWKWARD);
    const { files } = await open();
    const cells = (await exported(files)).split(/,|\r\n/);
    expect(cells.filter((cell) => /^"?[=+@]/.test(cell))).toEqual([]);
  });
});

const ACME = {
  id: 1,
  name: "Acme Skips",
  location: "Leeds",
  county: "West Yorkshire",
  phone: "01632 960001",
};
const BETA = { ...ACME, id: 2, name: "Beta Skips", phone: "01632 960002" };
const FILE = `id,name,location,county,phone
1,Acme Skips,York,North Yorkshire,01632 960009
,Gamma Skips,York,North Yorkshire,01632 960003
,Beta,Leeds,West Yorkshire,01632 960002
,No Town,,West Yorkshire,
2,Beta Skips,Leeds,West Yorkshire,01632 960002
`;
const COUNTS = { new: 1, changed: 1, unchanged: 1, duplicate: 1, refused: 1 };

describe("an import", () => {
  beforeEach(() => opened.database.insert(companyTable).values([ACME, BETA]));

  test("without apply reports every row and writes nothing", async () => {
    const { files } = await open();
    const before = await stored();
    const report = await importing(files, FILE, false);
    expect(report).toMatchObject({ applied: false, counts: COUNTS });
    expect(report.rows.map(({ line, kind }) => [line, kind])).toEqual([
      [2, "changed"],
      [3, "new"],
      [4, "duplicate"],
      [5, "refused"],
      [6, "unchanged"],
    ]);
    expect(await stored()).toEqual(before);
    expect(await files.lastImport()).toBeNull();
  });

  test("with apply writes what the dry run reported, shows it immediately and places it on the map", async () => {
    const { files, companies } = await open();
    expect(await importing(files, FILE)).toMatchObject({ applied: true, counts: COUNTS });
    expect(companies.find(1)).toMatchObject({ location: "York", phone: "01632 960009", latitude: 53.96 });
    const [gamma] = companies.list({ search: "gamma" });
    expect(gamma).toMatchObject({ rating: "4.20", reviewCount: 15, eco: true, latitude: 53.96 });
    expect(companies.list({})).toHaveLength(3);
    expect(await files.lastImport()).toMatchObject({ fileName: "test.csv", added: 1, changed: 1 });
    expect((await importing(files, FILE)).counts).toEqual({ ...COUNTS, new: 0, changed: 0, unchanged: 3 });
  });

  test("of a file that is sent twice, also at the same time, adds its companies once, and says so", async () => {
    const { files } = await open();
    const file = `id,name,location,county,postcode,phone,prices,verified,email,website
,Delta Skips,York,North Yorkshire,YO1 7HH,1904555001,6=180,yes,,delta.example
new,Delta Skips,York,North Yorkshire,YO1 7HH,01904 555002,,,,
new,Acme Skips,Leeds,West Yorkshire,,+44 1904 555003,,,a@acme.example,
,Sigma,York,North Yorkshire,YO30 1AA,"01904 555004, 01904 555005",6=190/14d,,,
`;
    const counts = { new: 0, changed: 0, unchanged: 4, duplicate: 0, refused: 0 };
    const both = await Promise.all([importing(files, file), importing(files, file)]);
    expect(both.map((report) => report.counts).sort((a, b) => b.new - a.new)).toEqual([
      { ...counts, new: 4, unchanged: 0 },
      counts,
    ]);
    const tried = await importing(files, file, false);
    expect(tried.counts).toEqual(counts);
    expect(tried.rows.every(({ companyId }) => companyId !== null)).toBe(true);
    expect(importReportText(tried)).toContain("4 already listed");
    expect(await stored()).toHaveLength(6);
  });

  test.each<[string, string, boolean]>([
    ["North Yorkshire", "North Yorkshire", true],
    ["0113 496 000", "0113 496 000", true],
    ["1132345679.0", "01132345679", false],
    ["1132345679", "01132345679", false],
    ['"1132345679,00"', "01132345679", false],
    ["447911123456", "+447911123456", false],
    ["447911123456.0", "+447911123456", false],
    ["4407911123456", "+447911123456", false],
    ['="01132345683"', "01132345683", false],
    ['"=""01132345683"""', "01132345683", false],
    ["'01132345683", "01132345683", false],
    ["=+441132345683", "+441132345683", false],
    ["4.41132345683E+11", "+441132345683", false],
    ["(113) 234 5683", "(0113) 234 5683", false],
    ["+447911123456.0", "+447911123456", false],
    ["353871234567", "+353871234567", false],
    ["+44 (0)113 234 5683", "+44 (0)113 234 5683", false],
    ["07911 123458 / 0113 234 5680", "07911 123458 / 0113 234 5680", false],
    ["01132345685 ext 2", "01132345685 ext 2", false],
    ["+353 1 234 5678", "+353 1 234 5678", false],
  ])("reads the phone %s as %s, and warns if it cannot be dialled", async (cell, phone, isWarned) => {
    const { files } = await open();
    const text = `name,location,county,phone\nAlder Skips,York,North Yorkshire,${cell}`;
    const tried = await importing(files, text, false);
    await importing(files, text);
    const warning = `“${phone}” is not one complete phone number, so customers could not ring it with a press`;
    expect(tried.rows).toMatchObject([{ kind: "new", warning: isWarned ? warning : null }]);
    const added = (await stored()).filter(({ name }) => name === "Alder Skips");
    expect(added.map((company) => company.phone)).toEqual([phone]);
  });

  test.each(["-", "N/A", "TBC", "#N/A"])("a phone %s counts as empty", async (cell) => {
    const { files } = await open();
    await importing(files, `name,location,county,phone\nAlder Skips,York,North Yorkshire,${cell}`);
    expect((await stored()).find(({ name }) => name === "Alder Skips")?.phone).toBeNull();
  });

  test.each([
    ["location", '"=HYPERLINK(""http://x"")"', /^The location begins with "="/],
    ["name", "＝1+1", /^The name begins with "="/],
    ["postcode", "06-Aug", /^"06-Aug" in postcode was turned into a date by a spreadsheet/],
    ["county", "#####", /^The county is lost/],
  ])("refuses a row whose %s is %s", async (field, cell, reason) => {
    const { files } = await open();
    const cells = { name: "Alder Skips", location: "York", county: "Yorkshire", postcode: "", [field]: cell };
    const { rows } = await importing(files, `${Object.keys(cells)}\n${Object.values(cells)}`);
    expect(rows).toMatchObject([{ kind: "refused", reason: expect.stringMatching(reason) }]);
  });

  test.each([
    ["email", "mailto:a@b.example", "a@b.example"],
    ["email", "Ann <a@b.example>", "a@b.example"],
    ["email", "a@b.example; c@d.example", "a@b.example"],
    ["email", `"['a@b.example', 'c@d.example']"`, "a@b.example"],
    ["phone", '"[0113 234 5683, 0113 234 5684]"', "0113 234 5683, 0113 234 5684"],
    ["website", "[https://acme.example]", "https://acme.example"],
    ["website", "<https://acme.example>", "https://acme.example"],
    ["skipSizes", `"['4 yd', '6 yd']"`, "4 yd, 6 yd"],
    ["establishedYear", "1998.0", 1998],
    ["establishedYear", "Est. 1998", 1998],
    ["verified", "✓", true],
    ["description", "“Best in town”", "Best in town"],
  ])("reads the %s of another program: %s", async (field, cell, value) => {
    const { files } = await open();
    await importing(files, `name,location,county,${field}\nAlder Skips,York,North Yorkshire,${cell}`);
    expect((await stored()).find(({ name }) => name === "Alder Skips")).toMatchObject({ [field]: value });
  });

  test("knows the headings of other programs", async () => {
    const { files } = await open();
    const titles = "FIRM_NAME,ADDRESS_TOWN,County (UK),ADDRESS_POSTCODE";
    const { rows, ignoredColumns } = await importing(
      files,
      `${titles}\nAlder Skips,York,North Yorkshire,YO1 7HH`,
    );
    expect(ignoredColumns).toEqual([]);
    expect(rows).toMatchObject([{ kind: "new", name: "Alder Skips" }]);
  });

  test.each(["4.47E+11", "+4.47911E+11", "4,47911E+11", "4.47911E11"])(
    "refuses the shortened phone %s",
    async (cell) => {
      const { files } = await open();
      const { rows } = await importing(
        files,
        `name;location;county;phone\nAlder Skips;York;Yorkshire;${cell}`,
      );
      expect(rows[0]?.reason).toBe(
        `Phone "${cell}" was shortened by a spreadsheet; format that column as text`,
      );
    },
  );

  test.each([",,,", ",,", ', ,""', ",Unnamed: 4,Unnamed: 5", ",Column5", ",_1", ""])(
    "refuses a row with a cell too many below titles that end in %j",
    async (end) => {
      const { files } = await open();
      const text = `name,location,county,phone${end}\nTrail Three, Ltd,York,North Yorkshire,01904 555007\nAlder Skips,York,North Yorkshire,01904 555008,,`;
      const { rows } = await importing(files, text);
      expect(rows).toMatchObject([
        { kind: "refused", reason: expect.stringMatching(/^The row has more cells/) },
        { kind: "new" },
      ]);
      expect((await stored()).map(({ name }) => name)).toContain("Alder Skips");
      expect((await stored()).map(({ name }) => name)).not.toContain("Trail Three");
    },
  );

  test("adds companies without a rating when NEW_COMPANY_RATING is none", async () => {
    const { files, companies } = await open("none");
    await importing(files, FILE);
    expect(companies.list({ search: "gamma" })[0]).toMatchObject({ rating: null, reviewCount: 0 });
  });

  test("that runs twice at the same time adds a company once", async () => {
    const { files } = await open();
    const reports = await Promise.all([importing(files, FILE), importing(files, FILE)]);
    expect(reports.map(({ counts }) => counts.new).sort()).toEqual([0, 1]);
    expect(await opened.database.$count(companyTable)).toBe(3);
  });

  test("does not overwrite ratings that reviews changed after the export", async () => {
    const { files } = await open();
    const file = (await exported(files)).replace("01632 960001", "01632 960099");
    await opened.database.update(companyTable).set({ rating: "3.00", reviewCount: 16 });
    await importing(files, file);
    expect((await stored())[0]).toMatchObject({ phone: "01632 960099", rating: "3.00", reviewCount: 16 });
  });

  test("of thousands of rows is applied and undone in one transaction each", async () => {
    const { files } = await open();
    const rows = Array.from({ length: 3000 }, (_, at) => `,Firm ${at},York,North Yorkshire,`);
    const report = await importing(files, `id,name,location,county,phone\n${rows.join("\n")}`);
    expect(report.counts.new).toBe(3000);
    expect(await opened.database.$count(companyTable)).toBe(3002);
    expect(await files.undoLastImport()).toMatchObject({ added: 3000, changed: 0 });
    expect(await opened.database.$count(companyTable)).toBe(2);
  });
});

describe("undoing the last import", () => {
  beforeEach(() => opened.database.insert(companyTable).values([ACME, BETA]));

  test("restores what it changed and removes what it added, visible immediately", async () => {
    const { files, companies } = await open();
    const before = await stored();
    await importing(files, FILE);
    expect(await files.undoLastImport()).toMatchObject({ added: 1, changed: 1 });
    expect(await stored()).toEqual(before);
    expect(companies.list({}).map(({ name }) => name)).toEqual(["Acme Skips", "Beta Skips"]);
    expect(await files.undoLastImport()).toMatchObject({ message: "There is no import to undo" });
  });

  test("undoes one import after the other, the newest first", async () => {
    const { files } = await open();
    await importing(files, "id,phone\n2,01632 960010");
    await importing(files, "id,phone\n2,01632 960020");
    await files.undoLastImport();
    expect((await stored())[1]).toMatchObject({ phone: "01632 960010" });
    await files.undoLastImport();
    expect((await stored())[1]).toMatchObject({ phone: "01632 960002" });
  });

  test("is possible for the last ten imports", async () => {
    const { files } = await open();
    for (let nth = 10; nth < 22; nth++) await importing(files, `id,phone\n2,01632 9600${nth}`);
    expect(await opened.database.$count(companyImports)).toBe(10);
    for (let nth = 0; nth < 10; nth++) expect(await files.undoLastImport()).not.toHaveProperty("refused");
    expect((await stored())[1]).toMatchObject({ phone: "01632 960011" });
    expect(await files.undoLastImport()).toMatchObject({ message: "There is no import to undo" });
  });

  test("keeps later changes of other fields, and ratings that reviews changed", async () => {
    const { files } = await open();
    await importing(files, FILE);
    await opened.database
      .update(companyTable)
      .set({ insurance: "£5m", rating: "3.00", reviewCount: 16 })
      .where(eq(companyTable.id, 1));
    expect(await files.undoLastImport()).not.toHaveProperty("refused");
    expect((await stored())[0]).toMatchObject({ location: "Leeds", insurance: "£5m", rating: "3.00" });
  });

  test.each([
    ["a field it changed was changed again", 1, { phone: "01632 960011" }],
    ["a company it added was changed", 3, { insurance: "£5m" }],
  ])("is refused completely when %s", async (_, nth, values) => {
    const { files } = await open();
    await importing(files, FILE);
    const all = await stored();
    const touched = all[nth === 1 ? 0 : 2] ?? expect.unreachable();
    await opened.database.update(companyTable).set(values).where(eq(companyTable.id, touched.id));
    const before = await stored();
    expect(await files.undoLastImport()).toMatchObject({
      message: expect.stringContaining(`since the import: "${touched.name}". `),
    });
    expect(await stored()).toEqual(before);
    expect(await files.lastImport()).not.toBeNull();
  });

  test("is refused when a company it added has a review", async () => {
    const { files, companies } = await open();
    await importing(files, FILE);
    const [gamma] = companies.list({ search: "gamma" });
    const review = { customerName: "Ann", rating: 5, title: "Good", content: "On time." };
    await opened.database.insert(reviews).values({ ...review, companyId: gamma?.id ?? 0 });
    expect(await files.undoLastImport()).toMatchObject({
      message: expect.stringContaining('since the import: "Gamma Skips". '),
    });
  });

  test.each([
    [
      "another entry was merged into a company it added",
      (keptId: number) => insertMerge({ keptId, mergedId: 2 }),
    ],
    [
      "an undone merge moved requests to a company it added, because emails may link to them by its id",
      (keptId: number) => insertMerge({ keptId, mergedId: 2, quotes: [1], undoneAt: new Date() }),
    ],
    [
      "a customer asked a company it added for a quote",
      (companyId: number) => {
        const email = { kind: "company" as const, recipient: "a@gamma.example", state: "sent" as const };
        return opened.database.insert(deliveries).values({ ...email, companyId });
      },
    ],
    [
      "a company it added has paused its requests",
      (companyId: number) =>
        opened.database.insert(companyChanges).values({
          ...{
            companyId,
            changedBy: "company",
            before: { pausedUntil: null },
            after: { pausedUntil: "2999-01-01" },
          },
        }),
    ],
    [
      "a company it added has hidden its listing",
      (id: number) =>
        opened.database.update(companyTable).set({ listing: "removed" }).where(eq(companyTable.id, id)),
    ],
  ])("is refused when %s", async (_, use) => {
    const { files, companies } = await open();
    await importing(files, FILE);
    await use(companies.list({ search: "gamma" })[0]?.id ?? 0);
    expect(await files.undoLastImport()).toMatchObject({
      message: expect.stringContaining('since the import: "Gamma Skips". '),
    });
    expect(await opened.database.$count(companyTable)).toBe(3);
  });

  test("is refused when a company would contradict itself with what was changed since", async () => {
    const { files } = await open();
    await importing(files, "id,priceTo\n2,500");
    await opened.database.update(companyTable).set({ priceFrom: "400.00" }).where(eq(companyTable.id, 2));
    expect(await files.undoLastImport()).toMatchObject({
      message:
        'With what was changed since, "Beta Skips" would contradict itself, so nothing was undone: Price to must not be below price from',
    });
    expect((await stored())[1]).toMatchObject({ priceFrom: "400.00", priceTo: "500.00" });
  });
});

import { asc, getTableColumns } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { StatedPrice } from "#contract/job/terms.ts";
import { companyImports } from "#server/database/tables/changes.ts";
import { companies as companyTable } from "#server/database/tables/companies.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { exampleCompanies, examplePlaces } from "../testing/examples.ts";
import { createCompanyFiles } from "./company-files.ts";

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const PRICE: StatedPrice = {
  size: 6,
  price: "180.00",
  hireDays: 14,
  extraWeek: "25.00",
  heavyAllowed: true,
  statedBy: "company",
  statedOn: "2026-02-03",
};
const ACME = {
  id: 1,
  name: "Acme Skips",
  location: "Leeds",
  county: "West Yorkshire",
  prices: [PRICE, { ...PRICE, size: 8 as const, price: "220.50", extraWeek: null }],
  coverageAreas: [{ type: "radius" as const, km: 30, exclude: ["LS9"] }],
  refuses: ["tyres" as const],
  acceptsAtCharge: [{ waste: "mattress" as const, price: "20.00", unit: "each" as const }],
  noticeDays: 2,
  confirmedOn: "2026-02-03",
};
const KNOWN = "LS6 2AB";
const LEEDS = { latitude: 53.8, longitude: -1.55 };
/** Knows one council, by a part of its name. */
const permits = {
  authorityNamed: (text: string) => ("Leeds City Council".includes(text) ? "Leeds City Council" : null),
};

const places = {
  ...examplePlaces(),
  locate: ({ postcode, location }: { postcode: string | null; location: string }) =>
    postcode === KNOWN || location === "Leeds" ? LEEDS : null,
};

beforeEach(async () => {
  await opened.database.delete(companyImports);
  await opened.database.delete(companyTable);
  await opened.database.insert(companyTable).values({ ...ACME, ...LEEDS });
});

async function open() {
  const { database } = opened;
  const companies = exampleCompanies(database, places);
  await companies.load();
  const files = createCompanyFiles({ permits, database, places, companies, newCompanyRating: "default" });
  const importing = (text: string, apply = true) =>
    files.import(Buffer.from(text), { fileName: "a.csv", apply });
  return { companies, files, importing };
}
const { changedAt: _, updatedAt: _updatedAt, ...columns } = getTableColumns(companyTable);
const stored = () => opened.database.select(columns).from(companyTable).orderBy(asc(companyTable.id));

test("an export has the terms in cells that a person can read, and imports without a change", async () => {
  const { files, importing } = await open();
  let file = "";
  for await (const piece of await files.export()) file += piece;
  expect(file).toContain(
    '"6=180/14d/+25w/heavy; 8=220.50/14d/heavy","30 km; not LS9",tyres,mattress=20 each,2,2026-02-03',
  );
  expect((await importing(file)).counts).toMatchObject({ unchanged: 1, changed: 0 });
});

test("a changed price is the directory's of today; the other price keeps its note; an undo restores both", async () => {
  const { files, importing, companies } = await open();
  const before = await stored();
  const file = 'id,name,prices,noticeDays\n1,Acme Skips,"6=180/14d/+25w/heavy; 8=230/14d/heavy",3\n';
  const tried = await importing(file, false);
  expect(tried.rows[0]?.changes).toEqual([
    {
      field: "prices",
      from: "6=180/14d/+25w/heavy; 8=220.50/14d/heavy",
      to: "6=180/14d/+25w/heavy; 8=230/14d/heavy",
    },
    { field: "noticeDays", from: "2", to: "3" },
  ]);
  expect(await stored()).toEqual(before);
  await importing(file);
  const [six, eight] = companies.find(1)?.prices ?? [];
  expect(six).toEqual(PRICE);
  expect(eight).toMatchObject({ price: "230.00", statedBy: "directory" });
  expect(eight?.statedOn).not.toBe("2026-02-03");
  expect(await files.undoLastImport()).not.toHaveProperty("refused");
  expect(await stored()).toEqual(before);
  expect(companies.find(1)?.prices).toEqual(ACME.prices);
});

test("an undo is refused if a term was changed since", async () => {
  const { files, importing } = await open();
  await importing("id,name,refuses\n1,Acme Skips,paint\n");
  await opened.database.update(companyTable).set({ refuses: ["paint", "tyres"] });
  expect(await files.undoLastImport()).toMatchObject({
    message: expect.stringContaining('since the import: "Acme Skips". '),
  });
});

test("the same terms written in another way change nothing, and an empty cell clears", async () => {
  const { importing, companies } = await open();
  const same =
    'id,name,prices,coverageAreas,acceptsAtCharge\n1,Acme Skips,"8 yd=£220.50/14 days/heavy;6=180.00/14d/+25w/heavy",30km not ls9,Mattresses=20\n';
  expect((await importing(same)).counts).toMatchObject({ unchanged: 1 });
  await importing("id,name,prices,coverageAreas,noticeDays,confirmedOn\n1,Acme Skips,,,,\n");
  expect(companies.find(1)).toMatchObject({
    prices: [],
    coverageAreas: [],
    noticeDays: null,
    confirmedOn: null,
  });
  expect(companies.find(1)?.refuses).toEqual(["tyres"]);
});

test("a new company gets its terms, and a wrong cell refuses the row with a sentence", async () => {
  const { importing, companies } = await open();
  const report = await importing(
    [
      "id,name,location,county,prices,coverageAreas,refuses,acceptsAtCharge",
      '50,Beta,Leeds,Y,4=140,"LS1-LS3, BD1",,',
      ",Gamma,Leeds,Y,4=cheap,,,",
      ",Delta,Leeds,Y,,,tyres,tyres=5 each",
      ",Epsilon,Leeds,Y,6=180/heavy,,soil,",
      ",Zeta,Leeds,Y,,30 km; not LS9 + LS9,,",
      ',Eta,Leeds,Y,,"LS1, ZZ99",,',
    ].join("\n"),
  );
  expect(report.rows.map(({ kind, reason }) => [kind, reason])).toEqual([
    ["new", null],
    ["refused", '"4=cheap" in prices is not like 6=180/14d/+25w/heavy'],
    ["refused", "Tyres: either refused or accepted at a charge, not both"],
    ["refused", "Soil is not taken, but the price for 6 yards allows soil and rubble: change one of the two"],
    ["refused", "LS9 is both in an area and left out of it: keep one of the two (in coverageAreas)"],
    ["refused", "ZZ99 is not a UK postcode district (in coverageAreas)"],
  ]);
  expect(companies.find(50)).toMatchObject({
    prices: [{ size: 4, price: "140.00", statedBy: "directory" }],
    coverageAreas: [{ type: "districts", codes: ["LS1", "LS2", "LS3", "BD1"] }],
    refuses: [],
  });
});

test("an authority is completed by the known names; another one is refused, unless the company already states it", async () => {
  const { importing, companies } = await open();
  const stated = [{ name: "Selby District Council", until: null }];
  await opened.database
    .insert(companyTable)
    .values({ ...ACME, ...LEEDS, id: 2, name: "Old", authorities: stated });
  const report = await importing(
    [
      "id,name,location,county,authorities",
      "50,Beta,Leeds,Y,Leeds until 2027-03-31",
      ",Gamma,Leeds,Y,Atlantis",
      "1,Acme Skips,Leeds,West Yorkshire,Leeds; Leeds City Council",
      "2,Old,Leeds,West Yorkshire,Selby District Council; Leeds",
    ].join("\n"),
  );
  expect(report.rows.map(({ kind, reason }) => [kind, reason])).toEqual([
    ["new", null],
    ["refused", 'We know no single council by the name "Atlantis": give its full name (in authorities)'],
    ["refused", "Leeds City Council is named twice (in authorities)"],
    ["changed", null],
  ]);
  expect(companies.find(50)?.authorities).toEqual([{ name: "Leeds City Council", until: "2027-03-31" }]);
});

test("a row with a postcode that is not known is imported with a warning", async () => {
  const { importing } = await open();
  const report = await importing(
    `name,location,county,postcode\nBeta,Leeds,Y,ZZ99 9ZZ\nGamma,Leeds,Y,${KNOWN}\nDelta,Leeds,Y,\n`,
    false,
  );
  expect(report.rows.map(({ kind, warning }) => [kind, warning])).toEqual([
    ["new", "We don't know the postcode ZZ99 9ZZ, so searches find the company at the centre of Leeds"],
    ["new", null],
    ["new", null],
  ]);
  const changed = await importing("id,name,postcode\n1,Acme Skips,ZZ1 1ZZ\n", false);
  expect(changed.rows[0]?.warning).toMatch(/ZZ1 1ZZ/);
});

test("a carrier's number of no known form is imported with the warning of the edit dialog", async () => {
  const { importing } = await open();
  const report = await importing(
    "name,location,county,Licence No\nBeta,Leeds,Y,SK/0132\nGamma,Leeds,Y,CBDU99000001\n",
    false,
  );
  expect(report.rows.map(({ warning }) => warning)).toEqual([
    "“SK/0132” does not look like a waste carrier's registration number",
    null,
  ]);
});

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { changeLog } from "#server/database/tables/changes.ts";
import { carrierChecks, companies } from "#server/database/tables/companies.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { openCommandFolder } from "./testing/command-folder.ts";

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let terminal: Awaited<ReturnType<typeof openCommandFolder>>;
beforeAll(async () => {
  opened = await openTestDatabase();
  terminal = await openCommandFolder("check-carriers.ts", opened.url);
});
afterAll(async () => {
  await terminal.close();
  await opened.close();
});

const company = (id: number, name: string, licenseNumber: string | null, county = "West Yorkshire") => ({
  id,
  name,
  location: "Leeds",
  county,
  licenseNumber,
});

/**
 * Carrier numbers with 99 after the letters are samples, which no regulator issues. CBDU000000 and CBDU000001 are not samples
 * and are in no file of these tests.
 */
const COMPANIES = [
  company(1, "Acme Skips", "CBDU 99000001"),
  company(2, "Bolton Skips", "CBDU99000002"),
  company(3, "Castle Skips", "CBDL99000003"),
  company(4, "Dale Skips", "CBDU99000004"),
  company(5, "Elm Skips", "CBDU000000"),
  company(6, "Sgipiau Fron", "CBDU000001", "Gwynedd"),
  company(7, "Glen Skips", "WCR/R/99000007"),
  company(8, "Hill Skips", null),
];

beforeEach(async () => {
  await opened.database.delete(companies);
  await opened.database.insert(companies).values(COMPANIES);
});

const EXPORT_HEADINGS =
  "Registration number,Organisation name,UPRN,Building,Address line 1,Address line 2,Address line 3,Address line 4,Town,Postcode,Country,Easting,Northing,Applicant type,Registration tier,Registration type,Registration date,Expiry date,Company number";
const exported = (number: string, name: string, tier: string, expiry: string, type = "carrier_dealer") =>
  `${number},${name},,,1 Sample Yard,,,,EXAMPLETOWN,ZZ99 9ZZ,,400000,300000,limitedCompany,${tier},${type},2025-03-01,${expiry},`;
const EXPORT = [
  EXPORT_HEADINGS,
  exported("CBDU99000001", "ACME SKIPS LIMITED", "upper", "2028-03-01"),
  exported("CBDU99000002", '"WASTE, METAL & CO LTD"', "upper", "2028-04-01"),
  exported("CBDL99000003", "CASTLE SKIPS LTD", "lower", ""),
  exported("CBDU99000004", "DALE SKIPS", "upper", "2026-03-01"),
  exported("CBDU99000999", "SOMEBODY ELSE", "upper", "2028-03-01"),
].join("\r\n");

const results = async () => {
  const rows = await opened.database.select().from(companies).orderBy(companies.id);
  return rows.map(({ carrier }) => carrier && `${carrier.result} ${carrier.checkedOn} ${carrier.validTo}`);
};

test("tells what the nightly export shows, and records it only with --apply", async () => {
  await terminal.save("export.csv", EXPORT);
  const tried = await terminal.run("export.csv");
  expect(tried).toMatchObject({ code: 0, complained: "" });
  expect(tried.said).toEqual([
    "matched      CBDU99000001  Acme Skips (1), until 2028-03-01",
    "other name   CBDU99000002  Bolton Skips (2), registered to “WASTE, METAL & CO LTD”, until 2028-04-01",
    "lower tier   CBDL99000003  Castle Skips (3)",
    "expired      CBDU99000004  Dale Skips (4), until 2026-03-01",
    "not on it    CBDU000000    Elm Skips (5)",
    "not in file  CBDU000001    Sgipiau Fron (6), nothing recorded: look it up by hand",
    "The register as of 2026-03-10, 5 rows: 1 matched, 1 other name, 1 not on it, 1 expired, 1 lower tier, 1 not in file. Left out, as their numbers are not of this register: 1.",
    "Tried, nothing written. To record the results, add --apply.",
    "Contains Environment Agency information © Environment Agency and/or database right.",
  ]);
  expect(await opened.database.$count(carrierChecks)).toBe(0);
  expect(new Set(await results())).toEqual(new Set([null]));

  expect((await terminal.run("export.csv", "--apply")).said.at(-2)).toMatch(
    /^Done: the results are recorded/,
  );
  const recorded = [
    "matched 2026-03-10 2028-03-01",
    "other-holder 2026-03-10 2028-04-01",
    "lower-tier 2026-03-10 null",
    "expired 2026-03-10 2026-03-01",
    "not-on-register 2026-03-10 null",
    null,
    null,
    null,
  ];
  expect(await results()).toEqual(recorded);
  const logged = await opened.database.select().from(changeLog).orderBy(changeLog.companyId);
  expect(logged.map(({ kind, changedBy, companyName }) => [kind, changedBy, companyName])).toEqual(
    ["Acme Skips", "Bolton Skips", "Castle Skips", "Dale Skips", "Elm Skips"].map((name) => [
      ...["carrier-checked", "import", name],
    ]),
  );
  expect(logged[0]).toMatchObject({ before: { carrier: null }, after: { carrier: { result: "matched" } } });
  const kept = JSON.stringify(await opened.database.select().from(carrierChecks));
  expect(kept).not.toMatch(/metal|sample yard|zz99/i);

  expect((await terminal.run("export.csv", "--apply")).said[1]).toMatch(/rows: 1 not in file, 5 known\./);
  expect(await opened.database.$count(carrierChecks)).toBe(5);
  expect(await opened.database.$count(changeLog)).toBe(5);
  const older = await terminal.run("export.csv", "--apply", "--date=2026-02-01");
  expect(older.said[1]).toMatch(/^The register as of 2026-02-01, .* 5 known/);
  expect(await results()).toEqual(recorded);
});

test("reads the register's own download, from which nothing follows about numbers that it lacks", async () => {
  const rows = [
    "Registration Number,Business Name,Registration Tier,Registration Type,Applicant Type,Registration Date,Renewal Date,Expiry Date,Postcode",
    'CBDU99000001,Acme Skips Ltd,Upper,"Carrier, Broker, Dealer",Company,2025-03-01,,01/03/2028,ZZ99 9ZZ',
    'CBDU99000002,Bolton Skips,Upper,"Carrier, Broker, Dealer",Company,2025-03-01,,soon,ZZ99 9ZZ',
  ];
  await terminal.save("download.csv", `\uFEFF${rows.join("\n")}\n`);
  const { said } = await terminal.run("download.csv", "--apply");
  expect(said.slice(0, 3)).toEqual([
    "matched      CBDU99000001  Acme Skips (1), until 2028-03-01",
    "unreadable   CBDU99000002  Bolton Skips (2)",
    "not in file  CBDL99000003  Castle Skips (3), nothing recorded: look it up by hand",
  ]);
  expect((await results()).filter(Boolean)).toEqual(["matched 2026-03-10 2028-03-01"]);
});

test("takes no broker or dealer for a carrier, in the export and in the download", async () => {
  const broker = exported("CBDU99000001", "ACME SKIPS LIMITED", "upper", "2028-03-01", "broker_dealer");
  await terminal.save("export.csv", [EXPORT_HEADINGS, broker].join("\n"));
  const { said } = await terminal.run("export.csv", "--apply");
  expect(said[0]).toBe(
    "broker only  CBDU99000001  Acme Skips (1), registered as a broker or dealer, which does not cover carrying waste, until 2028-03-01",
  );
  expect((await results())[0]).toBe("broker-only 2026-03-10 2028-03-01");
  const rows = [
    "Registration Number,Business Name,Registration Tier,Registration Type,Expiry Date",
    'CBDU99000001,Acme Skips Ltd,Upper,"Broker, Dealer",2028-03-01',
    'CBDU99000004,Dale Skips,Upper,"Carrier, Dealer",2028-03-01',
  ];
  await terminal.save("download.csv", rows.join("\n"), "2026-03-11T12:00:00Z");
  expect((await terminal.run("download.csv", "--apply")).said.slice(0, 1)).toEqual([
    expect.stringMatching(/^broker only/),
  ]);
  expect((await results())[3]).toBe("matched 2026-03-11 2028-03-01");
});

test("takes an export for incomplete that lacks most of the numbers", async () => {
  const more = Array.from({ length: 12 }, (_, at) => company(at + 20, `Firm ${at}`, `CBDU0000${at + 10}`));
  await opened.database.insert(companies).values(more);
  await terminal.save("export.csv", EXPORT);
  const { said } = await terminal.run("export.csv", "--apply");
  expect(said.join("\n")).toContain("More than half of the numbers are not in the file");
  expect((await results()).filter((result) => result?.startsWith("not-on-register"))).toEqual([]);
  expect((await results())[0]).toMatch(/^matched/);
});

test("refuses a file that was cut off and records nothing", async () => {
  await terminal.save("bad.csv", EXPORT.slice(0, -40));
  const refused = await terminal.run("bad.csv", "--apply");
  expect(refused).toMatchObject({ code: 1, complained: expect.stringContaining("in the middle of a row") });
  expect(refused.complained).toContain("No result was recorded.");
  expect(await opened.database.$count(carrierChecks)).toBe(0);
});

test("unclear arguments and a missing file change nothing", async () => {
  const usage = { code: 1, complained: expect.stringMatching(/^Usage: npm run check:carriers/) };
  expect(await terminal.run()).toMatchObject(usage);
  expect(await terminal.run("export.csv", "--aply")).toMatchObject(usage);
  expect(await terminal.run("export.csv", "--date=2199-01-01")).toMatchObject(usage);
  expect((await terminal.run("missing.csv")).complained).toMatch(/^There is no file .*missing\.csv/);
});

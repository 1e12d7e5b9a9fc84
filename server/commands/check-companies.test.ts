import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { toCsvLine } from "#contract/text/csv.ts";
import { changeLog } from "#server/database/tables/changes.ts";
import { companies } from "#server/database/tables/companies.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { openCommandFolder } from "./testing/command-folder.ts";

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let terminal: Awaited<ReturnType<typeof openCommandFolder>>;
beforeAll(async () => {
  opened = await openTestDatabase();
  terminal = await openCommandFolder("check-companies.ts", opened.url);
});
afterAll(async () => {
  await terminal.close();
  await opened.close();
});

const company = (id: number, name: string, companyNumber: string | null, postcode = "ZZ99 9ZZ") => ({
  ...{ id, name, companyNumber, postcode, location: "Leeds", county: "West Yorkshire" },
});

beforeEach(async () => {
  await opened.database.delete(companies);
  await opened.database.delete(changeLog);
  await opened.database
    .insert(companies)
    .values([
      company(1, "Acme Skips", "00000001"),
      company(2, "Bolton & Sons Skips", "SC000002"),
      company(3, "Castle Skips", "NI000003"),
      company(4, "Dale Skips", null, "ZZ1 1AA"),
      company(5, "Elm Skips", null, "ZZ1 1AB"),
      company(6, "Fen Skips", "00000006"),
      company(7, "Glen Skips", null),
      { ...company(8, "Hill Skips", "00000008"), listing: "removed" },
      { ...company(9, "Ivy Skips", "OC000009"), listing: "draft" },
    ]);
});

/** Companies House writes a space before some headings, and quotes names with commas. */
const HOUSE_HEADINGS =
  "CompanyName, CompanyNumber,RegAddress.CareOf,RegAddress.PostTown,RegAddress.PostCode,CompanyCategory,CompanyStatus,DissolutionDate,SICCode.SicText_1,PreviousName_1.CONDATE, PreviousName_1.CompanyName\r\n";
const house = (
  name: string,
  number: string,
  { status = "Active", postcode = "AB1 2CD", former = "", dissolved = "" } = {},
) =>
  toCsvLine([
    name,
    number,
    "",
    "EXAMPLETOWN",
    postcode,
    "Private",
    status,
    dissolved,
    "38110 - Waste",
    "",
    former,
  ]);
const HOUSE = [
  house("ACME SKIPS, WASTE & METAL LIMITED", "00000001"),
  house("BOLTON AND SONS SKIPS LTD", "SC000002", { status: "Active - Proposal to Strike off" }),
  house("CASTLE SKIPS LTD", "NI000003", { status: "Liquidation" }),
  house("DALE SKIPS (NEW NAME) LTD", "00000004", { former: "DALE SKIPS LIMITED", postcode: "zz11aa" }),
  house("ELM SKIPS LTD", "00000005"),
  house("IVY SKIPS LLP", "OC000009", { status: "In Administration" }),
  house("SOMEBODY ELSE LTD", "00000099"),
];

const registers = async () => {
  const rows = await opened.database.select().from(companies).orderBy(companies.id);
  return rows.map(({ registers, registerDoubts }) =>
    [...registers, ...registerDoubts.map((doubt) => ({ ...doubt, matchedBy: "doubt" }))]
      .map(({ number, status, asOf, matchedBy }) => [number, status, asOf, matchedBy].join(" "))
      .join(", "),
  );
};

test("tells what Companies House's file says, in its parts, and records it only with --apply", async () => {
  const parts = [1, 2].map((part) => `BasicCompanyData-2026-03-01-part${part}_2.csv`);
  await terminal.save(parts[0] ?? "", `\uFEFF${HOUSE_HEADINGS}${HOUSE.slice(0, 3).join("")}`);
  await terminal.save(parts[1] ?? "", `${HOUSE_HEADINGS}${HOUSE.slice(3).join("")}`);
  const tried = await terminal.run(...parts);
  expect(tried).toMatchObject({ code: 0, complained: "" });
  expect(tried.said).toEqual([
    "in liquidation NI000003      Castle Skips (3)",
    "about to be struck off SC000002      Bolton & Sons Skips (2)",
    "insolvent    OC000009      Ivy Skips (9)",
    "not sure                   Elm Skips (5), ours at ZZ1 1AB, may be 00000005 (active, AB1 2CD): decide in the work queue",
    "number not found 00000006      Fen Skips (6), its number is not in the file, which does not say that it has closed",
    "Companies House as of 2026-03-01, 7 rows: 2 active, 1 about to be struck off, 1 in liquidation, 1 insolvent, 1 number not found, 1 not sure, 1 not in file.",
    "Tried, nothing written. To record the results, add --apply.",
    "Contains Companies House information, free company data product, no restriction on use.",
  ]);
  expect(new Set(await registers())).toEqual(new Set([""]));

  const applied = await terminal.run(...parts, "--apply");
  expect(applied.said.at(-2)).toMatch(/^Done: the results are recorded/);
  const recorded = [
    "00000001 active 2026-03-01 number",
    "SC000002 strike-off-proposed 2026-03-01 number",
    "NI000003 liquidation 2026-03-01 number",
    "00000004 active 2026-03-01 name-and-postcode",
    "00000005 active 2026-03-01 doubt",
    "00000006 not-found 2026-03-01 number",
    "",
    "",
    "OC000009 insolvency 2026-03-01 number",
  ];
  expect(await registers()).toEqual(recorded);
  const logged = await opened.database.select().from(changeLog).orderBy(changeLog.companyId);
  expect(logged.map(({ kind, companyId }) => `${kind} ${companyId}`)).toEqual(
    [1, 2, 3, 4, 6, 9].map((id) => `register-checked ${id}`),
  );
  expect(JSON.stringify(await opened.database.select().from(companies))).not.toMatch(/metal|new name/i);

  // A company without a stated number was found once, so it is found again under its new name and address.
  await terminal.save(
    "next.csv",
    HOUSE_HEADINGS + house("OTHER NAME LTD", "00000004", { status: "Liquidation" }),
  );
  const next = await terminal.run("next.csv", "--apply", "--date=2026-04-01");
  expect(next.said[0]).toBe(
    "in liquidation 00000004      Dale Skips (4), by name and postcode, active on 2026-03-01",
  );
  expect(next.said[2]).toMatch(/absence is not recorded/);
  recorded[3] = "00000004 liquidation 2026-04-01 name-and-postcode";
  expect(await registers()).toEqual(recorded);

  const older = await terminal.run(...parts, "--apply", "--date=2026-02-01");
  expect(older.said.at(-3)).toMatch(/7 compared with a newer file before/);
  expect(await registers()).toEqual(recorded);
});

test("a number whose company has quite another name is a doubt until somebody decides", async () => {
  const { database } = opened;
  const rename = (id: number, name: string) =>
    database.update(companies).set({ name, postcode: "LS1 4AP" }).where(eq(companies.id, id));
  await rename(1, "Café Abbey Skips No 32");
  await rename(2, "Bolton Waste & Recycling");
  await rename(6, "Fen Skips");
  const rows = [
    house("ABBEYWOOD WASTE & SKIPS (UK) LIMITED", "00000001"),
    house("SONS OF BOLTON LTD", "SC000002"),
    house("QUITE ANOTHER LTD", "00000006", { postcode: "LS1 4AP" }),
  ];
  await terminal.save("house.csv", HOUSE_HEADINGS + rows.join(""));
  const { said } = await terminal.run("house.csv", "--apply", "--date=2026-03-01");
  expect(said[0]).toMatch(/^not sure .* may be 00000001 \(active, AB1 2CD\): decide in the work queue$/);
  const [abbey, bolton, , , , fen] = await registers();
  expect([abbey, bolton, fen]).toEqual([
    "00000001 active 2026-03-01 doubt",
    "SC000002 active 2026-03-01 number",
    "00000006 active 2026-03-01 number",
  ]);
});

test("what was found under an earlier company number is forgotten with it", async () => {
  await terminal.save("house.csv", HOUSE_HEADINGS + HOUSE.join(""));
  await terminal.run("house.csv", "--apply");
  const { database } = opened;
  const [before] = await database.select().from(companies).where(eq(companies.id, 3));
  expect(before).toMatchObject({ registers: [{ status: "liquidation" }] });
  await database.update(companies).set({ companyNumber: "00000099" }).where(eq(companies.id, 3));
  await database.update(companies).set({ name: "Bolton Skips" }).where(eq(companies.id, 2));
  expect((await registers()).slice(1, 3)).toEqual([expect.stringContaining("SC000002"), ""]);
});

/** The columns with names of people hold a word that must never be stored or told. */
const PERSON = "PERSON NAMED IN THE FILE";
const LICENCE_HEADINGS =
  "LicenceNumber,GeographicRegion,LicenceType,OperatorName,OperatorType,CorrespondenceAddress,OCAddress,TransportManager,NumberOfVehiclesAuthorised,VehiclesSpecified,DirectorOrPartner,LicenceStatus,ContinuationDate,CompanyRegNumber\n";
const licence = (
  number: string,
  name: string,
  { status = "Valid", owner = "", address = "1 ROAD, AB1 2CD", region = "Wales" } = {},
) =>
  toCsvLine([
    number,
    region,
    "Restricted",
    name,
    "Limited",
    address,
    "YARD",
    PERSON,
    "3",
    "AB12CDE",
    PERSON,
    status,
    "",
    owner,
  ]);

test("operator licences count once, the valid one first, and name nobody", async () => {
  const rows = [
    licence("OB0000001", "ACME SKIPS LTD", { status: "Surrendered", owner: "1" }),
    licence("OF0000001", "ACME GROUP LTD", { owner: "00000001" }),
    licence("OF0000001", "ACME SKIPS LTD", { owner: "00000001", region: "Scotland" }),
    licence("OM0000002", "BOLTON LTD", { status: "Revoked", owner: "SC000002" }),
    licence("ON0000003", "CASTLE SKIPS LTD", { status: "Suspended", owner: "NI000099" }),
    licence("OD0000004", "J SMITH T/A DALE SKIPS", { address: "DALE YARD, ZZ1 1AA" }),
    licence("OD0000005", "ELM SKIPS LTD", { status: "Some new word", address: "ZZ1 1AB" }),
    licence("OD0000007", "GLEN SKIPS", { status: "Curtailed", address: "ZZ99 9ZZ", owner: "00000098" }),
    licence("OD0000008", "GLEN SKIPS", { address: "ZZ99 9ZZ", owner: "00000097" }),
  ];
  await terminal.save("licences.csv", LICENCE_HEADINGS + rows.join(""));
  const { said, complained } = await terminal.run("licences.csv", "--apply");
  expect(complained).toBe("");
  expect(said).toEqual([
    "revoked      OM0000002     Bolton & Sons Skips (2)",
    "status unclear OD0000005     Elm Skips (5), its status is not known: look it up by hand",
    "not sure                   Glen Skips (7), ours at ZZ99 9ZZ, may be OD0000007 (valid, ZZ99 9ZZ) or OD0000008 (valid, ZZ99 9ZZ): decide in the work queue",
    "Goods vehicle operator licences as of 2026-03-10, 9 rows: 2 valid, 1 revoked, 1 not sure, 1 status unclear, 3 not in file.",
    "The file is or may be a part of the register: absence is not recorded.",
    "Done: the results are recorded and shown. What needs a decision is in the work queue. Now delete the file.",
    "Contains information of the Driver and Vehicle Standards Agency, licensed under the Open Government Licence v3.0.",
  ]);
  expect(await registers()).toEqual([
    "OF0000001 valid 2026-03-10 number",
    "OM0000002 revoked 2026-03-10 number",
    "",
    "OD0000004 valid 2026-03-10 name-and-postcode",
    "",
    "",
    "OD0000007 valid 2026-03-10 doubt, OD0000008 valid 2026-03-10 doubt",
    "",
    "",
  ]);
  const kept = JSON.stringify([
    await opened.database.select().from(companies),
    await opened.database.select().from(changeLog),
  ]);
  expect(kept + said.join()).not.toMatch(/PERSON|SMITH|GROUP|AB12CDE/);
});

test.each([
  ["another table", "name,town\nAcme,Leeds\n", /its first line names no column “CompanyName”/],
  ["a file that was cut off", HOUSE_HEADINGS + HOUSE.join("").slice(0, -30), /in the middle of a row/],
  ["a spreadsheet", "PK\u0003\u0004rest", /is a spreadsheet or a ZIP file/],
  ["an empty file", "", /The file is empty/],
])("%s is refused with the reason", async (_, text, reason) => {
  await terminal.save("odd.csv", text);
  const { code, complained } = await terminal.run("odd.csv", "--apply");
  expect(code).toBe(1);
  expect(complained).toMatch(reason);
});

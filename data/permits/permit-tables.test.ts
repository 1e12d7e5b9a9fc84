import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { addDays, todayInLondon } from "#contract/dates.ts";
import { PERMIT_APPLICANTS, PERMIT_BASES, permitTermsSchema } from "#contract/job/permits.ts";
import { type CouncilRow, readCouncilTables } from "#server/permits/council-tables.ts";
import { permitTerms } from "#server/permits/permit-terms.ts";

/** The tests do not change with the day on which they run, except those that remind of a change. */
const TODAY = "2026-11-29";

const { councils, sectorCouncils, fees } = readCouncilTables("data");
const byGss = new Map(councils.map((council) => [council.gss, council]));

test("every council has a code of its nation, a website and a road authority that exists", () => {
  const lettersOf: Record<string, string> = {
    ...{ England: "E", Scotland: "S", Wales: "W", "Northern Ireland": "N" },
  };
  expect(byGss.size).toBe(councils.length);
  for (const { gss, name, slug, tier, nation, road_authority_gss, website } of councils) {
    expect(gss).toMatch(/^[EWSN](\d{8}|-[A-Z-]+)$/);
    expect(gss[0]).toBe(lettersOf[nation]);
    expect(name.trim()).not.toBe("");
    expect(slug).toMatch(/^[a-z-]+$/);
    expect(() => new URL(website)).not.toThrow();
    if (nation === "Northern Ireland") expect(road_authority_gss).toBe("DFI");
    else if (tier === "district") expect(byGss.get(road_authority_gss)?.tier).toBe("county");
    else expect(road_authority_gss).toBe(gss);
  }
  expect(new Set(councils.map(({ road_authority_gss }) => road_authority_gss)).size).toBe(210);
});

/**
 * The councils that end within a month of `today` or have ended, and whose whole area no council of the table takes over on the
 * next day.
 */
function withoutSuccessor(rows: readonly CouncilRow[], today: string): string[] {
  const ending = rows.filter(({ valid_to: end }) => end !== "" && addDays(end, -31) <= today);
  const follows = (council: CouncilRow) => (gss: string) =>
    rows.some((row) => row.gss === gss && row.valid_from === addDays(council.valid_to, 1));
  return ending
    .filter((council) => !council.replaced_by.split(";").every(follows(council)))
    .map(({ name, valid_to: end }) => `${name} (until ${end})`);
}

test("a council that ends has its successors in the table a month before", () => {
  const ending = { ...(councils[0] as CouncilRow), gss: "E-OLD", name: "Old", valid_to: "2028-03-31" };
  const next = { ...ending, gss: "E-NEW", valid_from: "2028-04-01", valid_to: "" };
  const replaced = { ...ending, replaced_by: "E-NEW" };
  expect(withoutSuccessor([ending], "2028-02-28")).toEqual([]);
  expect(withoutSuccessor([ending], "2028-02-29")).toEqual(["Old (until 2028-03-31)"]);
  expect(withoutSuccessor([replaced], "2028-04-01")).toEqual(["Old (until 2028-03-31)"]);
  expect(withoutSuccessor([replaced, { ...next, valid_from: "2028-05-01" }], "2028-04-01")).toHaveLength(1);
  expect(withoutSuccessor([replaced, next], "2028-04-01")).toEqual([]);
  expect(
    withoutSuccessor(councils, todayInLondon()),
    "add the successors of these councils to data/councils/councils.csv: its README says how",
  ).toEqual([]);
});

test("councils begin and end on days, and a district ends with its county", () => {
  for (const { name, tier, valid_from, valid_to, replaced_by, road_authority_gss } of councils) {
    expect([valid_from, valid_to].join(";"), name).toMatch(/^(\d{4}-\d\d-\d\d)?;(\d{4}-\d\d-\d\d)?$/);
    expect(replaced_by === "", name).toBe(valid_to === "");
    if (tier === "district") expect(byGss.get(road_authority_gss)?.valid_to, name).toBe(valid_to);
  }
});

test("every postcode sector lies in councils that exist, and the sectors are those of the place tables", () => {
  const places = readFileSync("data/places/postcode-sectors.csv", "utf8").trim().split("\n").slice(1);
  const sectors = new Set(sectorCouncils.map(({ sector }) => sector));
  expect(sectors).toEqual(new Set(places.map((line) => line.split(",")[0])));
  for (const { council_gss, postcodes } of sectorCouncils) {
    expect(byGss.has(council_gss)).toBe(true);
    expect(Number.isInteger(postcodes) && postcodes > 0).toBe(true);
  }
  const districts = sectorCouncils.map(({ sector }) => sector.split(" ")[0]);
  const runs = districts.filter((district, at) => district !== districts[at - 1]);
  expect(new Set(runs).size, "districts are in one piece").toBe(runs.length);
});

/** What the tables say about how often a sector's commonest council, or its road authority, is the right one. */
function accuracy(areaOf: (gss: string) => string) {
  const counts = Map.groupBy(sectorCouncils, ({ sector }) => sector);
  const sectors = [...counts.values()].map((rows) => {
    const areas = Map.groupBy(rows, ({ council_gss }) => areaOf(council_gss));
    const sizes = [...areas.values()].map((inArea) =>
      inArea.reduce((sum, { postcodes }) => sum + postcodes, 0),
    );
    const all = sizes.reduce((sum, size) => sum + size, 0);
    return { all, right: Math.max(...sizes), isSplit: sizes.length > 1 };
  });
  const share = (of: typeof sectors) =>
    of.reduce((sum, { right }) => sum + right, 0) / of.reduce((sum, { all }) => sum + all, 0);
  const part = (of: typeof sectors) => of.length / sectors.length;
  return {
    all: share(sectors),
    split: share(sectors.filter(({ isSplit }) => isSplit)),
    single: part(sectors.filter(({ isSplit }) => !isSplit)),
    nearlySingle: part(sectors.filter(({ all, right }) => (all - right) / all <= 0.01)),
  };
}

test("what we say about the accuracy of sectors is what the tables give", () => {
  const percent = (share: number, digits = 1) => `${(share * 100).toFixed(digits)}%`;
  const council = accuracy((gss) => gss);
  const authority = accuracy((gss) => byGss.get(gss)?.road_authority_gss ?? "");
  expect(readFileSync("data/councils/provenance.json", "utf8")).toContain(
    `right for ${percent(authority.all)} of all postcodes, ${percent(authority.split, 0)} where a sector lies in several`,
  );
  const readme = readFileSync("data/councils/README.md", "utf8").replaceAll("\n", " ");
  expect(readme).toContain(
    `the commonest council of a sector is right for ${percent(council.all)} of them, the commonest road authority for ${percent(authority.all)}.`,
  );
  expect(readme).toContain(
    `the commonest council is right for ${percent(council.split)}, the commonest road authority for ${percent(authority.split)}.`,
  );
  expect(readme).toContain(`${percent(authority.single)} of sectors lie in one road authority`);
  expect(readme).toContain(
    `${percent(authority.nearlySingle)} have at most one postcode in a hundred outside`,
  );
});

test("every row of fees belongs to one road authority, under its name", () => {
  expect(new Set(fees.map(({ gss }) => gss)).size).toBe(fees.length);
  for (const row of fees) {
    expect(byGss.get(row.gss as string)?.name).toBe(row.name);
    expect(row.road_authority_gss).toBe(byGss.get(row.gss as string)?.road_authority_gss);
    expect(row.road_authority_gss).toBe(row.gss);
  }
});

test("amounts are pence, periods are days, and nothing unknown is 0", () => {
  const lists = ["fee_pence", "period_days"];
  const numbers = [
    ...["extra_fee_pence", "extra_period_days", "late_fee_pence", "notice_days", "notice_hours"],
    ...["long_hire_days", "long_hire_notice_months"],
    ...["max_days", "insurance_gbp"],
  ];
  for (const row of fees) {
    for (const column of lists) expect(row[column]).toMatch(/^([1-9]\d*(;[1-9]\d*)*)?$/);
    for (const column of numbers) expect(row[column]).toMatch(/^([1-9]\d*)?$/);
    // 0 is a known notice: the skip may come on the day of the application.
    expect(row.notice_working_days).toMatch(/^\d*$/);
    const notices = [row.notice_working_days, row.notice_days, row.notice_hours].filter(Boolean);
    expect(notices.length, `${row.name} has one kind of notice`).toBeLessThan(2);
    for (const column of ["max_length_m", "max_width_m"]) expect(row[column]).toMatch(/^(\d+(\.\d+)?)?$/);
    const [amounts, periods] = lists.map((column) => (row[column] ?? "").split(";"));
    // If there is a single fee, its period may be missing.
    if (row.period_days) expect(periods).toHaveLength(amounts?.length as number);
    else expect(amounts).toHaveLength(1);
    expect(periods).toEqual(periods?.toSorted((a, b) => Number(a) - Number(b)));
  }
});

test("every row says where it comes from, and a page when it was seen", () => {
  for (const row of fees) {
    expect(PERMIT_BASES).toContain(row.basis);
    expect([...PERMIT_APPLICANTS, ""]).toContain(row.who_applies);
    expect(["yes", "no", ""]).toContain(row.registration_required);
    expect(row.as_of).toMatch(/^(\d{4}-(0[1-9]|1[0-2]))?$/);
    expect(row.source_url).toMatch(/^(https?:\/\/\S+)?$/);
    expect(row.note, row.name).not.toMatch(/address|no fee|\.$/i);
    // A notice that depends on the length of the hire has columns, so that days count it.
    expect(row.note, row.name).not.toMatch(/\d (days|weeks|months) or (longer|more)\b.*notice/i);
    expect(row.long_hire_days === "", row.name).toBe(row.long_hire_notice_months === "");
    // Two columns for one fact: only registered firms apply where registration is required.
    expect(row.registration_required === "yes", row.name).toBe(row.who_applies === "registered-firm");
    expect(Boolean(row.seen_on) && Boolean(row.confirmed_by)).toBe(row.basis !== "second-hand");
    expect(permitTermsSchema.parse(permitTerms(row, TODAY))).toMatchObject({ basis: row.basis });
    const isDated = row.as_of !== "" && monthsBetween(row.as_of ?? "", row.seen_on ?? "") > 24;
    if (isDated) expect(row.basis, `${row.name} is more than two years old`).toBe("older");
  }
});

function monthsBetween(from: string, to: string): number {
  const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  return months(to) - months(from);
}

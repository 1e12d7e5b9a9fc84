import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PERMIT_APPLICANTS, PERMIT_BASES, permitTermsSchema } from "#contract/job/permits.ts";
import { readCouncilTables } from "#server/permits/council-tables.ts";
import { permitTerms } from "#server/permits/permit-terms.ts";

const { councils, sectorCouncils, fees } = readCouncilTables("data");
const byGss = new Map(councils.map((council) => [council.gss, council]));

test("every council has a code of its nation, a website and a road authority that exists", () => {
  const lettersOf: Record<string, string> = {
    ...{ England: "E", Scotland: "S", Wales: "W", "Northern Ireland": "N" },
  };
  expect(byGss.size).toBe(councils.length);
  for (const { gss, name, slug, tier, nation, road_authority_gss, website } of councils) {
    expect(gss).toMatch(/^[EWSN]\d{8}$/);
    expect(gss[0]).toBe(lettersOf[nation]);
    expect(name.trim()).not.toBe("");
    expect(slug).toMatch(/^[a-z-]+$/);
    expect(() => new URL(website)).not.toThrow();
    if (nation === "Northern Ireland") expect(road_authority_gss).toBe("DFI");
    else if (tier === "district") expect(byGss.get(road_authority_gss)?.tier).toBe("county");
    else expect(road_authority_gss).toBe(gss);
  }
  expect(new Set(councils.map(({ road_authority_gss }) => road_authority_gss)).size).toBe(208);
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
    ...["extra_fee_pence", "extra_period_days", "late_fee_pence", "notice_working_days", "notice_days"],
    ...["max_days", "insurance_gbp"],
  ];
  for (const row of fees) {
    for (const column of lists) expect(row[column]).toMatch(/^([1-9]\d*(;[1-9]\d*)*)?$/);
    for (const column of numbers) expect(row[column]).toMatch(/^([1-9]\d*)?$/);
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
    expect(Boolean(row.source_url) || /address not recorded/.test(row.note ?? "")).toBe(true);
    expect(Boolean(row.seen_on) && Boolean(row.confirmed_by)).toBe(row.basis !== "second-hand");
    expect(permitTermsSchema.parse(permitTerms(row))).toMatchObject({ basis: row.basis });
    const isDated = row.as_of !== "" && monthsBetween(row.as_of ?? "", row.seen_on ?? "") > 24;
    if (isDated) expect(row.basis, `${row.name} is more than two years old`).toBe("older");
  }
});

function monthsBetween(from: string, to: string): number {
  const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  return months(to) - months(from);
}

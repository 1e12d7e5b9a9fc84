import { describe, expect, test } from "vitest";
import type { Company } from "#contract/companies.ts";
import { exampleCatalogue, exampleCompany, listed, searchDeps } from "#server/companies/testing/examples.ts";
import { readPlaceTables } from "#server/places/place-tables.ts";
import { createPlaces } from "#server/places/places.ts";
import { searchCatalogue } from "./search.ts";

const places = { ...createPlaces(readPlaceTables("data/places")), ...searchDeps };
/** South-east of the middle of Leeds. */
const YARD = { latitude: 53.79, longitude: -1.52 };

function serves(location: string, facts: Partial<Company>) {
  const company = exampleCompany({ id: 1, ...YARD, ...facts });
  const catalogue = exampleCatalogue([company], [], places.coverage);
  const [row] = listed(searchCatalogue(catalogue, places, { location, radius: 100 }));
  return [row?.serves, row?.servesBecause];
}
const radius = (km: number, exclude?: string[]): Company["coverageAreas"] => [
  { type: "radius", km, ...(exclude && { exclude }) },
];
const districts = (...codes: string[]): Company["coverageAreas"] => [{ type: "districts", codes }];

describe("a company that states areas", () => {
  test.each<[string, Company["coverageAreas"], string, string]>([
    [
      "LS6",
      radius(20),
      "yes",
      "It says it delivers within 12 miles (20 km), and LS6 is 2.9 miles (4.7 km) away.",
    ],
    [
      "LS10 1JQ",
      radius(20),
      "yes",
      "It says it delivers within 12 miles (20 km), and LS10 1JQ is under 1 mile away.",
    ],
    ["LS6", radius(2), "no", "It says it delivers within 1 mile (2 km), and LS6 is 2.9 miles (4.7 km) away."],
    ["LS6 2AB", districts("LS6", "BD1"), "yes", "It lists LS6 among the districts it covers."],
    ["LS7 2AB", districts("LS6", "BD1"), "no", "LS7 is not among the districts it covers."],
    ["LS6", radius(20, ["LS6"]), "no", "It says it doesn't deliver to LS6."],
    ["Leeds", districts("LS1"), "yes", "It lists LS1 (the middle of Leeds) among the districts it covers."],
    ["Leeds", districts("LS17"), "probably", "The area it states covers part of Leeds."],
    ["Leeds", radius(20, ["LS1"]), "probably", "The area it states covers part of Leeds."],
    ["Leeds", districts("BD1"), "no", "LS1 (the middle of Leeds) is not among the districts it covers."],
    ["West Yorkshire", radius(60), "probably", "The area it states reaches the middle of West Yorkshire."],
    [
      "West Yorkshire",
      districts("LS6"),
      "ask",
      "What it says about where it delivers doesn't decide this for West Yorkshire.",
    ],
  ])("for %s", (location, coverageAreas, answer, because) => {
    // The company's text names Wakefield. It does not change these answers, because the company states areas.
    const facts = { coverageAreas, coverage: "Wakefield" };
    expect(serves(location, facts)).toEqual([answer, because]);
  });

  test("is asked if a radius is stated but its position is unknown", () => {
    const company = exampleCompany({
      id: 1,
      county: "West Yorkshire",
      coverageAreas: radius(20),
      coverage: null,
    });
    const catalogue = exampleCatalogue([company], [], places.coverage);
    const [row] = listed(searchCatalogue(catalogue, places, { location: "West Yorkshire" }));
    expect(row).toMatchObject({ serves: "ask" });
    expect(row).not.toHaveProperty("distance");
  });
});

describe("a company with only words", () => {
  test.each([
    ["LS6 2AB", "Leeds and Bradford", "probably", "Its own words name Leeds."],
    ["LS6 2AB", "All of West Yorkshire", "probably", "Its own words name West Yorkshire."],
    ["LS6 2AB", "LS1-LS29", "probably", "Its own words name LS6."],
    ["Leeds", "LS17 and LS18", "probably", "Its own words name part of Leeds."],
    [
      "LS6",
      "Within 10 miles",
      "probably",
      "Its own words say 10 miles (16 km), and LS6 is 2.9 miles (4.7 km) away.",
    ],
    ["LS6", "Within 1 mile", "ask", "What it says about where it delivers doesn't decide this for LS6."],
    ["LS6", "Ring us", "ask", "What it says about where it delivers doesn't decide this for LS6."],
    ["West Yorkshire", "Most of West Yorkshire", "probably", "Its own words name West Yorkshire."],
  ])("for %s: %s", (location, coverage, answer, because) => {
    expect(serves(location, { coverage })).toEqual([answer, because]);
  });

  test.each([null, "", "  "])("for %j it doesn't say", (coverage) => {
    expect(serves("LS6", { coverage })).toEqual(["ask", "It doesn't say where it delivers."]);
  });
});

test("without a place, companies carry neither", () => {
  const catalogue = exampleCatalogue([exampleCompany({ id: 1, coverage: "Leeds" })], [], places.coverage);
  const [row] = listed(searchCatalogue(catalogue, places, {}));
  expect(row).not.toHaveProperty("serves");
  expect(row).not.toHaveProperty("servesBecause");
});

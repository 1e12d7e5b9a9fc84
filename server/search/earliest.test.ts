import { expect, test } from "vitest";
import type { CompaniesQuery } from "#contract/companies/company-queries.ts";
import type { SearchedPlace } from "#contract/places.ts";
import {
  comparedRows,
  exampleCatalogue,
  exampleCompany,
  listed,
  searchDeps,
} from "#server/companies/testing/examples.ts";
import { readCouncilTables } from "#server/permits/council-tables.ts";
import { createPermits } from "#server/permits/permits.ts";
import { readPlaceTables } from "#server/places/place-tables.ts";
import { createPlaces } from "#server/places/places.ts";
import { searchCatalogue, selectCompanies } from "./search.ts";

const allPlaces = createPlaces(readPlaceTables("data/places"));
const permits = createPermits({
  ...{ tables: readCouncilTables("data"), places: allPlaces },
  today: () => "2026-11-29",
});
const SATURDAY = "2026-11-28";
const places = {
  ...searchDeps,
  ...allPlaces,
  siteAt: permits.siteAt,
  orderDay: () => SATURDAY,
};
type Query = Partial<CompaniesQuery> & { location: string };
const ids = [1, 2, 3, 4];

/** The earliest days of four companies at the place, as each kind of list gives them. */
function daysFor(query: Query) {
  const resolution = places.resolve(query.location);
  if (resolution.kind !== "place") throw new Error(`${query.location} is no place`);
  const { latitude, longitude } = resolution.searched.place;
  const at = { latitude, longitude };
  const catalogue = exampleCatalogue([
    exampleCompany({ id: 1, ...at, noticeDays: 0 }),
    exampleCompany({ id: 2, ...at, noticeDays: 7 }),
    exampleCompany({ id: 3, ...at, noticeDays: null }),
    exampleCompany({ id: 4, ...at, noticeDays: 0, pausedUntil: "2027-01-04" }),
  ]);
  const lists = [
    listed(selectCompanies(catalogue, places, ids, query)),
    listed(searchCatalogue(catalogue, places, query)),
    comparedRows(catalogue, places, query),
  ];
  return lists.map((rows) => ids.map((id) => rows.find((row) => row.id === id)?.earliest.day));
}

test("in the evening every company is too late for the same day, also one that states no notice", () => {
  const evening = { ...places, orderDay: () => "2026-12-01" };
  const catalogue = exampleCatalogue([exampleCompany({ id: 1, noticeDays: null })]);
  const answerOn = (date: string) => listed(selectCompanies(catalogue, evening, [1], { date }))[0]?.canDo;
  expect([answerOn("2026-11-30"), answerOn("2026-12-01")]).toEqual(["late", "ask"]);
});

test.each([
  ["on a drive", { location: "N1 1AA" }, ["2026-11-30", "2026-12-08", null, "2027-01-05"]],
  [
    "5 working days' notice",
    { location: "N1 1AA", stands: "road" },
    ["2026-12-07", "2026-12-08", "2026-12-07", "2027-01-13"],
  ],
  [
    "7 days' notice",
    { location: "M14 5AB", stands: "road" },
    ["2026-12-09", "2026-12-09", "2026-12-09", "2027-01-15"],
  ],
  [
    "three months' notice for 28 days",
    { location: "TQ1 3AA", stands: "road", weeks: 4 },
    ["2027-03-04", "2027-03-04", "2027-03-04", "2027-04-09"],
  ],
  [
    "unknown notice",
    { location: "LS6 2AB", stands: "road" },
    ["2026-11-30", "2026-12-08", null, "2027-01-05"],
  ],
  ["Scotland's bank holiday", { location: "EH1 1AA" }, ["2026-12-01", "2026-12-09", null, "2027-01-05"]],
] as [string, Query, (string | null)[]][])(
  "every list names the same first days: %s",
  (_name, query, days) => {
    expect(daysFor(query)).toEqual([days, days, days]);
  },
);

test("a skip that is too long for the authority's roads must be asked about, a shorter one need not", () => {
  const query = { location: "G1 1XQ", stands: "road", date: "2027-01-19" } as const;
  const { latitude, longitude } = (places.resolve("G1 1XQ") as { searched: SearchedPlace }).searched.place;
  const all = exampleCatalogue([exampleCompany({ id: 1, latitude, longitude, noticeDays: 0 })]);
  const answers = ([6, 16] as const).map((size) => {
    const [found] = listed(searchCatalogue(all, places, { ...query, size }));
    return [found?.canDo, found?.canDoBecause];
  });
  expect(answers).toEqual([
    ["yes", undefined],
    ["ask", ["road-limit"]],
  ]);
});

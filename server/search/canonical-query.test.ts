import { expect, it } from "vitest";
import { readPlaceTables } from "#server/places/place-tables.ts";
import { createPlaces } from "#server/places/places.ts";
import { canonicalQuery } from "./canonical-query.ts";

const places = createPlaces(readPlaceTables("data/places"));
const canonical = (query: Parameters<typeof canonicalQuery>[0]) =>
  JSON.parse(JSON.stringify(canonicalQuery(query, { places, companies: 100 })));

it.each(["Leeds", "leeds", "LEEDS", " Leeds ", "Leeds, West Yorkshire"])(
  "%s is the same place as Leeds",
  (location) => {
    expect(canonical({ location })).toEqual({ location: "Leeds", radius: 25 });
  },
);

it("keeps what was typed if the place alone would lose a note or other places, or if no place is known", () => {
  expect(canonical({ location: "NEWPORT" })).toEqual({ location: "newport", radius: 25 });
  for (const location of ["newport", "LS1 9ZZ", "ls99 9zz", "Nowhere Atall", "clifton bristol", "st ives"]) {
    const { location: same } = canonical({ location });
    expect(places.resolve(same)).toEqual(places.resolve(location));
  }
  expect(canonical({ location: "Nowhere Atall" })).toEqual({ location: "Nowhere Atall" });
});

it("leaves out what changes nothing: a radius without a place, the default order, all sizes", () => {
  expect(canonical({ radius: 7, sort: "best", skipSize: "all" })).toEqual({});
  expect(canonical({ sort: "fit", serves: "yes", weeks: 2, stands: "unsure", canDo: "1" })).toEqual({});
  expect(canonical({ sort: "total", maxTotal: 200, weeks: 4 })).toEqual({});
  expect(canonical({ radius: 7, sort: "distance" })).toEqual({});
  expect(canonical({ location: "Leeds", sort: "distance" })).toEqual({ location: "Leeds", radius: 25 });
  expect(canonical({ location: "Leeds", sort: "best" })).toMatchObject({ sort: "best" });
  expect(canonical({ sort: "rating" })).toEqual({ sort: "rating" });
});

it("keeps the day, which decides who can do it, with the filter that needs one", () => {
  expect(canonical({ date: "2026-12-24", canDo: "true" })).toEqual({ date: "2026-12-24", canDo: "1" });
  expect(canonical({ quotable: "true" })).toEqual({ quotable: "1" });
  expect(canonical({ quotable: "false" })).toEqual({ quotable: "false" });
});

it("rounds the radius to the precision of distances, and clamps it", () => {
  const radiusOf = (radius: number) => canonical({ location: "Leeds", radius }).radius;
  expect([99.99999, 50.004, 7.5, 0.2, 1e9].map(radiusOf)).toEqual([100, 50, 7.5, 1, 100]);
});

it("clamps pages to those of the whole directory, and fills in what is left out", () => {
  expect(canonical({ page: 10 ** 9, limit: 10 })).toEqual({ page: 10, limit: 10 });
  expect(canonical({ page: 2.9 })).toEqual({ page: 2, limit: 20 });
  expect(canonical({ limit: 5_000 })).toEqual({ page: 1, limit: 100 });
});

it("keeps a job if it changes totals, also those that a page counts for other sizes", () => {
  const job = { size: 6, weeks: 4, stands: "road", waste: "soil" } as const;
  expect(canonical({ ...job, sort: "total", maxTotal: 199.999 })).toEqual({
    ...job,
    sort: "total",
    maxTotal: 200,
  });
  expect(canonical({ maxTotal: 200, weeks: 4, page: 1 })).toMatchObject({ maxTotal: 200, weeks: 4 });
  expect(canonical({ maxTotal: 200, stands: "road", page: 1 })).toMatchObject({ stands: "road" });
  expect(canonical({ size: 6, stands: "drive" })).toEqual({ size: 6 });
  // The notice for a permit changes the first day of a list without a size too.
  expect(canonical({ stands: "road" })).toEqual({ stands: "road" });
});

it("keeps only the place and the job for a choice of companies", () => {
  const query = { ids: "19,541", location: "leeds", radius: 5, size: 6, search: "a", page: 2 } as const;
  expect(canonical(query)).toEqual({ ids: "19,541", location: "Leeds", size: 6 });
  expect(canonical({ ids: "7", location: "nowhere at all", waste: "soil" })).toEqual({
    ids: "7",
    waste: "soil",
  });
});

it("ignores capitals and accents in texts", () => {
  expect(canonical({ search: "Café", locationSearch: "YORK" })).toEqual({
    search: "cafe",
    locationSearch: "york",
  });
});

it("has the same key order for every query, and does not change a canonical query", () => {
  const query = { limit: 5, sort: "name", radius: 3, location: "ls1 4ap", quotable: "true" } as const;
  const once = canonicalQuery(query, { places, companies: 100 });
  expect(Object.keys(once)).toEqual(
    Object.keys(canonicalQuery({}, { places, companies: 1 })).concat("page", "limit"),
  );
  expect(canonicalQuery(once, { places, companies: 100 })).toEqual(once);
});

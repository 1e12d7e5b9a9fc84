import { expect, test } from "vitest";
import { changedParams, keptParams, listSearchFrom, sortsFor, withSort } from "./company-search.ts";

const searchFrom = (query: string) => listSearchFrom(new URLSearchParams(query), { radiusKm: 30, limit: 20 });

test("a filter that needs a place or a size is left out without it", () => {
  expect(searchFrom("location=Leeds&size=6&serves=yes&maxTotal=250")).toMatchObject({
    serves: "yes",
    maxTotal: 250,
  });
  expect(searchFrom("serves=yes&maxTotal=250")).toMatchObject({ serves: undefined, maxTotal: undefined });
});

test("without a known place, a list is sorted best first instead of by fit or distance", () => {
  for (const sort of ["fit", "distance", undefined] as const) expect(withSort({ sort }).sort).toBe("best");
  expect(withSort({ sort: "name" }).sort).toBe("name");
  expect(withSort({ location: "Leeds" }).sort).toBe("fit");
});

test("the menu offers an order only to a search that has what it needs", () => {
  const always = ["rating", "reviews", "name", "location"];
  expect(sortsFor({})).toEqual(["best", ...always]);
  expect(sortsFor({ size: 6 })).toEqual(["best", "total", ...always]);
  expect(sortsFor({ location: "Leeds" })).toEqual(["fit", "distance", "soonest", "best", ...always]);
  expect(sortsFor({ location: "Leeds", size: 6 }).slice(0, 4)).toEqual([
    "fit",
    "distance",
    "total",
    "soonest",
  ]);
});

test("a highest total goes with its size, and does not come back with the next one", () => {
  const params = new URLSearchParams("size=6&maxTotal=150");
  expect(changedParams(params, { size: 8 })).toBe("?size=8&maxTotal=150");
  expect(changedParams(params, { size: null })).toBe("?");
  const left = new URLSearchParams("location=Leeds&maxTotal=150");
  expect(changedParams(left, { size: 8 })).toBe("?location=Leeds&size=8");
  expect(keptParams(params)).toMatchObject({ maxTotal: "150" });
  expect(keptParams(left).maxTotal).toBeUndefined();
});

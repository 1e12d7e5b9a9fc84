import { expect, test } from "vitest";
import { listSearchFrom } from "#client/urls/company-search.ts";
import { activeFilters, paramsWithout, searchWithout } from "./filters.ts";

const PARAMS = new URLSearchParams(
  "location=LS6&serves=yes&size=6&waste=soil,rubble&quotable=1&minRating=4&maxTotal=250&service=Grab Hire&page=2",
);
const SEARCH = listSearchFrom(PARAMS, { radiusKm: 30, limit: 20 });

test("every filter of a search is named", () => {
  expect(activeFilters(SEARCH, "LS6").map(({ label }) => label)).toEqual([
    "Delivers to LS6",
    "Hires out 6 yd",
    "Takes soil, rubble",
    "Can be asked online",
    "Rated 4 or higher",
    "Up to £250",
    "Grab Hire",
  ]);
  expect(activeFilters(listSearchFrom(new URLSearchParams(), { radiusKm: 30, limit: 20 }))).toEqual([]);
});

test("a filter is removed from the first page on, and the size takes the highest total with it", () => {
  expect(paramsWithout(PARAMS, "service")).not.toMatch(/service|page/);
  expect(paramsWithout(PARAMS, "size")).not.toMatch(/size|maxTotal/);
  expect(searchWithout(SEARCH, "size")).toMatchObject({ size: undefined, maxTotal: undefined, limit: 1 });
});

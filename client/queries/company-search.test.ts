import { expect, test } from "vitest";
import { listSearchFrom } from "./company-search.ts";

const searchFrom = (query: string) => listSearchFrom(new URLSearchParams(query), { radiusKm: 30, limit: 20 });

test("a filter that needs a place or a size is left out without it", () => {
  expect(searchFrom("location=Leeds&size=6&serves=yes&maxTotal=250")).toMatchObject({
    serves: "yes",
    maxTotal: 250,
  });
  expect(searchFrom("serves=yes&maxTotal=250")).toMatchObject({ serves: undefined, maxTotal: undefined });
});

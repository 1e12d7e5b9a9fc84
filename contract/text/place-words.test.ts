import { expect, test } from "vitest";
import { formatDistance, formatRadius } from "./place-words.ts";

test("distances are in miles and kilometres, and never closer than a postcode can be placed", () => {
  expect([0, 0.7, 1.6].map(formatDistance)).toEqual(Array(3).fill("under 1 mile"));
  expect([1.7, 3.2, 6.4, 160.9].map(formatDistance)).toEqual([
    "1 mile (2 km)",
    "2 miles (3 km)",
    "4 miles (6 km)",
    "100 miles (161 km)",
  ]);
  expect([1, 5, 30].map(formatRadius)).toEqual(["1 km (1 mile)", "5 km (3 miles)", "30 km (19 miles)"]);
});

import { expect, test } from "vitest";
import { spellingDistance } from "./spelling-distance.ts";

test.each([
  ["leeds", "leeds", 0],
  ["ledes", "leeds", 1],
  ["manchestre", "manchester", 1],
  ["leds", "leeds", 1],
  ["leedss", "leeds", 1],
  ["clanelli", "llanelli", 1],
  ["llangothlen", "llangollen", 2],
  ["abc", "xyz", 3],
  ["", "ab", 2],
])("%s and %s are %i errors apart", (a, b, errors) => {
  expect(spellingDistance(a, b, 3)).toBe(errors);
  expect(spellingDistance(b, a, 3)).toBe(errors);
});

test("more errors than the limit count as one more than the limit", () => {
  expect(spellingDistance("abcdef", "uvwxyz", 2)).toBe(3);
  expect(spellingDistance("a", "abcdef", 2)).toBe(3);
  expect(spellingDistance("a".repeat(60), "a".repeat(60), 2)).toBe(3);
});

import { expect, test } from "vitest";
import { pageButtons } from "./page-buttons.ts";

test("a few pages are all shown", () => {
  expect(pageButtons(1, 3)).toEqual([1, 2, 3]);
  expect(pageButtons(5, 5)).toEqual([1, 2, 3, 4, 5]);
});

test("many pages show five numbers, an ellipsis and the last page", () => {
  expect(pageButtons(1, 214)).toEqual([1, 2, 3, 4, 5, "ellipsis", 214]);
  expect(pageButtons(7, 214)).toEqual([5, 6, 7, 8, 9, "ellipsis", 214]);
});

test("near the end the last page follows without an ellipsis, and is never shown twice", () => {
  expect(pageButtons(4, 7)).toEqual([2, 3, 4, 5, 6, 7]);
  expect(pageButtons(214, 214)).toEqual([210, 211, 212, 213, 214]);
});

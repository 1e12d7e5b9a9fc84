import { expect, test } from "vitest";
import { paginationItems } from "./pagination-items.ts";

test("a few pages are all shown", () => {
  expect(paginationItems(1, 3)).toEqual([1, 2, 3]);
  expect(paginationItems(5, 5)).toEqual([1, 2, 3, 4, 5]);
});

test("many pages show five numbers, an ellipsis and the last page", () => {
  expect(paginationItems(1, 214)).toEqual([1, 2, 3, 4, 5, "ellipsis", 214]);
  expect(paginationItems(7, 214)).toEqual([5, 6, 7, 8, 9, "ellipsis", 214]);
});

test("near the end the last page follows without an ellipsis, and is never shown twice", () => {
  expect(paginationItems(4, 7)).toEqual([2, 3, 4, 5, 6, 7]);
  expect(paginationItems(214, 214)).toEqual([210, 211, 212, 213, 214]);
});

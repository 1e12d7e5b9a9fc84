import { expect, test } from "vitest";
import { paginationItems } from "./pagination.tsx";

test("a list of a few pages shows all page numbers", () => {
  expect(paginationItems(1, 3)).toEqual([1, 2, 3]);
  expect(paginationItems(5, 5)).toEqual([1, 2, 3, 4, 5]);
});

test("a list of many pages shows five numbers, an ellipsis and the last page", () => {
  expect(paginationItems(1, 214)).toEqual([1, 2, 3, 4, 5, "ellipsis", 214]);
  expect(paginationItems(7, 214)).toEqual([5, 6, 7, 8, 9, "ellipsis", 214]);
});

test("the last page follows without an ellipsis near the end, and never appears twice", () => {
  expect(paginationItems(4, 7)).toEqual([2, 3, 4, 5, 6, 7]);
  expect(paginationItems(214, 214)).toEqual([210, 211, 212, 213, 214]);
});

import { expect, test } from "vitest";
import { pageOf } from "./company-list.ts";

const TOTAL = 45;

test("a page has 20 rows by default", () => {
  expect(pageOf(TOTAL, {})).toEqual({
    paging: { total: 45, page: 1, limit: 20, totalPages: 3 },
    from: 0,
    to: 20,
  });
  expect(pageOf(TOTAL, { page: 3 })).toMatchObject({ from: 40, to: 60 });
});

test.each([
  [-5, 1],
  [0, 1],
  [2.9, 2],
  [4, 3],
  [1e300, 3],
])("a request for page %d returns page %d", (requested, page) => {
  expect(pageOf(TOTAL, { page: requested })).toEqual(pageOf(TOTAL, { page }));
});

test.each([
  [-1, 1],
  [0, 1],
  [7.5, 7],
  [101, 100],
  [1e300, 100],
])("a limit of %d is clamped to %d", (requested, limit) => {
  expect(pageOf(TOTAL, { limit: requested }).paging.limit).toBe(limit);
});

test("an empty result is page 1 of 0", () => {
  expect(pageOf(0, { page: 9 }).paging).toEqual({ total: 0, page: 1, limit: 20, totalPages: 0 });
});

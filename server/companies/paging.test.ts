import { expect, test } from "vitest";
import { pageOf } from "./paging.ts";

const rows = Array.from({ length: 45 }, (_, index) => index);

test("a page has 20 rows unless asked otherwise", () => {
  expect(pageOf(rows, {})).toEqual({ rows: rows.slice(0, 20), total: 45, page: 1, limit: 20, totalPages: 3 });
  expect(pageOf(rows, { page: 3 }).rows).toEqual(rows.slice(40));
});

test.each([
  [-5, 1],
  [0, 1],
  [2.9, 2],
  [4, 3],
  [1e300, 3],
])("page %d becomes page %d", (asked, page) => {
  expect(pageOf(rows, { page: asked })).toEqual(pageOf(rows, { page }));
});

test.each([
  [-1, 1],
  [0, 1],
  [7.5, 7],
  [101, 100],
  [1e300, 100],
])("a limit of %d becomes %d", (asked, limit) => {
  expect(pageOf(rows, { limit: asked }).limit).toBe(limit);
});

test("nothing found is page 1 of none", () => {
  expect(pageOf([], { page: 9 })).toEqual({ rows: [], total: 0, page: 1, limit: 20, totalPages: 0 });
});

import { expect, test } from "vitest";
import { pageOf } from "./paging.ts";

const TOTAL = 45;

test("a page has 20 rows unless asked otherwise", () => {
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
])("page %d becomes page %d", (asked, page) => {
  expect(pageOf(TOTAL, { page: asked })).toEqual(pageOf(TOTAL, { page }));
});

test.each([
  [-1, 1],
  [0, 1],
  [7.5, 7],
  [101, 100],
  [1e300, 100],
])("a limit of %d becomes %d", (asked, limit) => {
  expect(pageOf(TOTAL, { limit: asked }).paging.limit).toBe(limit);
});

test("nothing found is page 1 of none", () => {
  expect(pageOf(0, { page: 9 }).paging).toEqual({ total: 0, page: 1, limit: 20, totalPages: 0 });
});

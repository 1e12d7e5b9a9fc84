import { expect, test } from "vitest";
import { preselect } from "./find-nearby.ts";

const companies = (...ids: number[]) => ids.map((id) => ({ id }));
const FOUND = companies(1, 2, 3, 4, 5, 6);

test("a customer who has selected nobody gets the first five found", () => {
  expect(preselect({ selected: [], preselected: [], found: FOUND })).toEqual({
    selected: companies(1, 2, 3, 4, 5),
    preselected: [1, 2, 3, 4, 5],
  });
});

test("beside a selection of the customer's own, a search selects nobody", () => {
  expect(preselect({ selected: companies(8, 2), preselected: [], found: FOUND })).toEqual({
    selected: companies(8, 2),
    preselected: [],
  });
});

test("a second search replaces what the first one preselected", () => {
  const first = { selected: companies(7, 9), preselected: [7, 8, 9] };
  expect(preselect({ ...first, found: FOUND }).selected).toEqual(companies(1, 2, 3, 4, 5));
  const added = { selected: companies(7, 9, 20), preselected: [7, 8, 9] };
  expect(preselect({ ...added, found: FOUND }).selected).toEqual(companies(20));
});

import { expect, test } from "vitest";
import { canBeQuoted } from "#contract/quotable.ts";
import { parseSelection, toSelectableCompany } from "./chosen-companies.ts";

const AIRE = { id: 1, name: "Aire Skips", email: "aire@firm.example" };

test("a paused company stays paused in a saved selection", () => {
  const saved = JSON.stringify([toSelectableCompany({ ...AIRE, pausedUntil: "2999-12-31" })]);
  expect(parseSelection(saved).map(canBeQuoted)).toEqual([false]);
  expect(parseSelection(JSON.stringify([AIRE])).map(canBeQuoted)).toEqual([true]);
});

test("malformed entries of a saved selection are dropped", () => {
  expect(parseSelection(JSON.stringify([AIRE, null, 7, "x", { ...AIRE, id: "1" }, { id: 2 }]))).toEqual([
    AIRE,
  ]);
  expect(parseSelection("{")).toEqual([]);
  expect(parseSelection(null)).toEqual([]);
});

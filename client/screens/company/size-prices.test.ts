import { expect, test } from "vitest";
import type { StatedPrice } from "#contract/job/terms.ts";
import { listSizePrices } from "./price-table.tsx";

const price = (size: StatedPrice["size"]): StatedPrice => ({
  size,
  price: "185.00",
  hireDays: 14,
  extraWeek: null,
  heavyAllowed: null,
  statedBy: "company",
  statedOn: "2026-05-03",
});

const summary = (rows: ReturnType<typeof listSizePrices>) =>
  rows.map(({ label, stated, isAsked, isNotOffered }) =>
    [label, stated?.price, isAsked && "asked", isNotOffered && "not offered"].filter(Boolean).join(" "),
  );

test("each size the company names has a row, with its price where one is stated", () => {
  const company = { skipSizes: "8 yard, 4 yard, 6 yard", prices: [price(6)], estimates: [] };
  expect(summary(listSizePrices(company, undefined, undefined))).toEqual([
    "4 yard",
    "6 yard 185.00",
    "8 yard",
  ]);
});

test("a priced size and the asked size have a row although the company does not name them", () => {
  const company = { skipSizes: "4 yard, Roll-on", prices: [price(6)], estimates: [] };
  expect(summary(listSizePrices(company, 12, false))).toEqual([
    "4 yard",
    "6 yard 185.00",
    "12 yard asked not offered",
    "Roll-on",
  ]);
});

test("a size in another unit and a range have no price of one size", () => {
  const company = { skipSizes: "4 tonne, 20-40 yards", prices: [price(4), price(20)], estimates: [] };
  expect(summary(listSizePrices(company, undefined, undefined))).toEqual([
    "4 yard 185.00",
    "20-40 yards",
    "20 yard 185.00",
    "4 tonne",
  ]);
});

test("a size without a stated price has our estimate, and a range of sizes that of all of them", () => {
  const estimates = ([6, 10, 12] as const).map((size) => ({ size, from: size * 20, to: size * 30 }));
  const rows = listSizePrices(
    { skipSizes: "6 yard, 8 yard, 10-12 yards, Midi", prices: [], estimates },
    undefined,
    undefined,
  );
  expect(rows.map(({ label, estimate }) => [label, estimate && [estimate.from, estimate.to]])).toEqual([
    ["6 yard", [120, 180]],
    ["8 yard", undefined],
    ["10-12 yards", [200, 360]],
    ["Midi", undefined],
  ]);
});

test("a company that names no sizes has no rows", () => {
  expect(listSizePrices({ skipSizes: null, prices: [], estimates: [] }, undefined, undefined)).toEqual([]);
});

import { expect, test } from "vitest";
import type { Company } from "#contract/companies.ts";
import { exampleCatalogue, exampleCompany, listed } from "#server/companies/examples.ts";
import type { SortOrder } from "./orders.ts";

function ordered(order: SortOrder, facts: Partial<Company>[]): number[] {
  const catalogue = exampleCatalogue(facts.map((some, index) => exampleCompany({ id: index + 1, ...some })));
  return listed(catalogue, { keys: catalogue.inOrder(order) }).map(({ id }) => id);
}

test("the highest rating comes first, and companies without a rating or reviews last", () => {
  const rated = [
    { rating: null },
    { rating: "4.20" },
    { rating: "4.90", reviewCount: 0 },
    { rating: "4.95" },
    {},
  ];
  expect(ordered("rating", rated)).toEqual([4, 2, 5, 1, 3]);
});

test("names are sorted alphabetically, ignoring case and accents", () => {
  const names = ["zebra", "Éclair", "eddie", "Apple", "apple", "Zebra"].map((name) => ({ name }));
  expect(ordered("name", names)).toEqual([4, 5, 2, 3, 1, 6]);
});

test("equal locations are in the order of ids", () => {
  const locations = ["york", "Leeds", "York", "leeds"].map((location) => ({ location }));
  expect(ordered("location", locations)).toEqual([2, 4, 1, 3]);
});

import { expect, test } from "vitest";
import type { Company } from "#contract/companies.ts";
import type { Review } from "#contract/reviews.ts";
import { exampleCatalogue, exampleCompany, exampleReview } from "#server/companies/testing/examples.ts";
import type { SortOrder } from "./catalogue.ts";

function ordered(order: SortOrder, facts: Partial<Company>[]): number[] {
  const catalogue = exampleCatalogue(facts.map((some, index) => exampleCompany({ id: index + 1, ...some })));
  return catalogue.inOrder(order).map(({ id }) => id);
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

test("of equal ratings the one with more reviews comes first, then the lower id", () => {
  const rated = [4, 90, 4, 12].map((reviewCount) => ({ rating: "4.50", reviewCount }));
  expect(ordered("rating", rated)).toEqual([2, 4, 1, 3]);
});

test("sorted by reviews, the most come first, then the higher rating", () => {
  const facts = [
    { rating: "5.00", reviewCount: 3 },
    { rating: null, reviewCount: 200 },
    { rating: "3.00", reviewCount: 40 },
    { rating: "4.00", reviewCount: 40 },
  ];
  expect(ordered("reviews", facts)).toEqual([4, 3, 1, 2]);
});

test("best overall: few reviews weigh little against the mean of all, and unrated companies come last", () => {
  const companies = [
    { rating: "5.00", reviewCount: 1 },
    { rating: "4.80", reviewCount: 40 },
    { rating: null },
    { rating: "3.00", reviewCount: 40 },
    { rating: "3.00", reviewCount: 1 },
  ].map((facts, index) => exampleCompany({ id: index + 1, ...facts }));
  const reviews = [4, 4].map((rating, id) => exampleReview({ id, companyId: 1, rating }));
  const catalogue = exampleCatalogue(companies, reviews);
  // Companies are ranked by (5 × mean + rating × count) ÷ (5 + count). The mean of all reviews is 4.
  // Companies 1, 2, 4, 5: (20 + 5) ÷ 6 = 4.17; (20 + 192) ÷ 45 = 4.71; (20 + 120) ÷ 45 = 3.11; (20 + 3) ÷ 6 = 3.83
  expect(catalogue.inOrder("best").map(({ id }) => id)).toEqual([2, 1, 5, 4, 3]);
});

test("best overall is sorted again when a review changes the mean of all", () => {
  const companies = [
    exampleCompany({ id: 1, rating: "4.00", reviewCount: 2 }),
    exampleCompany({ id: 2, rating: "3.50", reviewCount: 40 }),
    exampleCompany({ id: 3, rating: null }),
  ];
  const good = exampleReview({ id: 1, companyId: 1, rating: 4 });
  const bad = [2, 3, 4].map((id) => exampleReview({ id, companyId: 3, rating: 1 }));
  const best = (reviews: Review[]) =>
    exampleCatalogue(companies, reviews)
      .inOrder("best")
      .map(({ id }) => id);
  expect(best([good])).toEqual([1, 2, 3]);
  expect(best([good, ...bad])).toEqual([2, 1, 3]);
});

test("names are sorted alphabetically, ignoring case and accents", () => {
  const names = ["zebra", "Éclair", "eddie", "Apple", "apple", "Zebra"].map((name) => ({ name }));
  expect(ordered("name", names)).toEqual([4, 5, 2, 3, 1, 6]);
});

test("equal locations are in the order of ids", () => {
  const locations = ["york", "Leeds", "York", "leeds"].map((location) => ({ location }));
  expect(ordered("location", locations)).toEqual([2, 4, 1, 3]);
});

import { expect, test } from "vitest";
import { exampleCatalogue, exampleCompany, exampleReview } from "#server/companies/testing/examples.ts";
import { directoryStatistics } from "./statistics.ts";

test("the statistics count companies, reviews and towns", () => {
  const catalogue = exampleCatalogue(
    [
      exampleCompany({ id: 1, location: "London", email: "a@b.example" }),
      exampleCompany({ id: 2, location: "LONDON", email: "Unknown" }),
      exampleCompany({ id: 3, location: "Bangor", email: "" }),
      exampleCompany({ id: 4, location: "London Colney", verified: false }),
    ],
    [5, 4, 4].map((rating, index) => exampleReview({ id: index + 1, companyId: 1 + (index % 2), rating })),
  );
  const { topLocations, ...figures } = directoryStatistics(catalogue.listings, true);
  expect(figures).toEqual({
    companies: 4,
    verifiedCompanies: 3,
    reviews: 3,
    companiesWithEmail: 1,
    averageRating: "4.33",
    demonstration: true,
  });
  expect(topLocations.map(({ nation }) => nation)).toEqual([
    "England",
    "Scotland",
    "Wales",
    "Northern Ireland",
  ]);
  expect(topLocations[0]?.towns[0]).toEqual({ town: "London", companies: 2 });
  expect(topLocations[2]?.towns.at(-1)).toEqual({ town: "Bangor", companies: 1 });
  expect(topLocations.map(({ towns }) => towns.length)).toEqual([5, 5, 5, 5]);
});

test("an empty directory has no average rating", () => {
  expect(directoryStatistics([], false).averageRating).toBeNull();
});

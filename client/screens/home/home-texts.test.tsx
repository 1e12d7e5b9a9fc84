import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FiguresAndSteps } from "./home-texts.tsx";

const STATISTICS = {
  ...{ companies: 4276, verifiedCompanies: 4276, reviews: 7258, companiesWithEmail: 2862 },
  ...{ averageRating: "4.35", topLocations: [], demonstration: false },
};
const figures = (statistics = {}) =>
  renderToStaticMarkup(<FiguresAndSteps statistics={{ ...STATISTICS, ...statistics }} />)
    .replace(/<h2.*/, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

test("the home page shows figures of this directory, and no average where there is no review", () => {
  expect(figures()).toBe(
    "7,258 reviews of companies 4.35 out of 5: their average rating 2,862 companies take requests by email",
  );
  expect(figures({ reviews: 1, averageRating: null, companiesWithEmail: 1 })).toBe(
    "1 review of a company 1 company takes requests by email",
  );
});

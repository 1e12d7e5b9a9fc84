import { describe, expect, test } from "vitest";
import { companiesQuery, companyPathParams, priceComparisonQuery } from "./companies/company-queries.ts";
import { COMPANY_SORTS } from "./options.ts";

describe("a search query", () => {
  test("takes empty and blank fields for none, as a plain form sends them", () => {
    const fields = Object.keys(companiesQuery.shape);
    for (const nothing of ["", "  "]) {
      const query = companiesQuery.parse(Object.fromEntries(fields.map((field) => [field, nothing])));
      expect(Object.values(query).filter((value) => value !== undefined)).toEqual([]);
    }
  });

  test.each([
    ["25", 25],
    [" 2.5 ", 2.5],
    ["-3", -3],
    [".5", 0.5],
    ["99999999999999999999", 1e20],
  ])("reads %j as the number %d", (text, radius) => {
    expect(companiesQuery.parse({ radius: text }).radius).toBe(radius);
  });

  test.each(["abc", "1e3", "0x10", "1,5", "NaN", "Infinity", "5 km", "--1", "."])(
    "refuses %j as a number",
    (text) => {
      for (const field of ["radius", "page", "limit"]) {
        expect(companiesQuery.safeParse({ [field]: text }).error?.issues[0]?.message).toBe(
          `${field} must be a number`,
        );
      }
    },
  );

  test.each([
    [{ sort: "price" }, `sort must be one of ${COMPANY_SORTS.join(", ")}`],
    [{ featured: "yes" }, "featured must be true or false"],
    [{ location: "x".repeat(121) }, "location is too long (at most 120 characters)"],
  ])("refuses %o with a sentence", (query, message) => {
    expect(companiesQuery.safeParse(query).error?.issues[0]?.message).toBe(message);
  });
});

test("a price comparison is of all sizes or one the guide knows", () => {
  expect(priceComparisonQuery.parse({ skipSize: "all" }).skipSize).toBe("all");
  expect(priceComparisonQuery.safeParse({ skipSize: "huge" }).error?.issues[0]?.message).toBe(
    "skipSize must be one of all, mini, small, medium, large",
  );
});

test("a company's id is a whole number of any length", () => {
  expect(companyPathParams.parse({ id: "0" })).toEqual({ id: 0 });
  expect(companyPathParams.safeParse({ id: "9".repeat(40) }).success).toBe(true);
  for (const id of ["abc", "1.5", "-1", "", "1e3"])
    expect(companyPathParams.safeParse({ id }).success).toBe(false);
});

import { expect, test } from "vitest";
import { EXAMPLE_COMPANY } from "#client/components/company/testing/example-company.ts";
import type { QuoteCompany } from "#client/queries/quote-companies.ts";
import { fittedCompanies } from "./use-fit-warnings.ts";

const company = (id: number, offersSize: boolean): QuoteCompany => ({
  ...EXAMPLE_COMPANY,
  ...{ id, name: `Skips ${id}`, serves: "no", offersSize, refuses: [] },
  earliest: { day: null, unknown: ["notice"] },
});

test("warnings name the understood place, and the size for which the companies were found", () => {
  const found = { job: { location: "Richmond", size: 6 } as const, companies: [company(1, false)] };
  const [warning] = fittedCompanies(found, {
    ids: [1],
    place: "Richmond, Greater London",
    waste: [],
  }).warnings;
  expect(warning?.problems).toContain("Doesn't hire out 6 yard skips.");
  expect(warning?.problems.join()).toContain("Doesn't deliver to Richmond, Greater London.");
});

test("a company that is no longer chosen has no warning", () => {
  const found = { job: { size: 6 } as const, companies: [company(1, false), company(2, false)] };
  const { companies, warnings } = fittedCompanies(found, { ids: [2], place: "", waste: [] });
  expect([companies.map(({ id }) => id), warnings.map(({ id }) => id)]).toEqual([[2], [2]]);
});

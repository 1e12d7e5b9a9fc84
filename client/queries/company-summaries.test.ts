import { expect, test } from "vitest";
import type { CompanyPage, ListedCompany } from "#contract/companies.ts";
import { summariesOf } from "./company-summaries.ts";

const deliveryOf = (noticeDays: number | null, deliveryTime: string | null) => {
  const company = { noticeDays, deliveryTime, answers: { requests: 0, bucket: "not-enough" } };
  const page = { companies: [company as ListedCompany] } as CompanyPage;
  return summariesOf(page).companies[0]?.deliveryTime;
};

test("lists have the company's words about delivery where it states no notice in working days", () => {
  expect(deliveryOf(null, " Next working day ")).toBe("Next working day");
  expect(deliveryOf(2, "Within 48 hours")).toBeUndefined();
  expect(deliveryOf(null, " ")).toBeUndefined();
});

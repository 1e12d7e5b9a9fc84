import { expect, test } from "vitest";
import type { CompanyPage, ListedCompany } from "#contract/companies.ts";
import { summariesOf } from "./companies.ts";

function summaryOf(company: Partial<ListedCompany>) {
  const listed = { prices: [], registers: [], answers: { requests: 0, bucket: "not-enough" }, ...company };
  return summariesOf({ companies: [listed as unknown as ListedCompany] } as CompanyPage).companies[0];
}

const deliveryOf = (noticeDays: number | null, deliveryTime: string | null) =>
  summaryOf({ noticeDays, deliveryTime })?.deliveryTime;

test("lists have the company's words about delivery where it states no notice in working days", () => {
  expect(deliveryOf(null, " Next working day ")).toBe("Next working day");
  expect(deliveryOf(2, "Within 48 hours")).toBeUndefined();
  expect(deliveryOf(null, " ")).toBeUndefined();
});

test("lists have the sizes with a price of a company that names no sizes in words", () => {
  const prices = [{ size: 4 }, { size: 6 }] as ListedCompany["prices"];
  expect(summaryOf({ skipSizes: null, prices })?.skipSizes).toBe("4 yard, 6 yard");
  expect(summaryOf({ skipSizes: "8 yard", prices })?.skipSizes).toBe("8 yard");
  expect(summaryOf({ skipSizes: null })?.skipSizes).toBeNull();
});

test("lists have the score of the reviews written here", () => {
  const ownScore = { rating: "4.50", reviewCount: 2 };
  expect(summaryOf({ rating: "3.00", reviewCount: 90, ownScore })).toMatchObject(ownScore);
});

test("lists have a register's result only if it ends the company's trade", () => {
  const saying = (status: "active" | "not-found" | "liquidation") =>
    summaryOf({ registers: [{ status }] as ListedCompany["registers"] })?.registers;
  expect(saying("liquidation")).toEqual([{ status: "liquidation" }]);
  expect(saying("active")).toBeUndefined();
  expect(saying("not-found")).toBeUndefined();
});

test("a company without a price for the job's waste has no range of prices in lists", () => {
  const range = { priceFrom: "220.00", priceTo: "810.00" };
  expect(summaryOf(range)?.priceTo).toBe("810.00");
  expect(summaryOf({ ...range, forOtherWaste: true })?.priceTo).toBeUndefined();
});

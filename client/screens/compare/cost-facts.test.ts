import { expect, test } from "vitest";
import { EXAMPLE_ESTIMATE } from "#client/components/company/testing/example-company.ts";
import type { ListedCompany } from "#contract/companies.ts";
import { EMPTY_COMPANY } from "#contract/empty-company.ts";
import { priceFacts, totalFact } from "./cost-facts.ts";

const COMPANY = EMPTY_COMPANY as unknown as ListedCompany;

test("the price of an 8 yard skip is named with its article", () => {
  const labelOf = (size: 6 | 8) => priceFacts({ size, place: undefined })[1]?.label;
  expect([labelOf(6), labelOf(8)]).toEqual(["Price of a 6 yard skip", "Price of an 8 yard skip"]);
});

test("a company that refuses a waste has the reason in place of a total", () => {
  const notTaken = { refused: ["mattress" as const], inSize: [], notStated: [] };
  expect(totalFact({ size: 6, place: undefined }).of({ ...COMPANY, offersSize: true, notTaken })).toEqual({
    text: "Doesn't take mattresses",
    tone: "stop",
  });
});

test("an estimate for a size that the company may not have stands behind the question", () => {
  const company: ListedCompany = { ...COMPANY, offersSize: null, total: EXAMPLE_ESTIMATE };
  const [, price] = priceFacts({ size: 40, place: undefined });
  expect(price?.of(company)).toEqual({
    text: "Ask if it has this size",
    notes: ["If it does: about £167-208, our estimate"],
  });
  expect(totalFact({ size: 40, place: undefined }).of(company)?.text).toBe("Ask if it has 40 yd");
});

test("a price of a size that may not take the job's soil is for other waste, alone or among those of other sizes", () => {
  const price = (size: 6 | 12) => ({
    ...{ size, price: "200.00", hireDays: 14, extraWeek: null, heavyAllowed: null },
    ...{ statedBy: "company" as const, statedOn: "2026-05-03" },
  });
  const company: ListedCompany = { ...COMPANY, offersSize: true, prices: [price(6), price(12)] };
  const job = { place: undefined, waste: ["soil" as const] };
  expect(totalFact(job).of(company)?.text).toEqual(["6 yard: £200", "12 yard: £200, for other waste"]);
  const [, ofSize] = priceFacts({ ...job, size: 12 });
  expect(ofSize?.of(company)?.notes).toContain("For other waste, not for that of your job");
});

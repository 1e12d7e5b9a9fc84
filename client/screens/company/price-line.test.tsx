import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { CompanyFit } from "#client/queries/companies.ts";
import type { Company } from "#contract/companies.ts";
import type { Job } from "#contract/job/job.ts";
import { PriceLine } from "./company-header.tsx";

const headOf = (facts: Partial<Company>, job: Job = {}, fit: CompanyFit = {}) =>
  renderToStaticMarkup(
    <PriceLine
      company={{ priceFrom: "95.00", priceTo: "265.00", prices: [], ...facts } as Company}
      fit={fit}
      job={job}
    />,
  );
const price = (size: number, pounds: string) => ({ size, price: pounds }) as Company["prices"][number];

test("the head of a company's page has the lowest and highest stated price, as the table below it", () => {
  const head = headOf({ prices: [price(6, "187.50"), price(4, "113.00"), price(8, "243.00")] });
  expect(head).toContain("£113-243");
  expect(head).toContain("Stated, by skip size, including VAT.");
});

test("the head has the company's range of prices if no price of a size is stated", () => {
  expect(headOf({})).toContain("£95-265");
  expect(headOf({})).toContain("Indicative, by skip size");
  expect(headOf({ priceFrom: null })).toContain("Ask for a price");
});

test("the head has no price if none is for the job's waste, with or without a size, as lists", () => {
  const fit = { forOtherWaste: true } as const;
  for (const size of [8, undefined] as const) {
    const head = headOf({}, { size, waste: ["plasterboard"] }, fit);
    expect(head).toContain("Ask for a price");
    expect(head).not.toContain("£");
  }
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Company } from "#contract/companies.ts";
import type { Job } from "#contract/job/job.ts";
import { PriceLine } from "./company-header.tsx";

const headOf = (facts: Partial<Company>, job: Job = {}) =>
  renderToStaticMarkup(
    <PriceLine
      company={{ priceFrom: "95.00", priceTo: "265.00", prices: [], ...facts } as Company}
      fit={{}}
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
  expect(headOf({ priceFrom: null })).toContain("Price: not known.");
});

test("the head has no price if the asked size has none for the job, as lists", () => {
  const head = headOf({}, { size: 8, waste: ["plasterboard"] });
  expect(head).toContain("Price: not known.");
  expect(head).not.toContain("£");
});

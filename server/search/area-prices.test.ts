import { expect, test } from "vitest";
import type { CompaniesQuery } from "#contract/companies/company-queries.ts";
import type { JobSize } from "#contract/job/job.ts";
import {
  exampleCatalogue,
  exampleCompany,
  examplePlaces,
  LEEDS,
} from "#server/companies/testing/examples.ts";
import { searchCatalogue } from "./search.ts";

const priced = (
  id: number,
  size: JobSize,
  pounds: number,
  facts: Partial<Parameters<typeof exampleCompany>[0]> = {},
) =>
  exampleCompany({
    ...{ id, latitude: LEEDS.latitude, longitude: LEEDS.longitude, ...facts },
    prices: [
      {
        ...{ size, price: `${pounds}.00`, hireDays: 14, extraWeek: null, heavyAllowed: null },
        ...{ statedBy: "company", statedOn: "2026-11-01" },
      },
    ],
  });

const EIGHT = [100, 110, 120, 130, 140, 150, 160, 170].map((pounds, index) => priced(index + 1, 6, pounds));
const areaOf = (companies: ReturnType<typeof priced>[], query: Partial<CompaniesQuery> = {}) =>
  searchCatalogue(exampleCatalogue(companies), examplePlaces(), { location: "Leeds", ...query }).area();
const RANGE = { size: 6, from: 117, middle: 135, to: 153, companies: 8 };

test("near a place the prices of a size are the middle half of those stated by at least eight companies", () => {
  expect(areaOf(EIGHT, { size: 6 })).toEqual(RANGE);
  expect(areaOf(EIGHT.slice(1), { size: 6 })).toBeUndefined();
  expect(areaOf(EIGHT, { size: 8 })).toBeUndefined();
  expect(areaOf(EIGHT, { size: 6, location: undefined })).toBeUndefined();
});

test("without a size they are those of the size that most companies price", () => {
  expect(areaOf([...EIGHT, priced(9, 8, 10)])).toEqual(RANGE);
});

test("filters, prices for other weeks and companies that don't deliver change nothing", () => {
  const others = [
    priced(9, 6, 999, { coverageAreas: [{ type: "radius", km: 0 }], latitude: LEEDS.latitude + 0.1 }),
  ];
  expect(areaOf([...EIGHT, ...others], { size: 6, search: "Company 1", maxTotal: 100 })).toEqual(RANGE);
  expect(areaOf(EIGHT, { size: 6, weeks: 4 })).toBeUndefined();
});

test("prices that are none for the waste of the job do not count: soil in a large skip, or tyres alone", () => {
  const large = EIGHT.map((_, index) => priced(index + 1, 12, 200 + index));
  expect(areaOf(large, { size: 12 })).toMatchObject({ size: 12, companies: 8 });
  expect(areaOf(large, { size: 12, waste: "soil" })).toBeUndefined();
  expect(areaOf(EIGHT, { size: 6, waste: "soil" })).toEqual(RANGE);
  expect(areaOf(EIGHT, { size: 6, waste: "tyres" })).toBeUndefined();
});

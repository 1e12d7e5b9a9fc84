import { expect, test } from "vitest";
import type { JobSize } from "#contract/job/job.ts";
import { townDistricts, townPrices } from "./towns.ts";

const company = (skipSizes: string | null, ...stated: readonly (readonly [JobSize, string])[]) => ({
  skipSizes,
  prices: stated.map(([size, price]) => ({
    size,
    price,
    hireDays: 14,
    extraWeek: null,
    heavyAllowed: null,
    statedBy: "company" as const,
    statedOn: "2026-11-01",
  })),
});

test("three stated prices make a spread; fewer show the guide", () => {
  const three = [
    company("6 yard", [6, "165.00"]),
    company("6 yard", [6, "240.00"]),
    company("6 yard", [6, "195.50"]),
    company("6 yard"),
  ];
  expect(townPrices(three)).toEqual([
    {
      size: 6,
      offeredBy: 4,
      statedBy: 3,
      stated: { from: 165, to: 240, median: 195.5 },
      guide: { from: 160, to: 220 },
    },
  ]);
  expect(townPrices(three.slice(1))).toMatchObject([{ size: 6, offeredBy: 3, statedBy: 2, stated: null }]);
});

test("prices count for two weeks of hire, to the penny, and those that say no such price do not count", () => {
  const ofDays = (price: string, hireDays: number | null, extraWeek: string | null = null) => ({
    ...company("6 yard", [6, price]),
    prices: company("6 yard", [6, price]).prices.map((stated) => ({ ...stated, hireDays, extraWeek })),
  });
  const comparable = [ofDays("171.50", 28), ofDays("150.00", 7, "20.25"), ofDays("140.00", 10, "15.00")];
  const others = [ofDays("90.00", 7), ofDays("900.00", null), ofDays("80.00", 13)];
  expect(townPrices([...comparable, ...others])[0]).toMatchObject({
    ...{ offeredBy: 6, statedBy: 3, stated: { from: 155, to: 171.5, median: 170.25 } },
  });
  expect(townPrices([...comparable.slice(1), ...others])[0]).toMatchObject({ statedBy: 2, stated: null });
});

test("the median of an even number of prices lies between the middle two", () => {
  const prices = (["100.00", "200.00", "210.00", "900.00"] as const).map((price) =>
    company(null, [8, price]),
  );
  expect(townPrices(prices)[0]?.stated).toEqual({ from: 100, to: 900, median: 205 });
});

test("a size that no company hires out, and one without price and guide, is left out", () => {
  expect(townPrices([])).toEqual([]);
  expect(townPrices([company(null), company("")])).toEqual([]);
  expect(townPrices([company("4 yard, 14 yard")]).map(({ size }) => size)).toEqual([4]);
});

test("a company counts for the sizes that its words name clearly", () => {
  const sizes = (text: string) => townPrices([company(text)]).map(({ size }) => size);
  expect(sizes("20-40 yards")).toEqual([20, 40]);
  expect(sizes("4 tonne")).toEqual([]);
  expect(sizes("6 yard (4.6 m3)")).toEqual([6]);
  expect(sizes("6 cubic yards and 8 yd")).toEqual([6, 8]);
});

const LEEDS = { latitude: 53.8, longitude: -1.55 };
const DISTRICTS = [
  { outcode: "LS1", latitude: 53.8, longitude: -1.55 },
  { outcode: "LS10", latitude: 53.77, longitude: -1.53 },
  { outcode: "LS2", latitude: 53.805, longitude: -1.55 },
  { outcode: "M1", latitude: 53.48, longitude: -2.24 },
];

test("a district counts the companies whose areas cover it, without those that exclude it", () => {
  const circle = { ...LEEDS, coverageAreas: [{ type: "radius" as const, km: 2 }] };
  const listedOnly = { ...LEEDS, coverageAreas: [{ type: "districts" as const, codes: ["LS10", "M1"] }] };
  const excluding = { ...LEEDS, coverageAreas: [{ type: "radius" as const, km: 100, exclude: ["LS2"] }] };
  const unplaced = {
    latitude: null,
    longitude: null,
    coverageAreas: [{ type: "radius" as const, km: 100 }],
  };
  const silent = { ...LEEDS, coverageAreas: [] };
  expect(townDistricts(LEEDS, [circle, listedOnly, excluding, unplaced, silent], DISTRICTS)).toEqual([
    { code: "LS1", companies: 2 },
    { code: "LS2", companies: 1 },
    { code: "LS10", companies: 2 },
  ]);
});

test("without stated areas no district is listed", () => {
  expect(townDistricts(LEEDS, [{ ...LEEDS, coverageAreas: [] }], DISTRICTS)).toEqual([]);
});

import { expect, test } from "vitest";
import { carrierOf } from "#contract/carriers/carrier.ts";
import type { PriceComparisonQuery } from "#contract/companies/company-queries.ts";
import type { Company } from "#contract/companies.ts";
import type { JobSize } from "#contract/job/job.ts";
import {
  comparedRows,
  exampleCatalogue,
  exampleCompany,
  examplePlaces,
  LEEDS,
} from "#server/companies/testing/examples.ts";
import { comparePrices } from "./price-comparison.ts";

const near = (kilometres: number) => ({
  latitude: LEEDS.latitude + kilometres / 111.195,
  longitude: LEEDS.longitude,
});
const catalogue = exampleCatalogue([
  exampleCompany({
    id: 1,
    ...near(1),
    skipSizes: "2 yard, 6 yard",
    priceFrom: "120.00",
    email: "a@b.example",
  }),
  exampleCompany({ id: 2, ...near(2), skipSizes: "8 yard", priceFrom: "90.00", email: "Unknown" }),
  exampleCompany({ id: 3, ...near(3), skipSizes: "6 yard, 8 yard", priceFrom: "90.00" }),
  exampleCompany({ id: 4, ...near(4), skipSizes: null, priceFrom: "60.00" }),
  exampleCompany({ id: 5, ...near(60), skipSizes: "6 yard", priceFrom: "50.00" }),
]);
type Query = Partial<PriceComparisonQuery>;
const rowsOf = (query: Query, of = catalogue) => comparedRows(of, examplePlaces(), query);
const idsOf = (query: Query, of = catalogue) => rowsOf(query, of).map(({ id }) => id);
const compare = (query: Query, of = catalogue) => comparePrices(of, examplePlaces(), query);

test("without a size, all companies nearby are compared by medium skips, with distance and prices", () => {
  const query = { location: "leeds", skipSize: "all" } as const;
  const rows = rowsOf(query);
  expect(rows.map(({ id, distance }) => [id, distance])).toEqual([
    [4, 4],
    [2, 2],
    [3, 3],
    [1, 1],
  ]);
  expect(rows[3]?.prices.large).toEqual({ from: 120, to: 300 });
  expect(rows.map(({ quotable }) => quotable)).toEqual([false, false, false, true]);
  expect(compare(query).searched?.place.label).toBe("Leeds");
});

test("with a size, only companies that offer it are compared, cheapest first", () => {
  expect(idsOf({ location: "Leeds", skipSize: "medium" })).toEqual([2, 3, 1]);
  expect(idsOf({ location: "Leeds", skipSize: "mini" })).toEqual([1]);
  expect(idsOf({ location: "Leeds", skipSize: "large" })).toEqual([]);
});

test("a company with a warning about its carrier number comes last, as in other lists, and shows it", () => {
  const check = { number: "CBDU123456", nation: "England", tier: "upper", method: "register-page" } as const;
  const checked = { ...check, result: "expired", checkedOn: "2026-11-20", validTo: "2026-11-01" } as const;
  const carrier = carrierOf("CBDU123456", checked);
  const places = { ...examplePlaces(), today: () => "2026-11-28" };
  const companies = [
    exampleCompany({ id: 1, ...near(1), skipSizes: "6 yard", priceFrom: "60.00", carrier }),
    exampleCompany({ id: 2, ...near(1), skipSizes: "6 yard", priceFrom: "90.00" }),
  ];
  const rows = comparedRows(exampleCatalogue(companies), places, { location: "Leeds", skipSize: "medium" });
  expect(rows.map((row) => [row.id, row.carrier?.result])).toEqual([
    [2, undefined],
    [1, "expired"],
  ]);
});

test("a wider radius compares more companies", () => {
  expect(idsOf({ location: "Leeds", radius: 100, skipSize: "medium" })).toEqual([5, 2, 3, 1]);
});

test("without a place the whole directory is compared", () => {
  expect(idsOf({}).toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect(compare({}).searched).toBeUndefined();
});

test("stated prices come before estimates, then companies without a price, then those without the size", () => {
  const mixed = exampleCatalogue([
    exampleCompany({ id: 1, skipSizes: "12 yard" }),
    exampleCompany({ id: 2, skipSizes: "8 yard", priceFrom: null, priceTo: null }),
    exampleCompany({ id: 3, skipSizes: "8 yard", priceFrom: "80.00", priceTo: "90.00" }),
    exampleCompany({ id: 4, prices: [stated(8, "260.00")] }),
    exampleCompany({ id: 5, prices: [stated(8, "230.00")] }),
  ]);
  expect(idsOf({}, mixed)).toEqual([5, 4, 3, 2, 1]);
  expect(idsOf({ skipSize: "large" }, mixed)).toEqual([1]);
});

const stated = (size: JobSize, price: string): Company["prices"][number] => ({
  size,
  price,
  hireDays: 14,
  extraWeek: null,
  heavyAllowed: null,
  statedBy: "company",
  statedOn: "2026-11-01",
});
const companies = exampleCatalogue([
  exampleCompany({ id: 1, skipSizes: "6 yard, 8 yard", prices: [stated(6, "230.00"), stated(8, "260.00")] }),
  exampleCompany({ id: 2, skipSizes: "8 yard", priceFrom: "80.00", priceTo: "300.00" }),
  exampleCompany({ id: 3, skipSizes: "2 yard" }),
]);

test("a company's own prices stand before the estimate, and its sizes say what it does not offer", () => {
  const rows = rowsOf({}, companies);
  expect(rows[0]).toMatchObject({
    prices: { medium: { from: 230, to: 260 } },
    sources: { mini: "not-offered", medium: "company", large: "not-offered" },
  });
  expect(rows[1]).toMatchObject({
    prices: { mini: { from: 80 }, medium: { from: 80, to: 300 } },
    sources: { mini: "not-offered", medium: "estimate" },
  });
  expect(idsOf({ skipSize: "medium" }, companies)).toEqual([1, 2]);
});

test("companies that can't do the job come last: no delivery there, then a waste not taken, then no such size", () => {
  const leeds = { ...near(1), skipSizes: "8 yard" };
  const prices = [{ ...stated(8, "100.00"), heavyAllowed: false }];
  const unable = exampleCatalogue([
    exampleCompany({ id: 1, ...near(1), skipSizes: "2 yard" }),
    exampleCompany({ id: 2, ...leeds, prices }),
    exampleCompany({ id: 3, ...leeds, refuses: ["soil"] }),
    exampleCompany({
      id: 4,
      ...leeds,
      priceFrom: "60.00",
      ...near(9),
      coverageAreas: [{ type: "radius", km: 2 }],
    }),
    exampleCompany({ id: 5, ...leeds, coverageAreas: [{ type: "radius", km: 20 }] }),
    exampleCompany({ id: 6, ...leeds, prices: [stated(8, "400.00")] }),
  ]);
  const rows = (query: Query) => rowsOf({ location: "Leeds", ...query }, unable);
  expect(rows({ size: 8, waste: "soil" }).map(({ id, serves }) => [id, serves])).toEqual([
    [6, "ask"],
    [5, "yes"],
    [4, "no"],
    [3, "ask"],
    [2, "ask"],
    [1, "ask"],
  ]);
  expect(rows({ size: 8, waste: "soil" })[4]).toMatchObject({
    notTaken: { refused: [], inSize: ["soil"], notStated: [] },
  });
  const possible = (query: Query) => compare({ location: "Leeds", ...query }, unable).possible();
  expect(possible({ size: 8, waste: "soil" })).toBe(3);
  expect(possible({})).toBeUndefined();
  expect(rows({}).map(({ id }) => id)).toEqual([2, 6, 3, 5, 1, 4]);
  expect(rows({ skipSize: "medium" }).at(-1)).toMatchObject({
    id: 4,
    servesBecause: "It says it delivers within 1 mile (2 km), and Leeds is 5.6 miles (9 km) away.",
  });
  expect(rowsOf({ size: 8 }, unable)[0]).not.toHaveProperty("serves");
});

test("prices of sizes that may not take soil are for other waste, and come after those that are for it", () => {
  const heavy = (heavyAllowed: boolean | null, pounds: string) => ({ ...stated(12, pounds), heavyAllowed });
  const ofLarge = exampleCatalogue([
    exampleCompany({ id: 1, ...near(1), prices: [heavy(null, "200.00"), stated(6, "150.00")] }),
    exampleCompany({ id: 2, ...near(2), prices: [heavy(true, "260.00"), stated(10, "180.00")] }),
    exampleCompany({ id: 3, ...near(3), skipSizes: "12 yard", prices: [heavy(false, "190.00")] }),
  ]);
  const large = { location: "Leeds", skipSize: "large" } as const;
  const rows = rowsOf({ ...large, waste: "soil" }, ofLarge);
  expect(rows.map((row) => [row.id, row.prices.large.from, row.forOtherWasteIn, row.forOtherWaste])).toEqual([
    [2, 260, undefined, undefined],
    [3, 190, ["large"], true],
    [1, 200, ["large"], undefined],
  ]);
  expect(idsOf(large, ofLarge)).toEqual([2, 3, 1]);
  expect(rowsOf({ ...large, waste: "wood" }, ofLarge).map((row) => row.forOtherWasteIn)).toEqual([
    ...[undefined, undefined, undefined],
  ]);
});

test("without a size, companies that refuse a waste come last and say which", () => {
  const waste = exampleCatalogue([
    exampleCompany({ id: 1, ...near(1), refuses: ["asbestos", "soil"] }),
    exampleCompany({ id: 2, ...near(2), coverageAreas: [{ type: "radius", km: 1 }] }),
    exampleCompany({ id: 3, ...near(3), prices: [{ ...stated(8, "100.00"), heavyAllowed: false }] }),
  ]);
  const query = { location: "Leeds", waste: "soil" };
  const rows = rowsOf(query, waste);
  expect(rows.map(({ id, notTaken }) => [id, notTaken])).toEqual([
    [3, undefined],
    [2, undefined],
    [1, { refused: ["soil"], inSize: [], notStated: [] }],
  ]);
  expect(compare(query, waste).possible()).toBe(2);
  expect(rows.at(-1)).not.toHaveProperty("offersSize");
});

test("with a job's size rows carry the total, stated ones first, and those that don't offer it come last", () => {
  const rows = rowsOf({ size: 8 }, companies);
  expect(rows.map(({ id, offersSize, total }) => [id, offersSize, total?.from])).toEqual([
    [1, true, "260.00"],
    [2, true, "80.00"],
    [3, false, undefined],
  ]);
});

test("prices are for the weeks asked for, and one for other days says so and comes after them", () => {
  const terms = (hireDays: number | null, extraWeek: string | null, price = "200.00") => ({
    ...{ skipSizes: "6 yard, 8 yard", prices: [{ ...stated(8, price), hireDays, extraWeek }] },
  });
  const lengths = exampleCatalogue([
    exampleCompany({ id: 1, ...terms(7, null) }),
    exampleCompany({ id: 2, ...terms(null, "10.00") }),
    exampleCompany({ id: 3, ...terms(10, "20.00") }),
    exampleCompany({ id: 4, ...terms(14, "25.50", "209.50") }),
    exampleCompany({ id: 5, skipSizes: "6 yard, 8 yard", priceFrom: "205.00", priceTo: "215.00" }),
  ]);
  const shown = (weeks?: number) =>
    rowsOf({ skipSize: "medium", weeks }, lengths).map(({ id, prices, hireDays }) => [
      ...[id, prices.medium.from, hireDays.medium],
    ]);
  expect(shown()).toEqual([
    [4, 209.5, 14],
    [3, 220, 14],
    [1, 200, 7],
    [2, 200, null],
    [5, 205, 14],
  ]);
  expect(shown(1)).toEqual([
    [1, 200, 7],
    [3, 200, 7],
    [4, 209.5, 7],
    [2, 200, null],
    [5, 205, 7],
  ]);
  expect(shown(4)).toEqual([
    [3, 260, 28],
    [4, 260.5, 28],
    [1, 200, 7],
    [2, 200, null],
    [5, 205, 14],
  ]);
  // A group shows one length: here that of the smaller size is not for two weeks.
  const mixed = { ...stated(6, "150.00"), hireDays: 7 };
  const both = exampleCatalogue([
    exampleCompany({ id: 1, skipSizes: "6 yard", prices: [mixed, stated(8, "240.00")] }),
  ]);
  expect(rowsOf({}, both)[0]).toMatchObject({
    ...{ prices: { medium: { from: 240, to: 240 } }, hireDays: { medium: 14, mini: null } },
  });
});

import { expect, test } from "vitest";
import type { Company } from "#contract/companies.ts";
import { companySchema } from "#contract/companies.ts";
import { approximateDistanceKm, demoPlaces } from "./places.ts";
import { createDemoData } from "./testing/demo-data.ts";
import { readCsv } from "./words.ts";

const { companies } = createDemoData();
const tables = demoPlaces();
const largeUsers = new Set(
  readCsv<{ outcode: string }>("data/places/large-user-districts.csv", {}).map(({ outcode }) => outcode),
);
const centres = new Map(tables.districts.map((district) => [district.code, district]));
const share = (matches: (company: Company) => boolean) => companies.filter(matches).length / companies.length;
const pounds = (company: Company) => company.prices.map(({ price }) => Number(price));
const position = ({ latitude, longitude }: Company) => ({
  latitude: latitude ?? 0,
  longitude: longitude ?? 0,
});

test("the terms of every company have the shape of the contract", () => {
  for (const company of companies) companySchema.parse(company);
});

test("most firms state prices, areas, refusals and notice, and some state nothing", () => {
  expect(share(({ prices }) => prices.length > 0)).toBeCloseTo(0.72, 1);
  expect(share(({ coverageAreas }) => coverageAreas.length > 0)).toBeCloseTo(0.6, 1);
  expect(share(({ refuses }) => refuses.length > 0)).toBeGreaterThan(0.6);
  expect(share(({ acceptsAtCharge }) => acceptsAtCharge.length > 0)).toBeGreaterThan(0.5);
  expect(share(({ noticeDays }) => noticeDays !== null)).toBeGreaterThan(0.7);
  expect(share(({ confirmedOn }) => confirmedOn !== null)).toBeGreaterThan(0.25);
  const nothing = (company: Company) =>
    company.noticeDays === null && company.prices.length + company.coverageAreas.length === 0;
  expect(share(nothing)).toBeGreaterThan(0.05);
});

test("stated prices lie in the firm's price range, and a larger skip is dearer", () => {
  for (const company of companies) {
    const amounts = pounds(company);
    if (amounts.length === 0) continue;
    expect(Math.min(...amounts), company.name).toBeGreaterThanOrEqual(Number(company.priceFrom));
    expect(Math.max(...amounts), company.name).toBeLessThanOrEqual(Number(company.priceTo));
    for (const [index, amount] of amounts.entries())
      expect(amount, company.name).toBeGreaterThan(amounts[index - 1] ?? 0);
    for (const { price } of company.prices) expect(price).toMatch(/\.[05]0$/);
  }
});

test("every priced size is one that the firm hires out, smallest first", () => {
  for (const { prices, skipSizes } of companies) {
    const sizes = prices.map(({ size }) => size);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    for (const size of sizes) expect(skipSizes?.split(", ")).toContain(`${size} yard`);
  }
});

test("up to 6 yards may be filled with soil, from 10 yards not, and firms differ at 8 yards", () => {
  const prices = companies.flatMap((company) => company.prices);
  expect(prices.every(({ size, heavyAllowed }) => size > 6 || heavyAllowed === true)).toBe(true);
  expect(prices.every(({ size, heavyAllowed }) => size < 10 || heavyAllowed === false)).toBe(true);
  const eights = prices.filter(({ size }) => size === 8).map(({ heavyAllowed }) => heavyAllowed);
  expect(new Set(eights)).toEqual(new Set([true, false, null]));
});

test("hire lasts 14 days at most firms, and as long as the firm's own words say", () => {
  const days = companies.flatMap(({ prices }) => prices.slice(0, 1).map(({ hireDays }) => hireDays));
  expect(days.filter((each) => each === 14).length).toBeGreaterThan(days.length / 2);
  expect(new Set(days)).toEqual(new Set([14, 7, 10, null]));
  for (const { description, prices } of companies) {
    const [first] = prices;
    if (!first) continue;
    if (description?.includes("Standard hire is ten")) expect(first.hireDays).toBe(10);
    if (description?.includes("as long as you need it")) {
      expect([first.hireDays, first.extraWeek]).toEqual([null, null]);
    }
  }
});

test("prices are stated in 2026, by the firm or the directory, before the listing was confirmed", () => {
  const prices = companies.flatMap((company) => company.prices);
  expect(prices.every(({ statedOn }) => statedOn >= "2026-01-01" && statedOn < "2026-11-15")).toBe(true);
  expect(new Set(prices.map(({ statedBy }) => statedBy))).toEqual(new Set(["company", "directory"]));
  for (const { prices: stated, confirmedOn } of companies)
    if (stated[0] && confirmedOn) expect(confirmedOn >= stated[0].statedOn).toBe(true);
});

test("areas contain the firm's own town", () => {
  const towns = new Map(tables.towns.map((town) => [`${town.name}, ${town.county}`, town]));
  for (const company of companies) {
    const town = towns.get(`${company.location}, ${company.county}`);
    if (company.coverageAreas.length === 0 || !town || town.name === "London") continue;
    const inside = company.coverageAreas.some((area) =>
      area.type === "radius"
        ? approximateDistanceKm(position(company), town) <= area.km
        : area.codes.some((code) => approximateDistanceKm(centres.get(code) ?? town, town) < 12),
    );
    expect(inside, company.name).toBe(true);
  }
});

test("a radius is the one that the delivery area names", () => {
  for (const { coverage, coverageAreas } of companies) {
    const miles = coverage?.match(/within (\d+) miles|^(\d+) miles/);
    const [area] = coverageAreas;
    if (!miles || area?.type !== "radius") continue;
    const km = Number(miles[1] ?? miles[2]) * 1.609;
    expect(area.km, coverage ?? "").toBeGreaterThan(km - 1);
    expect(area.km, coverage ?? "").toBeLessThan(km + 6);
  }
});

test("districts exist and have streets, and a firm that also delivers further states no area", () => {
  const codes = companies.flatMap(({ coverageAreas }) =>
    coverageAreas.flatMap((area) => [
      ...(area.exclude ?? []),
      ...(area.type === "districts" ? area.codes : []),
    ]),
  );
  expect(codes.filter((code) => !centres.has(code) || largeUsers.has(code))).toEqual([]);
  const further = companies.filter(({ coverage }) => /further|by arrangement/.test(coverage ?? ""));
  expect(further.length).toBeGreaterThan(100);
  expect(further.filter(({ coverageAreas }) => coverageAreas.length > 0)).toEqual([]);
});

test("some firms exclude districts of their area, such as those across an estuary", () => {
  expect(
    companies.filter(({ coverageAreas }) => coverageAreas.some(({ exclude }) => exclude)).length,
  ).toBeGreaterThan(50);
});

test("no firm refuses a waste that it charges for, or one that its own words offer to take", () => {
  for (const { refuses, acceptsAtCharge, services, description } of companies) {
    const charged = acceptsAtCharge.map(({ waste }) => waste);
    expect(refuses.filter((waste) => charged.includes(waste))).toEqual([]);
    if (services?.includes("Plasterboard collection")) expect(refuses).not.toContain("plasterboard");
    if (services?.includes("Mattress recycling")) expect(refuses).not.toContain("mattress");
    for (const waste of ["fridge", "tyres", "paint"] as const)
      if (description?.includes("keep paint, tyres, fridges")) expect(charged).not.toContain(waste);
    for (const waste of ["plasterboard", "mattress"] as const)
      if (description?.includes("Mattresses and plasterboard cost us extra"))
        expect(refuses).not.toContain(waste);
  }
});

test("notice agrees with the delivery time", () => {
  const noticeOf = (words: string) =>
    new Set(
      companies
        .filter(({ deliveryTime }) => deliveryTime === words)
        .map(({ noticeDays }) => noticeDays)
        .filter((days) => days !== null),
    );
  expect(noticeOf("Next working day")).toEqual(new Set([1]));
  expect(noticeOf("Within 48 hours")).toEqual(new Set([2]));
  expect(noticeOf("2-3 working days")).toEqual(new Set([3]));
  expect(noticeOf("Twice a week, Tuesdays and Fridays")).toEqual(new Set());
});

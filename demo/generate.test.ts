import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { FEATURED_MIN_RATING } from "#contract/limits.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import { generateDemoChecks } from "./companies/carrier-checks.ts";
import { generateDemoData } from "./generate.ts";
import { approximateDistanceKm, demoPlaces } from "./places.ts";
import { generateDemoRequests } from "./requests/rows.ts";
import { ledgerActs } from "./reviews/acts.ts";
import { createDemoData, locateLikeServer } from "./testing/demo-data.ts";
import { COMPANIES, COMPANIES_WITH_EMAIL, REVIEWS, TOWN_COUNTS } from "./totals.ts";

const { companies, reviews } = createDemoData();
const tables = demoPlaces();

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
const hash = (data: object) => createHash("sha256").update(JSON.stringify(data)).digest("hex");
const inTown = (town: string) =>
  companies.filter(({ location }) => location.toLowerCase() === town.toLowerCase());

describe("the totals of the specification", () => {
  test("there are 4,276 companies with consecutive ids from 1", () => {
    expect(COMPANIES).toBe(4_276);
    expect(companies.map(({ id }) => id)).toEqual(Array.from({ length: 4_276 }, (_, index) => index + 1));
  });

  test("2,862 companies have an email address; the others lack one in every way that occurs", () => {
    expect(COMPANIES_WITH_EMAIL).toBe(2_862);
    expect(companies.filter(canBeQuoted)).toHaveLength(2_862);
    const others = companies.filter((company) => !canBeQuoted(company)).map(({ email }) => email);
    expect(new Set(others)).toEqual(new Set(["Unknown", "", null]));
  });

  test("there are 7,258 reviews with a mean as close to 4.35 as possible", () => {
    expect(REVIEWS).toBe(7_258);
    expect(reviews).toHaveLength(7_258);
    const stars = sum(reviews.map(({ rating }) => rating));
    expect((stars / 7_258).toFixed(2)).toBe("4.35");
    expect(Math.abs(stars - 4.35 * 7_258)).toBeLessThanOrEqual(0.5);
  });

  test.each(TOWN_COUNTS)("$town has $companies companies, all of them in $county", (counted) => {
    const found = inTown(counted.town);
    expect(found).toHaveLength(counted.companies);
    expect(new Set(found.map(({ county }) => county))).toEqual(new Set([counted.county]));
  });
});

test("two runs generate identical data", () => {
  expect(hash(generateDemoData(locateLikeServer))).toBe(hash({ companies, reviews }));
});

test("the first hundred companies are in many different towns", () => {
  const first = companies.slice(0, 100);
  expect(new Set(first.map(({ location }) => location)).size).toBeGreaterThan(50);
  expect(new Set(first.map(({ county }) => county)).size).toBeGreaterThan(30);
});

test("companies are in several hundred towns in every nation", () => {
  const nations = new Map(tables.towns.map(({ name, county, nation }) => [`${name}, ${county}`, nation]));
  const towns = new Set(companies.map(({ location, county }) => `${location}, ${county}`));
  expect(towns.size).toBeGreaterThan(500);
  const perNation = Map.groupBy(towns, (town) => nations.get(town));
  for (const nation of ["England", "Scotland", "Wales", "Northern Ireland"] as const) {
    expect(perNation.get(nation)?.length, nation).toBeGreaterThan(20);
  }
});

test("a search within 25 km of any large town finds companies", () => {
  for (const town of tables.towns.filter(({ population }) => population > 40_000)) {
    const near = companies.filter(
      ({ latitude, longitude }) =>
        latitude !== null && longitude !== null && approximateDistanceKm({ latitude, longitude }, town) <= 25,
    );
    expect(near.length, `${town.name}, ${town.county}`).toBeGreaterThan(2);
  }
});

test("rating and review count of every company match its reviews", () => {
  const ratings = Map.groupBy(reviews, ({ companyId }) => companyId);
  for (const { id, rating, reviewCount } of companies) {
    const own = (ratings.get(id) ?? []).map((review) => review.rating);
    expect({ id, rating, reviewCount }).toEqual({
      id,
      rating: own.length > 0 ? (sum(own) / own.length).toFixed(2) : null,
      reviewCount: own.length,
    });
  }
});

test("most companies have few reviews, some many and some none", () => {
  const having = (least: number, most: number) =>
    companies.filter(({ reviewCount }) => reviewCount >= least && reviewCount <= most).length;
  expect(having(0, 0)).toBeGreaterThan(800);
  expect(having(1, 3)).toBeGreaterThan(1_500);
  expect(having(10, 20)).toBeGreaterThan(50);
  expect(having(40, 99)).toBe(1);
});

test("12 to 20 companies are featured, in every nation, nearly all rated 4 or more", () => {
  const featured = companies.filter((company) => company.featured);
  expect(featured.length).toBeGreaterThanOrEqual(12);
  expect(featured.length).toBeLessThanOrEqual(20);
  for (const town of ["London", "Glasgow", "Cardiff", "Belfast"]) {
    expect(featured.map(({ location }) => location)).toContain(town);
  }
  expect(featured.every(canBeQuoted)).toBe(true);
  const good = featured.filter(({ rating }) => Number(rating) >= FEATURED_MIN_RATING);
  expect(good.length).toBeGreaterThanOrEqual(featured.length - 2);
});

/**
 * Copies data with sorted fields and without those that are null, no or empty. So a new field of companies that the
 * demonstration does not use changes no hash.
 */
const statedFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(statedFields);
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  const stated = Object.entries(value).filter(
    ([, field]) => field !== null && field !== false && !(Array.isArray(field) && field.length === 0),
  );
  return Object.fromEntries(stated.sort().map(([name, field]) => [name, statedFields(field)]));
};

const statedHash = (data: object) =>
  createHash("sha256")
    .update(JSON.stringify(statedFields(data)))
    .digest("hex");

/** If you change the demonstration on purpose, replace the hashes. Otherwise something else moved a random choice. */
test("the companies, reviews and ledger are the same as ever", () => {
  expect(statedHash([companies, reviews, ledgerActs(reviews)])).toBe(
    "cdd5e7420b516757f44da7f4d205f1543edef36baa1092222dd1dcafe90532d7",
  );
});

test.each([
  ["2025-02-28", "181ad85b88f1e72671025477fec95cf551c3976d1b0e4960d5bacb3fa4efa2d3"],
  ["2026-11-28", "679859f7556dc00d066ee8d760dea770176024139226e5997db4eb8b62a851d1"],
  ["2028-06-30", "d878784dee749c08ce009c70df880b5f494dde9da571061298587338876979c4"],
])("the requests, answers, emails and carrier checks of %s are the same as ever", (today, expected) => {
  const now = new Date(`${today}T23:59:59.999Z`);
  const { quoteOfReview, hireEvents: _, ...rows } = generateDemoRequests({ companies, reviews }, now);
  const checks = generateDemoChecks(companies, today);
  expect(statedHash([rows, [...quoteOfReview], checks])).toBe(expected);
});

import { expect, test } from "vitest";
import type { Company } from "#contract/companies.ts";
import { SKIP_YARDS } from "#contract/options.ts";
import { readPlaceTables } from "./read-place-tables.ts";
import { makeDemonstration } from "./testing.ts";

const { companies } = makeDemonstration();
const tables = readPlaceTables();
const nations = new Map(tables.towns.map(({ name, county, nation }) => [`${name}, ${county}`, nation]));
const nationOf = ({ location, county }: Company) => nations.get(`${location}, ${county}`);
/** The ranges Ofcom keeps for film, television and books. */
const FICTITIOUS =
  /^(01632960|02079460|011[3-8]4960|01[2-6]14960|01914980|02896496|02920180|03069990|07700900|08081570)\d{3}$/;
const parts = (text: string | null) => (text ? text.split(", ") : []);

test("no two companies share a name, a telephone number, a website, an e-mail or a licence", () => {
  const fields = ["name", "phone", "website", "email", "licenseNumber"] as const;
  for (const field of fields) {
    const values = companies
      .map((company) => company[field]?.toLowerCase())
      .filter((value) => value && value !== "unknown");
    expect(new Set(values).size, field).toBe(values.length);
  }
});

test("names are words, not numbers", () => {
  expect(companies.filter(({ name }) => /\d/.test(name)).map(({ name }) => name)).toEqual([
    "Skips 4 U Direct",
  ]);
});

test("every telephone number is one that Ofcom keeps for fiction", () => {
  const phones = companies.flatMap(({ phone }) => (phone === null ? [] : [phone]));
  expect(phones.filter((phone) => !FICTITIOUS.test(phone.replaceAll(" ", "")))).toEqual([]);
  expect(phones.length).toBe(companies.length - 1);
});

test("a number with an area code is from that area", () => {
  const starting = (code: string) => companies.filter(({ phone }) => phone?.startsWith(code));
  expect(
    starting("020 ").every(({ county }) =>
      ["Greater London", "Surrey", "Essex", "Kent", "Hertfordshire"].includes(county),
    ),
  ).toBe(true);
  expect(starting("028 ").every((company) => nationOf(company) === "Northern Ireland")).toBe(true);
  expect(starting("0131 ").every((company) => nationOf(company) === "Scotland")).toBe(true);
  expect(starting("029 ").every((company) => nationOf(company) === "Wales")).toBe(true);
});

test("every address on the internet ends in .example", () => {
  for (const { email, website } of companies) {
    if (email && email !== "Unknown") expect(email).toMatch(/^[a-z0-9.'-]+@[a-z0-9-]+\.example$/);
    if (website !== null) expect(website).toMatch(/^https:\/\/www\.[a-z0-9-]+\.example$/);
  }
});

test("postcodes are in real sectors, or in Northern Ireland districts, with letters a postcode can end in", () => {
  const areas = new Set([...tables.sectors, ...tables.districts].map(({ code }) => code));
  for (const company of companies) {
    if (company.postcode === null) continue;
    expect(company.postcode).toMatch(/^[A-Z]{1,2}\d[A-Z\d]? [1-9\d][ABD-HJLNP-UW-Z]{2}$/);
    const northernIrish = nationOf(company) === "Northern Ireland";
    const area = northernIrish ? company.postcode.split(" ")[0] : company.postcode.slice(0, -2);
    expect(areas.has(area ?? ""), company.postcode).toBe(true);
  }
});

test("every company has a place on the map", () => {
  expect(companies.filter(({ latitude, longitude }) => latitude === null || longitude === null)).toEqual([]);
});

test("prices lie between 60 and 450 pounds, and London is dearer than the North East", () => {
  for (const { priceFrom, priceTo } of companies) {
    expect(priceFrom).toMatch(/^\d+\.\d\d$/);
    expect(Number(priceFrom)).toBeGreaterThanOrEqual(60);
    expect(Number(priceTo)).toBeLessThanOrEqual(450);
    expect(Number(priceFrom)).toBeLessThan(Number(priceTo));
  }
  const mean = (county: string) => {
    const prices = companies
      .filter((company) => company.county === county)
      .map(({ priceFrom }) => Number(priceFrom));
    return prices.reduce((all, price) => all + price, 0) / prices.length;
  };
  expect(mean("Greater London")).toBeGreaterThan(mean("Tyne and Wear") * 1.2);
});

test("skip sizes are sizes that exist, and services are three to seven", () => {
  const sizes = SKIP_YARDS.map((yards) => `${yards} yard`);
  for (const { skipSizes, services } of companies) {
    expect(parts(skipSizes).length).toBeGreaterThan(0);
    expect(parts(skipSizes).filter((size) => !sizes.includes(size))).toEqual([]);
    if (services === null) continue;
    expect(parts(services).length).toBeGreaterThanOrEqual(3);
    expect(parts(services).length).toBeLessThanOrEqual(7);
    expect(new Set(parts(services)).size).toBe(parts(services).length);
  }
});

test("licences are marked as samples and have the form of the nation's regulator", () => {
  const forms: Record<string, RegExp> = {
    England: /^CBDU\d{6} \(sample\)$/,
    Wales: /^NRW CBDU\d{6} \(sample\)$/,
    Scotland: /^SEPA WCR\/R\/\d{7} \(sample\)$/,
    "Northern Ireland": /^NIEA ROC UT \d{5} \(sample\)$/,
  };
  for (const company of companies)
    expect(company.licenseNumber).toMatch(forms[nationOf(company) ?? ""] ?? /never/);
});

test("years and dates are in order: founded from 1956, listed from 2021 to 2025", () => {
  for (const { establishedYear, createdAt } of companies) {
    expect(establishedYear).toBeGreaterThanOrEqual(1956);
    expect(establishedYear).toBeLessThanOrEqual(Math.min(2024, new Date(createdAt).getUTCFullYear()));
    expect(createdAt >= "2021-01-01" && createdAt < "2026-01-01").toBe(true);
  }
});

test("descriptions are two to four sentences, nearly all of them unlike any other, with nothing left unfilled", () => {
  const texts = companies.map(({ description }) => description ?? "");
  expect(texts.filter((text) => /[{}[\]|]|undefined|null| {2}|\.\./.test(text))).toEqual([]);
  expect(new Set(texts).size).toBeGreaterThan(companies.length * 0.99);
  expect(Math.min(...texts.map((text) => text.length))).toBeGreaterThan(60);
});

test("coverage names the town and real places close to it", () => {
  const names = new Set(tables.towns.map(({ name }) => name));
  const naming = companies.filter(({ coverage, location }) => {
    const others = (coverage ?? "")
      .split(/, | and |: /)
      .filter((name) => name !== location && names.has(name));
    return others.length > 0;
  });
  expect(naming.length).toBeGreaterThan(companies.length * 0.95);
});

test("every company is verified, as the directory's heading says", () => {
  expect(companies.filter(({ verified }) => verified)).toHaveLength(4_276);
});

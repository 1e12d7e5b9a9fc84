import { expect, test } from "vitest";
import { parseCarrierNumber } from "#contract/carriers/carrier-number.ts";
import type { Company } from "#contract/companies.ts";
import { SKIP_SIZES } from "#contract/skip-sizes.ts";
import { demoPlaces } from "./places.ts";
import { createDemoData } from "./testing/demo-data.ts";

const { companies } = createDemoData();
const tables = demoPlaces();
const nations = new Map(tables.towns.map(({ name, county, nation }) => [`${name}, ${county}`, nation]));
const nationOf = ({ location, county }: Company) => nations.get(`${location}, ${county}`);
/** Matches the phone numbers that Ofcom reserves for TV and radio drama, except premium-rate numbers. */
const FICTITIOUS =
  /^(01632960|02079460|011[3-8]4960|01[2-6]14960|01914980|02896496|02920180|03069990|07700900|08081570)\d{3}$/;
const parts = (text: string | null) => (text ? text.split(", ") : []);

test("name, phone number, website, email address and licence of every company are unique", () => {
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

test("every phone number is one that Ofcom reserves for drama", () => {
  const phones = companies.flatMap(({ phone }) => (phone === null ? [] : [phone]));
  expect(phones.filter((phone) => !FICTITIOUS.test(phone.replaceAll(" ", "")))).toEqual([]);
  expect(phones.length).toBe(companies.length - 1);
});

test("a phone number with an area code belongs to the company's area", () => {
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

test("every website and email address ends in .example", () => {
  for (const { email, website } of companies) {
    if (email && email !== "Unknown") expect(email).toMatch(/^[a-z0-9.'-]+@[a-z0-9-]+\.example$/);
    if (website !== null) expect(website).toMatch(/^https:\/\/www\.[a-z0-9-]+\.example$/);
  }
});

test("postcodes have real sectors (in Northern Ireland real districts) and valid last letters", () => {
  const areas = new Set([...tables.sectors, ...tables.districts].map(({ code }) => code));
  for (const company of companies) {
    if (company.postcode === null) continue;
    expect(company.postcode).toMatch(/^[A-Z]{1,2}\d[A-Z\d]? [1-9\d][ABD-HJLNP-UW-Z]{2}$/);
    const northernIrish = nationOf(company) === "Northern Ireland";
    const area = northernIrish ? company.postcode.split(" ")[0] : company.postcode.slice(0, -2);
    expect(areas.has(area ?? ""), company.postcode).toBe(true);
  }
});

test("every company has a position", () => {
  expect(companies.filter(({ latitude, longitude }) => latitude === null || longitude === null)).toEqual([]);
});

test("prices are between 60 and 950 pounds, and higher in London than in the North East", () => {
  for (const { priceFrom, priceTo } of companies) {
    expect(priceFrom).toMatch(/^\d+\.\d\d$/);
    expect(Number(priceFrom)).toBeGreaterThanOrEqual(60);
    expect(Number(priceTo)).toBeLessThanOrEqual(950);
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

test("most companies ask what the guide says for their largest skips", () => {
  const roll = SKIP_SIZES.at(-1) as (typeof SKIP_SIZES)[number];
  const stated = companies.flatMap(({ prices }) => prices.filter(({ size }) => size >= 20));
  const usual = stated.filter(
    ({ price }) => Number(price) >= roll.price.from && Number(price) <= roll.price.to,
  );
  expect(stated.length).toBeGreaterThan(500);
  expect(usual.length).toBeGreaterThan(stated.length * 0.8);
});

test("every company has existing skip sizes and three to seven services", () => {
  const sizes = [2, 4, 6, 8, 12, 14, 16, 20, 40].map((yards) => `${yards} yard`);
  for (const { skipSizes, services } of companies) {
    expect(parts(skipSizes).length).toBeGreaterThan(0);
    expect(parts(skipSizes).filter((size) => !sizes.includes(size))).toEqual([]);
    if (services === null) continue;
    expect(parts(services).length).toBeGreaterThanOrEqual(3);
    expect(parts(services).length).toBeLessThanOrEqual(7);
    expect(new Set(parts(services)).size).toBe(parts(services).length);
  }
});

test("licences have the form of the nation's regulator, but are samples that belong to nobody", () => {
  const forms: Record<string, RegExp> = {
    England: /^CBD[UL]99\d{6}$/,
    Wales: /^CBD[UL]99\d{6}$/,
    Scotland: /^WCR\/R\/99\d{6}$/,
    "Northern Ireland": /^ROC [UL]T 99\d{4}$/,
  };
  const kinds = { none: 0, unknown: 0, lower: 0, other: 0 };
  for (const company of companies) {
    const parsed = parseCarrierNumber(company.licenseNumber ?? "");
    if (parsed) expect(company.licenseNumber).toMatch(forms[nationOf(company) ?? ""] ?? /never/);
    if (parsed) expect(parsed.isSample).toBe(true);
    kinds[
      !company.licenseNumber ? "none" : !parsed ? "unknown" : parsed.tier === "lower" ? "lower" : "other"
    ]++;
  }
  for (const count of Object.values(kinds)) expect(count).toBeGreaterThan(20);
});

test("companies were founded from 1956 on and listed from 2021 to 2025", () => {
  for (const { establishedYear, createdAt } of companies) {
    expect(establishedYear).toBeGreaterThanOrEqual(1956);
    expect(establishedYear).toBeLessThanOrEqual(Math.min(2024, new Date(createdAt).getUTCFullYear()));
    expect(createdAt >= "2021-01-01" && createdAt < "2026-01-01").toBe(true);
  }
});

test("descriptions have two to four sentences, are nearly all unique and have no unfilled slots", () => {
  const texts = companies.map(({ description }) => description ?? "");
  expect(texts.filter((text) => /[{}[\]|]|undefined|null| {2}|\.\./.test(text))).toEqual([]);
  expect(new Set(texts).size).toBeGreaterThan(companies.length * 0.99);
  expect(Math.min(...texts.map((text) => text.length))).toBeGreaterThan(60);
});

test("coverage names the town and real places nearby", () => {
  const names = new Set(tables.towns.map(({ name }) => name));
  const naming = companies.filter(({ coverage, location }) => {
    const others = (coverage ?? "")
      .split(/, | and |: /)
      .filter((name) => name !== location && names.has(name));
    return others.length > 0;
  });
  expect(naming.length).toBeGreaterThan(companies.length * 0.95);
});

test("every company is verified, as the home page says", () => {
  expect(companies.filter(({ verified }) => verified)).toHaveLength(4_276);
});

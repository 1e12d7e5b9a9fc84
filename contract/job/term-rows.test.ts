import { expect, test } from "vitest";
import { newCompany } from "../company-input.ts";
import { fromTermRows, newPriceRow, toTermRows } from "./term-rows.ts";
import type { StatedPrice } from "./terms.ts";

const PRICE: StatedPrice = {
  size: 6,
  price: "180.00",
  hireDays: 14,
  extraWeek: "22.50",
  heavyAllowed: true,
  statedBy: "company",
  statedOn: "2026-02-03",
};
const COMPANY = {
  prices: [PRICE, { ...PRICE, size: 8 as const, hireDays: null, extraWeek: null, heavyAllowed: null }],
  coverageAreas: [
    { type: "radius" as const, km: 32.2, exclude: ["LS9"] },
    { type: "districts" as const, codes: ["LS1", "LS2", "LS3", "BD1"] },
  ],
  refuses: ["tyres" as const],
  acceptsAtCharge: [{ waste: "mattress" as const, price: "20.00", unit: "each" as const }],
  noticeDays: 2,
  confirmedOn: "2026-02-03",
  takes: ["garden" as const, "soil" as const],
  deliveryDays: ["mon" as const, "sat" as const],
  pauses: [
    { from: "2026-12-24", to: "2027-01-03" },
    { from: "2027-05-03", to: "2027-05-03" },
  ],
  authorities: [
    { name: "Leeds City Council", until: "2027-03-31" },
    { name: "Kirklees Council", until: null },
  ],
};
const NAMES = { name: "A", location: "Leeds", county: "Y" };
const messagesOf = (rows: object) =>
  newCompany
    .safeParse({ ...NAMES, ...fromTermRows({ ...toTermRows({}), ...rows }) })
    .error?.issues.map(({ path, message }) => [path.join("."), message]);

test("what the controls hold is what the company states, in short", () => {
  const rows = toTermRows(COMPANY);
  expect(rows.prices[0]).toEqual({
    size: "6",
    price: "180",
    hireDays: "14",
    extraWeek: "22.50",
    heavyAllowed: "yes",
  });
  expect(rows.coverageAreas[1]).toEqual({ type: "districts", km: "", codes: "LS1-LS3, BD1", exclude: "" });
  const unsourced = COMPANY.prices.map(({ statedBy: _by, statedOn: _on, ...price }) => price);
  expect(fromTermRows(rows)).toEqual({ ...COMPANY, prices: unsourced });
});

test("a district that one area leaves out is in no other, and an area without any district is refused", () => {
  const radius = { type: "radius", km: "30", codes: "", exclude: "LS9" };
  const districts = (codes: string, exclude = "") => ({ type: "districts", km: "", codes, exclude });
  const areasOf = (...coverageAreas: object[]) =>
    newCompany.safeParse({ ...NAMES, ...fromTermRows({ ...toTermRows({}), coverageAreas } as never) }).data
      ?.coverageAreas;
  expect(areasOf(districts("LS8-LS10"), radius)).toEqual([
    { type: "districts", codes: ["LS8", "LS10"] },
    { type: "radius", km: 30, exclude: ["LS9"] },
  ]);
  expect(areasOf(districts("LS8-LS10", "LS9"))).toEqual([
    { type: "districts", codes: ["LS8", "LS9", "LS10"], exclude: ["LS9"] },
  ]);
  const message = "LS9 is both in an area and left out of it: keep one of the two";
  expect(messagesOf({ coverageAreas: [radius, districts("LS9")] })).toEqual([
    ["coverageAreas.1.codes", message],
  ]);
  expect(messagesOf({ coverageAreas: [districts("LS9", "LS9")] })).toEqual([
    ["coverageAreas.0.codes", message],
  ]);
});

test("soil or rubble that is not taken is allowed in no size", () => {
  const priced = (heavyAllowed: string) => ({
    prices: [
      { size: "4", price: "140", hireDays: "", extraWeek: "", heavyAllowed: "no" },
      { size: "6", price: "180", hireDays: "", extraWeek: "", heavyAllowed },
    ],
  });
  expect(messagesOf({ ...priced("yes"), refuses: ["tyres", "rubble"] })).toEqual([
    [
      "prices.1.heavyAllowed",
      "Rubble is not taken, but the price for 6 yards allows soil and rubble: change one of the two",
    ],
  ]);
  expect(messagesOf({ ...priced("yes"), refuses: ["tyres"] })).toBeUndefined();
  expect(messagesOf({ ...priced("no"), refuses: ["soil", "rubble"] })).toBeUndefined();
});

test("a company that states nothing has no rows", () => {
  expect(fromTermRows(toTermRows({}))).toEqual({
    prices: [],
    coverageAreas: [],
    refuses: [],
    acceptsAtCharge: [],
    noticeDays: null,
    confirmedOn: null,
    takes: [],
    deliveryDays: [],
    pauses: [],
    authorities: [],
  });
});

test("what cannot be read is refused at its own control", () => {
  const price = { size: "6", price: "cheap", hireDays: "long", extraWeek: "", heavyAllowed: "" };
  expect(messagesOf({ prices: [price] })).toEqual([
    ["prices.0.price", "An amount looks like 210.00"],
    ["prices.0.hireDays", "Days of hire must be from 1 to 366"],
  ]);
  const area = { type: "districts", km: "", codes: "Leeds", exclude: "" };
  expect(messagesOf({ coverageAreas: [area] })?.[0]?.[0]).toBe("coverageAreas.0.codes.0");
  expect(messagesOf({ coverageAreas: [{ ...area, codes: "" }] })).toEqual([
    ["coverageAreas.0.codes", "Name at least one postcode district"],
  ]);
  expect(messagesOf({ coverageAreas: [{ ...area, type: "radius" }] })).toEqual([
    ["coverageAreas.0.km", "A radius must be a number of kilometres"],
  ]);
  expect(messagesOf({ noticeDays: "soon" })).toEqual([
    ["noticeDays", "Notice must be from 0 to 60 working days"],
  ]);
});

test("a new row has the next size that the company hires out, and says nothing else", () => {
  const rows = toTermRows(COMPANY).prices;
  const empty = { price: "", hireDays: "", extraWeek: "", heavyAllowed: "" };
  expect(newPriceRow(rows, "4 yard, 6 yard, 8 yard, 12 yard")).toEqual({ size: "4", ...empty });
  expect(newPriceRow(rows, "6 yard, 8 yard").size).toBe("2");
  expect(newPriceRow([], "").size).toBe("2");
});

import { expect, test } from "vitest";
import type { CompaniesQuery, Company } from "#contract/companies.ts";
import { exampleCatalogue, exampleCompany, examplePlaces, listed } from "#server/companies/examples.ts";
import { searchCatalogue, selectCompanies } from "./search.ts";

type Price = Company["prices"][number];
const price = (facts: Partial<Price> = {}): Price => ({
  size: 6,
  price: "210.00",
  hireDays: 14,
  extraWeek: "20.00",
  heavyAllowed: null,
  statedBy: "company",
  statedOn: "2026-11-01",
  ...facts,
});

function row(facts: Partial<Company>, query: Partial<CompaniesQuery>) {
  const catalogue = exampleCatalogue([exampleCompany({ id: 1, ...facts })]);
  return listed(catalogue, selectCompanies(catalogue, examplePlaces(), [1], query))[0];
}
const hire = (from: string, to: string, source: "company" | "estimate") => ({
  kind: "hire",
  from,
  to,
  source,
});

test("a stated price is the company's own, and all of the total is known", () => {
  expect(row({ prices: [price()] }, { size: 6 })).toMatchObject({
    offersSize: true,
    total: {
      from: "210.00",
      to: "210.00",
      known: true,
      parts: [hire("210.00", "210.00", "company")],
      unknown: [],
    },
  });
});

test("without a price the hire is estimated from the company's price range", () => {
  const facts = { skipSizes: "6 yard, 16 yard", priceFrom: "80.00", priceTo: "300.00" };
  expect(row(facts, { size: 6 })?.total).toMatchObject({ from: "166.00", to: "214.00", known: false });
  // Above the guide's sizes: from its large skip to its highest price.
  expect(row(facts, { size: 16 })?.total?.parts).toEqual([hire("239.00", "300.00", "estimate")]);
});

test("a size that its words leave out is not offered and has no total; an unclear one may be offered", () => {
  const without = row({ skipSizes: "4 yard, 8 yard" }, { size: 6 });
  expect(without).toMatchObject({ offersSize: false });
  expect(without).not.toHaveProperty("total");
  expect(row({ skipSizes: null }, { size: 6 })).toMatchObject({ offersSize: null, total: { known: false } });
});

test("weeks beyond the price cost what the company states, or are unknown", () => {
  const totalOf = (facts: Partial<Price>, weeks?: number) =>
    row({ prices: [price(facts)] }, { size: 6, weeks })?.total;
  expect(totalOf({ hireDays: 7 })).toMatchObject({ from: "230.00", known: true });
  expect(totalOf({}, 4)).toMatchObject({ from: "250.00", known: true });
  expect(totalOf({ extraWeek: null }, 3)).toMatchObject({
    from: "210.00",
    known: false,
    unknown: ["extra-week"],
  });
  expect(totalOf({ hireDays: 28, extraWeek: null }, 4)).toMatchObject({ known: true });
  expect(row({}, { size: 6, weeks: 3 })?.total?.unknown).toEqual(["extra-week"]);
});

test("a permit for the road is unknown", () => {
  expect(row({ prices: [price()] }, { size: 6, stands: "road" })?.total).toMatchObject({
    known: false,
    unknown: ["permit"],
  });
  expect(row({ prices: [price()] }, { size: 6, stands: "drive" })?.total?.unknown).toEqual([]);
});

test("each waste taken at a charge counts once; one that usually costs extra and is not mentioned is unknown", () => {
  const facts: Partial<Company> = {
    prices: [price()],
    acceptsAtCharge: [
      { waste: "mattress", price: "25.00", unit: "each" },
      { waste: "tyres", price: "5.50", unit: "each" },
      { waste: "fridge", price: "40.00", unit: "each" },
    ],
  };
  expect(row(facts, { size: 6, waste: "mattress,tyres" })?.total).toMatchObject({
    from: "240.50",
    known: true,
    parts: [hire("210.00", "210.00", "company"), { kind: "waste-charge", from: "30.50", source: "company" }],
  });
  expect(row(facts, { size: 6, waste: "general,paint" })?.total?.unknown).toEqual(["waste-charge"]);
  expect(row(facts, { size: 6, waste: "general,soil" })?.total?.known).toBe(true);
});

test("filters drop companies that refuse a waste, forbid heavy waste in the size, or cost more than the limit", () => {
  const catalogue = exampleCatalogue([
    exampleCompany({ id: 1, prices: [price({ heavyAllowed: false })] }),
    exampleCompany({ id: 2, prices: [price({ price: "300.00" })] }),
    exampleCompany({ id: 3, refuses: ["soil"], skipSizes: "6 yard" }),
    exampleCompany({ id: 4, skipSizes: "4 yard" }),
  ]);
  const ids = (query: Partial<CompaniesQuery>) =>
    listed(catalogue, searchCatalogue(catalogue, examplePlaces(), query)).map(({ id }) => id);
  expect(ids({ size: 6 })).toEqual([1, 2, 3]);
  expect(ids({ waste: "soil" })).toEqual([1, 2, 4]);
  expect(ids({ size: 6, waste: "soil" })).toEqual([2]);
  expect(ids({ size: 6, maxTotal: 299.99 })).toEqual([1, 3]);
  expect(ids({ maxTotal: 1 })).toEqual([1, 2, 3, 4]);
  expect(ids({ size: 6, sort: "total" })).toEqual([3, 1, 2]);
});

test("chosen companies come in the order of their ids, at any distance, without unknown ones", () => {
  const catalogue = exampleCatalogue([
    exampleCompany({ id: 5, latitude: 57, longitude: -4 }),
    exampleCompany({ id: 9, latitude: 53.8, longitude: -1.55 }),
  ]);
  const selected = selectCompanies(catalogue, examplePlaces(), [5, 77, 9], { location: "Leeds", size: 6 });
  expect(listed(catalogue, selected)).toMatchObject([
    { id: 5, serves: "ask", offersSize: null, total: { known: false } },
    { id: 9, serves: "ask", distance: 0 },
  ]);
});

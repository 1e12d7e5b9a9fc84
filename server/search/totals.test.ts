import { describe, expect, test } from "vitest";
import type { CompaniesQuery } from "#contract/companies/company-queries.ts";
import type { Company } from "#contract/companies.ts";
import { STAYS_OUT } from "#contract/job/collected-apart.ts";
import {
  comparedRows,
  exampleCatalogue,
  exampleCompany,
  examplePlaces,
  listed,
} from "#server/companies/testing/examples.ts";
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
  return listed(selectCompanies(catalogue, examplePlaces(), [1], query))[0];
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
  const facts = { skipSizes: "6 yard, 16 yard", priceFrom: "80.50", priceTo: "300.00" };
  expect(row(facts, { size: 6 })?.total).toMatchObject({ from: "80.50", to: "80.50", known: false });
  expect(row(facts, { size: 16 })?.total?.parts).toEqual([hire("300.00", "300.00", "estimate")]);
  expect(row({ ...facts, skipSizes: "6 yard" }, { size: 6 })?.total?.parts).toEqual([
    hire("80.50", "300.00", "estimate"),
  ]);
});

test.each([
  { priceFrom: null, priceTo: null },
  { priceFrom: "90.00", priceTo: null },
  { priceFrom: null, priceTo: "260.00" },
])("without a price and a whole range of prices, $priceFrom to $priceTo, the hire is unknown", (range) => {
  const facts = { ...range, skipSizes: "6 yard" };
  expect(row(facts, { size: 6 })).toMatchObject({
    offersSize: true,
    total: { from: "0.00", to: "0.00", known: false, parts: [], unknown: ["hire"] },
  });
  expect(row({ ...facts, prices: [price()] }, { size: 6 })?.total).toMatchObject({ known: true });
  const charge = { waste: "mattress", price: "25.00", unit: "each" } as const;
  expect(
    row({ ...facts, acceptsAtCharge: [charge] }, { size: 6, stands: "road", waste: "mattress" })?.total,
  ).toMatchObject({
    ...{ from: "25.00", unknown: ["hire", "permit"] },
    parts: [{ kind: "waste-charge", from: "25.00" }],
  });
});

test("in Northern Ireland a total is complete without the consent that a road may need, and says so", () => {
  const site = { division: "northern-ireland", permitNotice: null } as const;
  const catalogue = exampleCatalogue([exampleCompany({ id: 1, prices: [price()] })]);
  const there = { ...examplePlaces(), siteAt: () => site, permitFee: () => null };
  const query = { size: 6, location: "Leeds", stands: "road" } as const;
  const [found] = listed(selectCompanies(catalogue, there, [1], query));
  expect(found?.total).toMatchObject({ known: true, unknown: [], mayNeedConsent: true });
});

test("a company whose price is unknown comes last by total, and no highest total finds it", () => {
  const catalogue = exampleCatalogue([
    exampleCompany({ id: 1, skipSizes: "6 yard", priceFrom: null, priceTo: null }),
    exampleCompany({ id: 2, prices: [price({ price: "9000.00" })] }),
    exampleCompany({ id: 3, skipSizes: "8 yard" }),
  ]);
  const ids = (query: Partial<CompaniesQuery>) =>
    listed(searchCatalogue(catalogue, examplePlaces(), { size: 6, ...query })).map(({ id }) => id);
  expect(ids({ sort: "total" })).toEqual([2, 1]);
  expect(ids({ maxTotal: 10_000 })).toEqual([2]);
  expect(comparedRows(catalogue, examplePlaces(), { size: 6 })).toMatchObject([
    { id: 2 },
    { id: 1, prices: { medium: { from: 80, to: 300 } }, sources: { medium: "unknown" } },
    { id: 3 },
  ]);
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
  expect(totalOf({ hireDays: 7, extraWeek: null })).toMatchObject({
    from: "210.00",
    unknown: ["extra-week"],
  });
  expect(row({}, { size: 6, weeks: 3 })?.total?.unknown).toEqual(["extra-week"]);
});

test("a price that does not say how long the hire is leaves the weeks unknown, also the usual two", () => {
  for (const weeks of [1, undefined, 4]) {
    const prices = [price({ hireDays: null })];
    expect(row({ prices }, { size: 6, weeks })?.total).toMatchObject({
      ...{ from: "210.00", to: "210.00", known: false, unknown: ["extra-week"] },
      parts: [{ kind: "hire", hireDays: null }],
    });
  }
});

test("a stated price says who stated it and for how many days", () => {
  const prices = [price({ hireDays: 7, statedBy: "directory" }), price({ size: 8 })];
  const partsOf = (size: 6 | 8) => row({ prices }, { size })?.total?.parts;
  expect(partsOf(6)).toEqual([
    { ...hire("210.00", "210.00", "company"), statedBy: "directory", hireDays: 7 },
    { kind: "extra-week", from: "20.00", to: "20.00", source: "company", statedBy: "directory" },
  ]);
  expect(partsOf(8)).toEqual([{ ...hire("210.00", "210.00", "company"), statedBy: "company", hireDays: 14 }]);
  expect(row({ prices: [price({ hireDays: 366 })] }, { size: 6 })?.total?.parts[0]?.hireDays).toBe(366);
});

test("a waste that is refused, or not allowed in the size, leaves no total but says so", () => {
  const facts: Partial<Company> = {
    prices: [price({ heavyAllowed: false }), price({ size: 4 })],
    refuses: ["mattress", "soil"],
  };
  const refused = row(facts, { size: 6, waste: "general,mattress,soil,rubble" });
  expect(refused).toMatchObject({
    offersSize: true,
    notTaken: { refused: ["soil", "mattress"], inSize: ["rubble"], notStated: [] },
  });
  expect(refused).not.toHaveProperty("total");
  expect(row(facts, { size: 4, waste: "rubble" })).toMatchObject({ total: { known: true } });
  expect(row(facts, { size: 6, waste: "garden" })).not.toHaveProperty("notTaken");
  expect(row(facts, { size: 6 })).toMatchObject({ total: { known: true } });
});

test("each waste that may go into the skip is taken, charged for, refused or not said", () => {
  const facts: Partial<Company> = {
    prices: [price({ heavyAllowed: true }), price({ size: 8, heavyAllowed: false }), price({ size: 4 })],
    refuses: ["mattress"],
    acceptsAtCharge: [{ waste: "wood", price: "10.00", unit: "load" }],
    takes: ["plasterboard"],
  };
  const waste = "soil,mattress,wood,garden,plasterboard,tyres";
  const takenIn = (job: Parameters<typeof row>[1]) =>
    Object.fromEntries((row(facts, { ...job, waste })?.wastes ?? []).map((one) => [one.waste, one.taken]));
  const inAnySize = { mattress: "no", wood: "charge", garden: "ask", plasterboard: "yes" };
  expect(takenIn({ size: 6 })).toEqual({ ...inAnySize, soil: "yes" });
  expect(takenIn({ size: 8 })).toEqual({ ...inAnySize, soil: "no" });
  expect(takenIn({ size: 4 })).toEqual({ ...inAnySize, soil: "ask" });
  expect(takenIn({})).toEqual({ ...inAnySize, soil: "yes" });
  const sizesOf = (job: Parameters<typeof row>[1], stated = facts) =>
    row(stated, { ...job, waste })?.wastes?.find((one) => one.waste === "soil")?.sizes;
  expect(sizesOf({})).toEqual([6]);
  expect(sizesOf({ size: 6 })).toBeUndefined();
  expect(sizesOf({}, { skipSizes: "6 yard", prices: [price({ heavyAllowed: true })] })).toBeUndefined();
  expect(row(facts, { size: 6 })).not.toHaveProperty("wastes");
});

test("a waste that the services or specialties name is taken, unless the company refuses it or charges for it", () => {
  const named: Partial<Company> = {
    services: "Garden waste removal, Scrap metal collection, No plasterboard",
    specialties: "Mixed construction waste, Timber, Topsoil",
    refuses: ["metal"],
    acceptsAtCharge: [{ waste: "wood", price: "10.00", unit: "load" }],
  };
  const waste = "garden,soil,wood,metal,mixed-building,plasterboard";
  expect(row(named, { size: 6, waste })?.notTaken).toEqual({ refused: ["metal"], inSize: [], notStated: [] });
  expect(row(named, { size: 6, waste })?.wastes?.map(({ taken }) => taken)).toEqual([
    "yes",
    "ask",
    "charge",
    "no",
    "yes",
    "ask",
  ]);
});

test("a permit for the road is unknown without a council's fee", () => {
  expect(row({ prices: [price()] }, { size: 6, stands: "road" })?.total).toMatchObject({
    known: false,
    unknown: ["permit"],
  });
  expect(row({ prices: [price()] }, { size: 6, stands: "drive" })?.total?.unknown).toEqual([]);
});

const LEEDS_POINT = { latitude: 53.8, longitude: -1.55 };

describe("with the council's fee for a place", () => {
  const catalogue = exampleCatalogue([
    exampleCompany({ ...LEEDS_POINT, id: 1, prices: [price({ hireDays: 28 })] }),
    exampleCompany({ ...LEEDS_POINT, id: 2, prices: [price({ price: "250.00", hireDays: 28 })] }),
  ]);
  /** £30 for up to two weeks, £60 to £80 for longer hires. */
  const permitFee = (_place: unknown, weeks: number) => ({
    ...(weeks <= 2 ? { from: 3_000, to: 3_000 } : { from: 6_000, to: 8_000 }),
    ...{
      periodDays: 28,
      days: weeks <= 4 ? 28 : 56,
      permits: weeks <= 4 ? 1 : 2,
      seenOn: "2026-11-22",
      isOld: false,
    },
  });
  const places = { ...examplePlaces(), permitFee };
  const search = (query: Partial<CompaniesQuery>) =>
    listed(searchCatalogue(catalogue, places, { location: "Leeds", radius: 500, size: 6, ...query }));

  test("the permit is a part of the total, and nothing is unknown", () => {
    expect(search({ stands: "road" })[0]?.total).toMatchObject({
      ...{ from: "240.00", to: "240.00", known: true, unknown: [] },
      parts: [{ kind: "hire" }, { kind: "permit", from: "30.00", to: "30.00", source: "council" }],
    });
    expect(search({ stands: "drive" })[0]?.total).toMatchObject({
      from: "210.00",
      parts: [{ kind: "hire" }],
    });
  });

  test("fees of two councils make a range, and the weeks decide the fee", () => {
    expect(search({ stands: "road", weeks: 4 })[0]?.total).toMatchObject({ from: "270.00", to: "290.00" });
  });

  test("the highest total counts the permit, in lists and in facets", () => {
    const query = { stands: "road", maxTotal: 279 } as const;
    expect(search(query).map(({ id }) => id)).toEqual([1]);
    const { facets } = searchCatalogue(catalogue, places, { location: "Leeds", radius: 500, ...query });
    expect(facets().size["6"]).toBe(1);
  });

  test("a permit that is needed twice is an estimate", () => {
    const total = search({ stands: "road", weeks: 5 })[0]?.total;
    expect(total?.known).toBe(false);
    expect(total?.parts).toContainEqual({
      ...{ kind: "permit", from: "60.00", to: "80.00", source: "estimate" },
      permit: { periodDays: 28, days: 56, permits: 2, seenOn: "2026-11-22", isOld: false },
    });
  });

  test("without a place the permit stays unknown", () => {
    const found = searchCatalogue(catalogue, places, { size: 6, stands: "road" });
    expect(listed(found)[0]?.total?.unknown).toEqual(["permit"]);
  });

  test("price comparisons and chosen companies have the same totals", () => {
    const query = { location: "Leeds", radius: 500, size: 6, stands: "road" } as const;
    const totals = search(query).map(({ total }) => total);
    expect(comparedRows(catalogue, places, query).map(({ total }) => total)).toEqual(totals);
    const chosen = listed(selectCompanies(catalogue, places, [1, 2], query));
    expect(chosen.map(({ total }) => total)).toEqual(totals);
  });
});

test("plasterboard alone, which needs a skip of its own, has no price of a mixed skip", () => {
  const facts = {
    prices: [price()],
    acceptsAtCharge: [{ waste: "plasterboard", price: "20.00", unit: "item" }],
  };
  const company = facts as Partial<Company>;
  expect(row(company, { size: 6, waste: "plasterboard" })?.total).toBeUndefined();
  expect(row(company, { waste: "plasterboard" })?.fromPrice).toBeUndefined();
  expect(row(company, { size: 6, waste: "plasterboard,wood" })?.total?.from).toBe("230.00");
});

test("a company says if no price of it is for the job's waste", () => {
  const isOther = (waste: string, company: Partial<Company> = { prices: [price()] }) =>
    row(company, { waste })?.forOtherWaste ?? false;
  expect(["plasterboard", "fridge", "asbestos", "soil"].map((waste) => isOther(waste))).toEqual([
    ...[true, true, true, false],
  ]);
  expect(["plasterboard,wood", "fridge,wood"].map((waste) => isOther(waste))).toEqual([false, false]);
  const large = { skipSizes: "12 yard, 16 yard", priceFrom: "220.00", priceTo: "810.00" };
  expect([isOther("soil", large), isOther("wood", large)]).toEqual([true, false]);
  expect(isOther("soil", { skipSizes: "6 yard", prices: [price({ heavyAllowed: false })] })).toBe(true);
  expect(isOther("wood", { refuses: ["wood"] })).toBe(true);
});

test("heavy waste in a size for light waste has a total only where the company allows it", () => {
  const total = (heavyAllowed: boolean | null, size: 8 | 12) =>
    row({ prices: [price({ size, heavyAllowed })] }, { size, waste: "soil,garden" })?.total;
  expect(total(null, 12)).toBeUndefined();
  expect(total(true, 12)?.from).toBe("210.00");
  expect(total(null, 8)?.from).toBe("210.00");
});

test("the lowest stated price is one for the range of sizes and the waste of the job", () => {
  const prices = [price({ size: 4, price: "75.00" }), price({ size: 10, price: "240.00" })];
  const company = { prices: [...prices, price({ size: 12, price: "215.00" })] };
  const lowest = (query: Partial<CompaniesQuery>) => row(company, query)?.fromPrice?.size;
  expect(lowest({})).toBe(4);
  expect(lowest({ sizeRange: "large" })).toBe(12);
  expect(lowest({ sizeRange: "mini" })).toBeUndefined();
  expect(lowest({ sizeRange: "large", waste: "soil" })).toBeUndefined();
  expect(lowest({ waste: "soil" })).toBe(4);
});

test("each waste taken at a charge counts once; one that usually costs extra and is not mentioned is unknown", () => {
  const facts: Partial<Company> = {
    prices: [price()],
    acceptsAtCharge: [
      { waste: "mattress", price: "25.00", unit: "each" },
      { waste: "electrical", price: "5.50", unit: "each" },
      { waste: "plasterboard", price: "40.00", unit: "each" },
    ],
  };
  expect(row(facts, { size: 6, waste: "mattress,electrical" })?.total).toMatchObject({
    from: "240.50",
    known: true,
    parts: [hire("210.00", "210.00", "company"), { kind: "waste-charge", from: "30.50", source: "company" }],
  });
  const unsaid = { ...facts, acceptsAtCharge: [] };
  expect(row(unsaid, { size: 6, waste: "general,mattress" })?.total?.unknown).toEqual(["waste-charge"]);
  expect(row(facts, { size: 6, waste: "general,soil" })?.total?.known).toBe(true);
});

describe("waste that no ordinary skip takes", () => {
  const facts: Partial<Company> = {
    prices: [price()],
    acceptsAtCharge: [{ waste: "tyres", price: "5.50", unit: "each" }],
  };
  const APART = STAYS_OUT.filter((waste) => waste !== "asbestos");

  test.each(APART)("%s alone has no total, whatever the company charges for it", (waste) => {
    const found = row(facts, { size: 6, waste });
    expect(found).toMatchObject({ offersSize: true, apart: [{ waste }] });
    expect(found).not.toHaveProperty("total");
  });

  test.each(APART)("the total of a job with %s is that of the rest", (waste) => {
    const { total: rest } = row(facts, { size: 6, waste: "general" }) ?? {};
    const found = row(facts, { size: 6, waste: `general,${waste}` });
    const charge = waste === "tyres" ? { price: "5.50", unit: "each" } : null;
    expect(found).toMatchObject({ total: rest, apart: [{ waste, charge }] });
  });

  test("what a company takes at no further charge is not to be asked for", () => {
    const found = row(
      { ...facts, acceptsAtCharge: [], takes: ["tyres"] },
      { size: 6, waste: "general,tyres,paint" },
    );
    expect(found?.apart).toEqual([
      { waste: "tyres", charge: null, isFree: true },
      { waste: "paint", charge: null },
    ]);
  });

  test("padded seats stay out of a skip in every nation", () => {
    const places = examplePlaces();
    for (const division of ["england-and-wales", "scotland", "northern-ireland"] as const) {
      const there = { ...places, siteAt: () => ({ division, permitNotice: undefined }) };
      const catalogue = exampleCatalogue([exampleCompany({ id: 1, ...facts })]);
      const query = { size: 6, location: "Leeds", waste: "upholstery" } as const;
      const [found] = listed(selectCompanies(catalogue, there, [1], query));
      expect(found).not.toHaveProperty("total");
      expect(found?.apart).toMatchObject([{ waste: "upholstery" }]);
    }
  });

  test("only companies that say they take asbestos are found for it, and no skip has a price for it", () => {
    const catalogue = exampleCatalogue([
      exampleCompany({ id: 1, prices: [price()] }),
      exampleCompany({ id: 2, prices: [price()], services: "Skip hire, Asbestos removal" }),
      exampleCompany({
        id: 3,
        prices: [price()],
        acceptsAtCharge: [{ waste: "asbestos", price: "90.00", unit: "load" }],
      }),
      exampleCompany({ id: 4, prices: [price()], services: "Asbestos removal", refuses: ["asbestos"] }),
    ]);
    const find = (query: Partial<CompaniesQuery>) =>
      listed(searchCatalogue(catalogue, examplePlaces(), query));
    for (const waste of ["asbestos", "general,asbestos"])
      for (const query of [{ waste }, { waste, size: 6 as const }])
        expect(find(query).map(({ id }) => id)).toEqual([2, 3]);
    expect(find({ size: 6, waste: "asbestos" }).every(({ total }) => total === undefined)).toBe(true);
    const rows = comparedRows(catalogue, examplePlaces(), { size: 6, waste: "asbestos" });
    expect(rows.map(({ id, notTaken, apart }) => [id, notTaken ?? apart])).toEqual([
      [2, [{ waste: "asbestos", charge: null }]],
      [3, [{ waste: "asbestos", charge: { price: "90.00", unit: "load" } }]],
      [1, { refused: [], inSize: [], notStated: ["asbestos"] }],
      [4, { refused: ["asbestos"], inSize: [], notStated: [] }],
    ]);
    expect(rows.every(({ total }) => total === undefined)).toBe(true);
  });

  test("a limit for the total finds nobody for a job of which nothing goes into a skip", () => {
    const catalogue = exampleCatalogue([exampleCompany({ id: 1, ...facts })]);
    const query = { size: 6, maxTotal: 500, waste: "tyres" } as const;
    expect(listed(searchCatalogue(catalogue, examplePlaces(), query))).toEqual([]);
  });
});

test("filters drop companies that refuse a waste, forbid heavy waste in the size, or cost more than the limit", () => {
  const catalogue = exampleCatalogue([
    exampleCompany({ id: 1, prices: [price({ heavyAllowed: false })] }),
    exampleCompany({ id: 2, prices: [price({ price: "300.00" })] }),
    exampleCompany({ id: 3, refuses: ["soil"], skipSizes: "6 yard" }),
    exampleCompany({ id: 4, skipSizes: "4 yard" }),
  ]);
  const ids = (query: Partial<CompaniesQuery>) =>
    listed(searchCatalogue(catalogue, examplePlaces(), query)).map(({ id }) => id);
  expect(ids({ size: 6 })).toEqual([1, 2, 3]);
  expect(ids({ waste: "soil" })).toEqual([1, 2, 4]);
  expect(ids({ size: 6, waste: "soil" })).toEqual([2]);
  expect(ids({ size: 6, maxTotal: 299.99 })).toEqual([1, 3]);
  expect(ids({ maxTotal: 1 })).toEqual([1, 2, 3, 4]);
  // The estimate of the third company comes after the stated prices.
  expect(ids({ size: 6, sort: "total" })).toEqual([1, 2, 3]);
});

test("chosen companies come in the order of their ids, at any distance, without unknown ones", () => {
  const catalogue = exampleCatalogue([
    exampleCompany({ id: 5, latitude: 57, longitude: -4 }),
    exampleCompany({ id: 9, latitude: 53.8, longitude: -1.55 }),
  ]);
  const selected = selectCompanies(catalogue, examplePlaces(), [5, 77, 9], { location: "Leeds", size: 6 });
  expect(listed(selected)).toMatchObject([
    { id: 5, serves: "ask", offersSize: null, total: { known: false } },
    { id: 9, serves: "ask", distance: 0 },
  ]);
});

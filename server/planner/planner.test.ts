import { describe, expect, test } from "vitest";
import type { CompaniesQuery } from "#contract/companies/company-queries.ts";
import type { CostKind } from "#contract/companies/totals.ts";
import type { CompanyPage, ListedCompany } from "#contract/companies.ts";
import type { JobSize } from "#contract/job/job.ts";
import type { PlanQuery } from "#contract/plan/plan.ts";
import { readCouncilTables } from "#server/permits/council-tables.ts";
import { createPermits } from "#server/permits/permits.ts";
import { readPlaceTables } from "#server/places/place-tables.ts";
import { createPlaces } from "#server/places/places.ts";
import { createPlanner, readMaterials } from "./planner.ts";

const places = createPlaces(readPlaceTables("data/places"));
const permits = createPermits({ tables: readCouncilTables("data"), places, today: () => "2026-11-29" });

/**
 * A company near the place. Null means that it does not state a price or a notice period. `unknown` are the parts of the total
 * that it does not state.
 */
const company = (price: number | null, noticeDays: number | null, unknown: CostKind[] = []) => {
  const amount = String(price ?? 180);
  const hire = { kind: "hire", from: amount, to: amount, source: price === null ? "estimate" : "company" };
  const total = { from: amount, to: amount, known: price !== null, parts: [hire], unknown };
  return { noticeDays, total, prices: [{ size: 6, extraWeek: "25.00" }] } as unknown as ListedCompany;
};

const NEAREST = [company(240, 1), company(200, 2), company(220, null), company(null, 3), company(210, 2)];

function planner(companies: ListedCompany[] = NEAREST, offered: JobSize[] = []) {
  const asked: Partial<CompaniesQuery>[] = [];
  const { plan } = createPlanner({
    ...{ places, permits, materials: readMaterials("data/materials") },
    companies: {
      search(query) {
        asked.push(query);
        return { companies, total: companies.length } as CompanyPage;
      },
      countOffering: () => new Map(offered.map((size) => [size, 1])),
    },
  });
  return {
    asked,
    plan: (query: PlanQuery, today = "2026-11-23", time = "12:00") =>
      plan(query, new Date(`${today}T${time}:00Z`)),
  };
}

const { plan } = planner();

/**
 * Expected results, computed by hand from `data/councils`, `data/permits` and the bank holidays, for a hire of two weeks that
 * is requested on Monday 23 November 2026.
 */
const POSTCODES: [
  postcode: string,
  authority: string,
  fee: string | null,
  firstDay: string | null,
  reason: string,
][] = [
  ["DE1 1AA", "Derby City Council", "44.00", "2026-11-27", "£44 for 28 days; 3 working days"],
  [
    "DL1 5RE",
    "Darlington Borough Council",
    "25.00",
    "2026-12-01",
    "£25 for 14 days; 5 days, maybe working days",
  ],
  [
    "PR1 2AA",
    "Lancashire County Council",
    "36.00",
    "2026-11-26",
    "a district's county decides; 2 working days",
  ],
  ["M1 1AE", "Manchester City Council", "76.00", "2026-12-03", "£38 for 7 days, twice; 7 days' notice"],
  ["LS6 2AB", "Leeds City Council", null, null, "nothing is known"],
  ["CR0 1AA", "London Borough of Croydon", null, "2026-12-01", "5 working days, no fee seen"],
  ["SW11 1AA", "London Borough of Wandsworth", null, "2026-12-01", "red routes, 5 working days"],
  ["DN15 6AA", "North Lincolnshire Council", "40.00", "2026-12-01", "£40 for 14 days; 5 working days"],
  ["HD1 1AA", "Kirklees Council", "22.30", "2026-11-25", "£22.30 for 14 days; 1 working day"],
  ["SA1 1AA", "City and County of Swansea Council", "56.00", "2026-11-25", "£56 for 28 days; 24 hours"],
  ["CH41 1AA", "Wirral Council", "48.50", "2026-11-23", "£48.50 for 14 days; no notice"],
  [
    "CF10 1AA",
    "City of Cardiff Council",
    "86.51",
    "2026-11-25",
    "7 days are too short, so 28 days' fee; 1 working day",
  ],
  ["ML3 0AA", "South Lanarkshire Council", "60.00", "2026-12-02", "5 working days over St Andrew's Day"],
  ["G1 1AA", "Glasgow City Council", null, "2027-01-08", "28 working days over six holidays"],
  ["BT1 1AA", "DfI Roads", null, null, "Northern Ireland"],
];

test.each(POSTCODES)("the permit at %s is from %s", (location, authority, fee, firstDay, reason) => {
  const { permit, dates, choices } = plan({ location, stands: "road" });
  expect(permit?.authorities[0]?.name).toBe(authority);
  expect(permit?.fee?.from ?? null, reason).toBe(fee);
  expect(dates?.permit?.first.day ?? null, reason).toBe(firstDay);
  expect(permit?.redRoutes).toBe(authority.startsWith("London Borough"));
  expect(choices).toEqual([]);
});

test("on a day after a change of councils the new council is named, and its fee is not known yet", () => {
  const names = (date: string) =>
    plan({ location: "RH1 1AA", stands: "road", date }).permit?.authorities.map(({ name }) => name);
  expect(names("2027-03-31")).toEqual(["Surrey County Council"]);
  expect(names("2027-04-01")).toEqual(["East Surrey Council"]);
});

test("notice is counted as Croydon's page does: apply on Thursday 3rd, first day Friday 11th", () => {
  expect(plan({ location: "CR0 1AA" }, "2026-12-03").dates?.permit?.first.day).toBe("2026-12-11");
});

test("in the evening, the notice of the companies and of the permit counts from the next day", () => {
  const { dates } = plan({ location: "CR0 1AA" }, "2026-12-03", "17:00");
  expect(dates).toMatchObject({ today: "2026-12-03", orderDay: "2026-12-04" });
  expect([dates?.companies?.first.day, dates?.permit?.first.day]).toEqual(["2026-12-08", "2026-12-14"]);
});

test("a day after the last bank holiday known says so", () => {
  const isPastKnown = (today: string) =>
    plan({ location: "CR0 1AA" }, today).dates?.permit?.first.isPastKnown;
  expect(isPastKnown("2026-12-03")).toBe(false);
  expect(isPastKnown("2027-12-23")).toBe(true);
});

describe("a sector that lies in two road authorities", () => {
  const split = { location: "DE3 0AA", stands: "road" } as const;
  const [DERBY, DERBYSHIRE] = ["E06000015", "E10000007"];

  test("is asked about, with each one's share of the postcodes, and says no fee", () => {
    const { choices, permit, dates } = plan(split);
    expect(choices).toMatchObject([
      { gss: DERBY, name: "Derby City Council", share: 0.709 },
      { gss: DERBYSHIRE, name: "Derbyshire County Council", share: 0.291 },
    ]);
    expect(permit?.fee).toBeNull();
    expect(dates?.road).toBeNull();
  });

  test("has the fee and notice of the one that was chosen", () => {
    const derby = plan({ ...split, authority: DERBY });
    expect(derby).toMatchObject({ choices: [], permit: { certainty: "exact", fee: { from: "44.00" } } });
    expect(derby.dates?.road?.day).toBe("2026-11-27");
    const county = plan({ ...split, authority: DERBYSHIRE });
    expect(county.permit?.authorities).toMatchObject([{ gss: DERBYSHIRE }]);
    expect(county.permit?.fee).toBeNull();
  });

  test("is asked about again if the choice belongs to another place", () => {
    expect(plan({ ...split, authority: "S12000049" }).choices).toHaveLength(2);
  });
});

test("a place that lies in very many authorities is no choice, and a county has none", () => {
  expect(plan({ location: "London" })).toMatchObject({ choices: [], permit: { certainty: "split" } });
  expect(plan({ location: "Shropshire" })).toMatchObject({ choices: [], permit: { certainty: "unknown" } });
});

test("a place that is not known gets suggestions, and the rest is planned all the same", () => {
  const answer = plan({ location: "Ledes", kind: "garden" });
  expect(answer.suggestions?.[0]?.label).toBe("Leeds");
  expect(answer).toMatchObject({ place: null, permit: null, cost: null, dates: null, skip: { size: 6 } });
  expect(plan({ location: "qqqqq zzzzz" }).suggestions).toEqual([]);
});

test("a road's first day waits for the permit and the company, whichever is later", () => {
  const { dates } = plan({ location: "DE1 1AA" });
  expect(dates).toMatchObject({ companies: { sampleSize: 4, notice: 2, first: { day: "2026-11-25" } } });
  expect(dates?.drive?.day).toBe("2026-11-25");
  expect(dates?.road?.day).toBe("2026-11-27");
  const slow = planner([company(200, 9)]).plan({ location: "DE1 1AA" });
  expect(slow.dates?.road?.day).toBe("2026-12-04");
});

test("the cost is the range of few stated prices for all skips, and the council's fee for each of them", () => {
  const { cost, skip } = plan({ kind: "patio", bags: 120, location: "DE1 1AA", stands: "road" });
  expect(skip).toMatchObject({ size: 6, skips: 3 });
  expect(cost).toMatchObject({
    ...{
      companies: 5,
      stating: 4,
      hire: { source: "stated", from: 200, to: 240, lowest: 200, highest: 240 },
    },
    ...{
      hireOfAll: { from: 600, to: 720 },
      permit: { from: 132, to: 132 },
      extraWeek: { pounds: 25, sampleSize: 5 },
    },
  });
});

test("of eight stated prices or more the cost is the middle half, between the values where the quarters end", () => {
  const prices = [100, 110, 120, 130, 140, 150, 160, 900].map((price) => company(price, 1));
  const hireOf = (companies: ListedCompany[]) =>
    planner(companies).plan({ kind: "patio", location: "LS6 2AB" }).cost?.hire;
  expect(hireOf(prices)).toMatchObject({ from: 117, to: 153, lowest: 100, highest: 900 });
  expect(hireOf(prices.slice(1))).toMatchObject({ from: 110, to: 900 });
});

test("the further week is the median", () => {
  const weeks = [10, 20, 35, 40].map((pounds) => ({
    ...company(200, 1),
    prices: [{ size: 6, extraWeek: `${pounds}.00` }],
  })) as unknown as ListedCompany[];
  expect(planner(weeks).plan({ kind: "patio", location: "LS6 2AB" }).cost?.extraWeek?.pounds).toBe(28);
});

test("fewer than three stated prices show the guide, said to be one", () => {
  const few = planner([company(200, 1), company(210, 1), company(null, 1)]).plan;
  expect(few({ kind: "patio", location: "LS6 2AB" }).cost).toMatchObject({
    hire: { source: "guide", from: 160, to: 220, lowest: null },
    permit: null,
  });
});

test("more than 200 bags ask for the size that holds them, and the guide knows its price", () => {
  const { plan: planned, asked } = planner([]);
  const { cost } = planned({ bags: 300, location: "LS6 2AB" });
  expect(asked[0]).toMatchObject({ size: 30 });
  expect(cost?.hire).toMatchObject({ source: "guide", from: 450, to: 800 });
});

test("a price that leaves out weeks of unknown price is not compared with whole prices", () => {
  const whole = [company(300, 1), company(310, 1), company(320, 1)];
  const short = [company(100, 1, ["extra-week"]), company(110, 1, ["extra-week"])];
  const job = { kind: "patio", location: "LS6 2AB", weeks: 8 } as const;
  expect(planner([...whole, ...short]).plan(job).cost).toMatchObject({
    ...{ companies: 5, stating: 3 },
    hire: { source: "stated", lowest: 300, highest: 320 },
  });
  expect(planner([...whole.slice(1), ...short]).plan(job).cost?.hire.source).toBe("guide");
});

test("the charge for a waste is not taken for a price where the hire is not known", () => {
  const charged = company(25, 1, ["hire"]);
  const parts = [{ kind: "waste-charge", from: "25", to: "25", source: "company" }];
  const unknown = { ...charged, total: { ...charged.total, parts } } as ListedCompany;
  const stated = [company(300, 1), company(310, 1), company(320, 1)];
  expect(planner([...stated, unknown]).plan({ kind: "patio", location: "LS6 2AB" }).cost).toMatchObject({
    ...{ companies: 4, stating: 3 },
    hire: { source: "stated", lowest: 300, highest: 320 },
  });
});

test("extra weeks count for every skip, and the charges for wastes once for all skips", () => {
  const charging = (hire: number, charge: number | null) => {
    const part = (kind: CostKind, pounds: number) => ({
      kind,
      from: `${pounds}`,
      to: `${pounds}`,
      source: "company",
    });
    const charges = charge === null ? [] : [part("waste-charge", charge)];
    const parts = [part("hire", hire), part("extra-week", 30), ...charges];
    const one = company(hire, 1, charge === null ? ["waste-charge"] : []);
    return { ...one, total: { ...one.total, parts } } as ListedCompany;
  };
  const companies = [charging(300, 15), charging(310, 25), charging(320, 20), charging(310, null)];
  const job = { bags: 800, weeks: 3, location: "LS6 2AB" } as const;
  expect(planner(companies).plan({ ...job, waste: ["mattress"] })).toMatchObject({
    skip: { size: 40, skips: 2 },
    cost: {
      ...{ hire: { from: 330, to: 350, lowest: 330, highest: 350 }, hireOfAll: { from: 660, to: 700 } },
      ...{ wasteCharges: { from: 15, to: 25, sampleSize: 3 }, hasUnknownCharge: true },
    },
  });
  expect(planner([300, 310, 320].map((hire) => charging(hire, 0))).plan(job).cost?.wasteCharges).toBeNull();
});

test("wastes that stay out of a skip add no charge and exclude no company, and a job of nothing else has no skip", () => {
  const { plan: planned, asked } = planner();
  const job = { kind: "patio", location: "LS6 2AB" } as const;
  expect(planned({ ...job, waste: ["upholstery", "fridge", "paint", "plasterboard"] }).cost).not.toBeNull();
  expect(asked.at(-1)).toMatchObject({ waste: "soil,rubble,plasterboard" });
  const nothing = { isForSkip: false, skip: null, permit: null, dates: null, cost: null };
  expect(planned({ ...job, waste: ["tyres", "asbestos"], only: true })).toMatchObject(nothing);
  expect(planned({ bags: 20, location: "LS6 2AB", waste: ["asbestos"] })).toMatchObject(nothing);
  expect(planned({ kind: "house", location: "LS6 2AB", waste: ["fridge"] }).cost).not.toBeNull();
});

test("a few bags go into 2 or 3 yards where companies near have them, otherwise into 4", () => {
  const small = planner([company(100, 1)], [2, 3, 4, 8]).plan;
  const sizeOf = (bags: number, plan = small) => plan({ bags, location: "LS6 2AB" }).skip?.size;
  expect([sizeOf(15), sizeOf(16), sizeOf(22), sizeOf(23), sizeOf(60)]).toEqual([2, 3, 3, 4, 8]);
  expect(sizeOf(15, planner([]).plan)).toBe(4);
  expect(small({ bags: 15 }).skip?.size).toBe(4);
  const skip = small({ bags: 15, location: "LS6 2AB" }).skip;
  expect(skip?.reason).toContain(
    "About 15 bin bags of light waste. A skip of 2 yards holds 15-20, and one company near has it.",
  );
  expect(skip?.verdicts.filter(({ isRecommended }) => isRecommended)).toMatchObject([{ yards: "2 yards" }]);
});

test("companies are asked for that deliver there, for the size and the waste of the job, without a permit", () => {
  const { plan: planned, asked } = planner();
  planned({ kind: "patio", location: "LS6 2AB", stands: "road", weeks: 3 });
  planned({ kind: "patio", waste: ["garden"], location: "LS6 2AB" });
  expect(asked[0]).toMatchObject({ serves: "probably", size: 6, weeks: 3, waste: "soil,rubble" });
  expect(asked[0]).not.toHaveProperty("stands");
  expect(asked[1]).toMatchObject({ waste: "garden,soil,rubble" });
});

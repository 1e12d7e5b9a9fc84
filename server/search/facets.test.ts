import { describe, expect, test } from "vitest";
import { carrierOf, carrierWarningDays } from "#contract/carriers/carrier.ts";
import type { CompaniesQuery } from "#contract/companies/company-queries.ts";
import type { Company } from "#contract/companies.ts";
import { CAN_DO, type DeliverySite } from "#contract/job/earliest.ts";
import { JOB_SIZES, type JobSize, type Stands, WASTES } from "#contract/job/job.ts";
import type { Place } from "#contract/places.ts";
import { FLAG_NAMES } from "#contract/search/filters.ts";
import type { Facets } from "#contract/search/list-facts.ts";
import { pageOf } from "#server/companies/company-list.ts";
import {
  exampleCatalogue,
  exampleCompany,
  examplePlaces,
  LEEDS,
  listed,
} from "#server/companies/testing/examples.ts";
import { createRandom } from "../../tests/harness/random.ts";
import { searchCatalogue } from "./search.ts";

const random = createRandom(11);
const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
const some = <Item>(items: readonly Item[], share: number) => items.filter(() => random() < share);

const SERVICES = ["Skip hire", "Grab hire", "Café waste", "Recycling"];
const DISTRICTS = ["LS1", "LS6", "LS29", "BD1"];
const WASTE_VALUES = WASTES.map(({ value }) => value);
const SOME_SIZES: JobSize[] = [2, 4, 6, 8, 12, 20];

const price = (size: JobSize): Company["prices"][number] => ({
  size,
  price: `${100 + Math.floor(random() * 300)}.00`,
  hireDays: pick([7, 14, null]),
  extraWeek: pick(["20.00", null]),
  heavyAllowed: pick([true, false, null]),
  statedBy: "company",
  statedOn: "2026-11-01",
});

const TODAY = "2026-11-23";
const CHECK = {
  number: "CBDU123456",
  nation: "England",
  tier: "upper",
  result: "matched",
  method: "register-page",
  validTo: null,
  checkedOn: "2026-08-25",
} as const;
/**
 * Only the first two checks count today. Today is the last day on which the first check counts, and the last day of the second
 * check's registration.
 */
const CHECKS = [
  CHECK,
  { ...CHECK, validTo: TODAY },
  { ...CHECK, validTo: "2026-11-22" },
  { ...CHECK, checkedOn: "2026-08-24" },
  { ...CHECK, method: "certificate-seen" as const },
  { ...CHECK, result: "other-holder" as const },
  null,
];

const area = (): Company["coverageAreas"][number] =>
  random() < 0.5
    ? { type: "radius", km: 1 + Math.floor(random() * 40) }
    : { type: "districts", codes: some(DISTRICTS, 0.5).concat("LS6"), exclude: some(DISTRICTS, 0.2) };

const company = (id: number): Company =>
  exampleCompany({
    id,
    latitude: random() < 0.05 ? null : LEEDS.latitude + (random() - 0.5) * 0.8,
    longitude: LEEDS.longitude + (random() - 0.5) * 0.8,
    email: pick(["a@firm.example", "Unknown", null]),
    noticeDays: pick([0, 1, 4, null]),
    deliveryDays: random() < 0.3 ? ["mon", "tue", "thu", "sat"] : [],
    pausedUntil: random() < 0.2 ? pick([TODAY, "2026-11-27"]) : null,
    featured: random() < 0.3,
    rating: pick(["4.90", "4.10", "3.20", null]),
    skipSizes: pick(["4 yard, 6 yard, 8 yard", "6 yard, 20-40 yards", "mini, midi", null]),
    services: some(SERVICES, 0.5).join(", ") || null,
    prices: some(SOME_SIZES, 0.3).map(price),
    coverageAreas: random() < 0.6 ? [area()] : [],
    coverage: pick(["Leeds and Bradford", "Within 20 miles", "Ring us", null]),
    licenseNumber: "CBDU123456",
    carrier: carrierOf("CBDU123456", pick(CHECKS)),
    refuses: some(WASTE_VALUES, 0.1),
    acceptsAtCharge: some(WASTE_VALUES, 0.1).map((waste) => ({ waste, price: "25.00", unit: "each" })),
  });

/** The number of a name is its index here, and the number of a district its index in `DISTRICTS`. */
const NAMES = ["Leeds", "Bradford"];
const places = {
  ...examplePlaces(),
  today: () => TODAY,
  orderDay: () => TODAY,
  siteAt: (_place: Place, stands?: Stands): DeliverySite => ({
    division: "scotland",
    permitNotice: stands === "road" ? 2 : undefined,
  }),
  permitFee: () => ({
    from: 4_000,
    to: 5_000,
    periodDays: 28,
    days: 28,
    permits: 1,
    seenOn: "2026-11-22",
    isOld: false,
  }),
  deliveryPlace: () => ({
    ...LEEDS,
    isArea: false,
    district: { ...LEEDS, code: "LS1", number: 0 },
    others: [{ ...LEEDS, latitude: 53.9, code: "LS29", number: 2 }],
    names: new Map([[0, "Leeds"]]),
  }),
};
const coverageReader = {
  read: (text: string) => ({
    names: NAMES.flatMap((name, number) => (text.includes(name) ? number : [])),
    districts: [],
    radiusKm: text.includes("20 miles") ? 32 : null,
  }),
  districtNumber: (code: string) => DISTRICTS.indexOf(code),
};
const catalogue = exampleCatalogue(
  Array.from({ length: 300 }, (_, index) => company(index + 1)),
  [],
  coverageReader,
);

const maybe = <Value>(share: number, value: () => Value): Value | undefined =>
  random() < share ? value() : undefined;

const anyQuery = (): Partial<CompaniesQuery> => ({
  location: maybe(0.6, () => pick(["Leeds", "West York"])),
  radius: pick([5, 20, 60]),
  size: maybe(0.5, () => pick(JOB_SIZES)),
  stands: maybe(0.4, () => "road" as const),
  weeks: maybe(0.4, () => pick([1, 4])),
  waste: maybe(0.5, () => some(WASTE_VALUES, 0.15).join(",") || "soil"),
  // A working day, a weekend, and a bank holiday in Scotland.
  date: maybe(0.6, () => pick(["2026-11-26", "2026-11-28", "2026-11-30"])),
  canDo: maybe(0.3, () => pick(["1", "true"] as const)),
  serves: maybe(0.4, () => pick(["yes", "probably"] as const)),
  quotable: maybe(0.3, () => pick(["true", "false", "1"] as const)),
  evidence: maybe(0.3, () => pick(["1", "true"] as const)),
  maxTotal: maybe(0.4, () => 150 + random() * 250),
  minRating: maybe(0.3, () => pick([3, 4, 4.5])),
  service: maybe(0.3, () => pick([...SERVICES, "cafe WASTE", "Unheard of"])),
  featured: maybe(0.2, () => "true" as const),
});

interface Counted {
  count: number;
  filter: Partial<CompaniesQuery>;
}

const totalOf = (query: Partial<CompaniesQuery>): number =>
  searchCatalogue(catalogue, places, query).results.length;

const facetsOf = (query: Partial<CompaniesQuery>): Facets =>
  searchCatalogue(catalogue, places, query).facets();

test("every count of a facet is the number of companies that its filter would leave", () => {
  let counts = 0;
  for (let round = 0; round < 150; round += 1) {
    const query = anyQuery();
    const facets = facetsOf(query);
    const { serves, size, canDo, service } = facets;
    const filters: Counted[] = [
      // Without a day nobody is counted by what they can do.
      ...FLAG_NAMES.flatMap((name) => {
        const count = facets[name];
        return count === undefined ? [] : { count, filter: { [name]: "1" } };
      }),
      ...JOB_SIZES.map((yards) => ({ count: size[yards] as number, filter: { size: yards } })),
      ...Object.entries(service).map(([name, count]) => ({ count, filter: { service: name } })),
    ];
    if (serves)
      filters.push(
        { count: serves.yes, filter: { serves: "yes" } },
        { count: serves.probably, filter: { serves: "probably" } },
      );
    expect(canDo === undefined).toBe(query.date === undefined);
    expect(Boolean(serves)).toBe(query.location === "Leeds");
    for (const { count, filter } of filters) {
      const wanted = { ...query, ...filter };
      expect({ ...wanted, filter, total: count }).toEqual({ ...wanted, filter, total: totalOf(wanted) });
      counts += count;
    }
  }
  expect(counts).toBeGreaterThan(10_000);
});

test("only companies whose carrier was found in order by a check that counts today are left", () => {
  const found = listed(searchCatalogue(catalogue, places, { evidence: "1" }));
  expect(found.length).toBeGreaterThan(50);
  expect(
    new Set(found.map(({ carrier }) => `${carrier?.checkedOn} ${carrier?.method} ${carrier?.validTo}`)),
  ).toEqual(new Set(["2026-08-25 register-page null", "2026-08-25 register-page 2026-11-23"]));
  expect(found.length).toBe(facetsOf({}).evidence);
});

test("a service that no facet names would leave no company", () => {
  const query = { location: "Leeds", radius: 20, minRating: 4.5 };
  const { service } = facetsOf(query);
  for (const name of SERVICES) expect(service[name] ?? 0).toBe(totalOf({ ...query, service: name }));
});

test("only companies that can do the day are left", () => {
  const query = { location: "Leeds", radius: 60, date: "2026-11-26" } as const;
  const found = listed(searchCatalogue(catalogue, places, { ...query, canDo: "1" }));
  expect(new Set(found.map(({ canDo }) => canDo))).toEqual(new Set(["yes"]));
  expect(found.length).toBeGreaterThan(20);
});

test.each(["fit", "total", "best", "reviews", "soonest"] as const)(
  "pages sorted by %s contain every company once, with and without a place",
  (sort) => {
    for (const location of ["Leeds", undefined]) {
      const query = { location, radius: 60, size: 6, sort } as const;
      const found = searchCatalogue(catalogue, places, query);
      const { paging } = pageOf(found.results.length, { limit: 7 });
      const ids = Array.from({ length: paging.totalPages }, (_, index) => {
        const { from, to } = pageOf(found.results.length, { page: index + 1, limit: 7 });
        return listed({ ...found, results: found.results.slice(from, to) }).map(({ id }) => id);
      }).flat();
      expect(new Set(ids).size).toBe(found.results.length);
      expect(ids.length).toBe(found.results.length);
    }
  },
);

describe("around a place", () => {
  const ANSWERS = ["yes", "probably", "ask", "no"];
  const FAR = Number.POSITIVE_INFINITY;
  const rows = (sort?: CompaniesQuery["sort"]) => {
    const query = { location: "Leeds", radius: 60, size: 6, date: "2026-11-26", sort } as const;
    return listed(searchCatalogue(catalogue, places, query));
  };
  type Row = ReturnType<typeof rows>[number];
  const isHeldBack = ({ carrier, pausedUntil }: Row) => {
    const [from, until] = carrierWarningDays(carrier) ?? ["9", "0"];
    const isWarned = from <= places.today() && places.today() <= until;
    return Number(isWarned || (pausedUntil !== null && pausedUntil >= places.today()));
  };
  const hireOf = ({ total }: Row) => total?.parts.find(({ kind }) => kind === "hire");
  const isStated = (row: Row) => hireOf(row)?.source === "company" || row.notTaken !== undefined;
  const dayOf = ({ earliest: { day } }: Row) => (day === null ? FAR : Date.parse(day));
  /** Each order is the order of these numbers, the first number first. */
  const RANKS: Record<"fit" | "total" | "soonest", (row: Row) => number[]> = {
    fit: (row) => [
      ...[ANSWERS.indexOf(row.serves ?? ""), isHeldBack(row)],
      ...[CAN_DO.indexOf(row.canDo ?? "no"), Number(!isStated(row))],
    ],
    total: (row) => [
      ...[isRefusing(row), isHeldBack(row), Number(hireOf(row) === undefined), Number(!isStated(row))],
      ...[Number(row.total?.unknown.includes("extra-week")), Number(row.total?.from)],
    ],
    soonest: (row) => [dayOf(row), row.earliest.unknown.length],
  };
  const isRefusing = ({ serves }: Row) => Number(serves === "no");
  const difference = (a: number[], b: number[]) => {
    const [one, other] = a.map((rank, index) => [rank, b[index] as number]).find(([x, y]) => x !== y) ?? [
      0, 0,
    ];
    return (one as number) - (other as number);
  };

  test.each(["fit", "total", "soonest"] as const)("those equal by %s come nearest first", (sort) => {
    const sorted = rows(sort);
    expect(sorted).toEqual(
      sorted.toSorted(
        (a, b) =>
          difference(RANKS[sort](a), RANKS[sort](b)) ||
          (a.distance ?? FAR) - (b.distance ?? FAR) ||
          a.id - b.id,
      ),
    );
    expect(new Set(sorted.map(({ serves }) => serves))).toEqual(new Set(ANSWERS));
  });

  test.each(["fit", "total", "best"] as const)("companies that don't deliver come last by %s", (sort) => {
    const refusing = rows(sort).map(isRefusing);
    expect(refusing).toEqual(refusing.toSorted());
    expect(new Set(refusing)).toEqual(new Set([0, 1]));
  });
});

test("the 24 commonest services are counted, commonest first, and equally common ones by name", () => {
  const names = Array.from({ length: 30 }, (_, number) => `Service ${String(number).padStart(2, "0")}`);
  const companies = [names, names.slice(0, 20), names.slice(5, 10)].map((services, index) =>
    exampleCompany({ id: index + 1, services: services.join(", ") }),
  );
  const { service } = searchCatalogue(exampleCatalogue(companies), examplePlaces(), {}).facets();
  const expected = [...names.slice(5, 10), ...names.slice(0, 5), ...names.slice(10, 24)];
  expect(Object.keys(service)).toEqual(expected);
  expect(Object.values(service).slice(4, 6)).toEqual([3, 2]);
});

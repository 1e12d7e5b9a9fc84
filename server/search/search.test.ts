import { describe, expect, test } from "vitest";
import { carrierOf } from "#contract/carriers/carrier.ts";
import type { CompaniesQuery } from "#contract/companies/company-queries.ts";
import type { Company } from "#contract/companies.ts";
import { COMPANY_SORTS } from "#contract/options.ts";
import { pageOf } from "#server/companies/company-list.ts";
import {
  exampleCatalogue,
  exampleCompany,
  examplePlaces,
  LEEDS,
  listed,
} from "#server/companies/testing/examples.ts";
import { createRandom } from "../../tests/harness/random.ts";
import { type SearchDeps, searchCatalogue } from "./search.ts";

type Query = Partial<CompaniesQuery>;

const random = createRandom(7);
const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;

/** 400 companies around Leeds, many with equal ratings, names or locations. */
const COMPANIES: Company[] = Array.from({ length: 400 }, (_, index) =>
  exampleCompany({
    id: index + 1,
    name: pick(["acorn Skips", "Acorn Skips", "Éclair Skips", "Zebra Waste", `Skips ${index % 7}`]),
    location: pick(["Leeds", "Bradford", "york"]),
    county: pick(["West Yorkshire", "North Yorkshire"]),
    postcode: pick(["LS1 1AA", "YO1 7HH", null]),
    email: pick(["a@firm.example", "Unknown", " ", null]),
    rating: pick(["4.90", "4.90", "3.10", null]),
    reviewCount: pick([0, 3, 12]),
    featured: index % 10 === 0,
    latitude: index % 50 === 49 ? null : LEEDS.latitude + (random() - 0.5) * random() * 2.4,
    longitude: LEEDS.longitude + (random() - 0.5) * random() * 4,
  }),
);

function search(query: Query, companies = COMPANIES, places: SearchDeps = examplePlaces()) {
  const catalogue = exampleCatalogue(companies);
  const found = searchCatalogue(catalogue, places, query);
  return { ...found, companies: listed(found) };
}
const idsOf = (query: Query) => search(query).companies.map(({ id }) => id);

/** Great-circle kilometres, computed independently of `server/geo`. */
function greatCircle(a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }) {
  const direction = ({ latitude, longitude }: typeof a) => {
    const [lat, lng] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(lat) * Math.cos(lng), Math.cos(lat) * Math.sin(lng), Math.sin(lat)];
  };
  const [p, q] = [direction(a), direction(b)];
  return 2 * 6371 * Math.asin(Math.hypot(...p.map((value, axis) => value - (q[axis] as number))) / 2);
}

const kilometresFromLeeds = ({ latitude, longitude }: Company) =>
  latitude === null || longitude === null
    ? Number.POSITIVE_INFINITY
    : greatCircle(LEEDS, { latitude, longitude });

describe("a search around a place", () => {
  test.each([1, 5, 25, 62.5, 100])("finds exactly the companies within %d km", (radius) => {
    const expected = COMPANIES.filter((company) => kilometresFromLeeds(company) <= radius);
    expect(idsOf({ location: "Leeds", radius }).toSorted((a, b) => a - b)).toEqual(
      expected.map(({ id }) => id),
    );
  });

  test("has a radius of 25 km by default", () => {
    expect(idsOf({ location: "Leeds" })).toEqual(idsOf({ location: "Leeds", radius: 25 }));
    expect(search({ location: "Leeds" }).searched?.radius).toBe(25);
  });

  test.each([
    [0, 1],
    [-40, 1],
    [1e30, 100],
  ])("clamps a radius of %d to %d km", (radius, clamped) => {
    expect(search({ location: "Leeds", radius }).searched?.radius).toBe(clamped);
    expect(idsOf({ location: "Leeds", radius })).toEqual(idsOf({ location: "Leeds", radius: clamped }));
  });

  test("returns the nearest first, with kilometres to two decimals", () => {
    const { companies } = search({ location: "Leeds", radius: 50 });
    const distances = companies.map(({ distance }) => distance as number);
    expect(distances.length).toBeGreaterThan(20);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    for (const company of companies) {
      expect(company.distance).toBe(Math.round(kilometresFromLeeds(company) * 100) / 100);
    }
  });

  test("returns companies at the same distance in the order of ids", () => {
    const here = { latitude: LEEDS.latitude, longitude: LEEDS.longitude };
    const neighbours = [9, 3, 7, 1].map((id) => exampleCompany({ id, ...here, rating: `4.${id}0` }));
    expect(search({ location: "Leeds" }, neighbours).companies.map(({ id }) => id)).toEqual([1, 3, 7, 9]);
  });

  test("returns the resolved place and its alternatives", () => {
    const searched = {
      place: { ...LEEDS, label: "Newport, Wales" },
      note: "Showing Newport, Wales.",
      alternatives: [{ label: "Newport, Shropshire", query: "Newport, Shropshire", kind: "town" as const }],
    };
    const places = {
      ...examplePlaces(),
      resolve: () => ({ kind: "place" as const, searched, counties: [] }),
    };
    expect(search({ location: "Newport" }, COMPANIES, places).searched).toMatchObject(searched);
  });

  test("counts what wider radii would find, with the same filters", () => {
    const at = (id: number, north: number, facts: Partial<Company> = {}) =>
      exampleCompany({ id, latitude: LEEDS.latitude + north / 111.19, longitude: LEEDS.longitude, ...facts });
    const companies = [at(1, 8), at(2, 20, { featured: true }), at(3, 45, { featured: true }), at(4, 47)];
    expect(search({ location: "Leeds", radius: 5 }, companies).searched?.wider).toEqual([
      { radius: 10, total: 1 },
      { radius: 30, total: 2 },
      { radius: 50, total: 4 },
    ]);
    expect(search({ location: "Leeds", radius: 5, featured: "true" }, companies).searched?.wider).toEqual([
      { radius: 30, total: 1 },
      { radius: 50, total: 2 },
    ]);
  });
});

describe("a search of a county", () => {
  const county = { ...LEEDS, label: "North Yorkshire", query: "North Yorkshire", kind: "county" as const };
  const { companies } = search(
    { location: "north yorkshire", radius: 10 },
    COMPANIES,
    examplePlaces(county, ["North Yorkshire"]),
  );

  test("finds its own companies at any distance, and those within the radius of its centre", () => {
    const expected = COMPANIES.filter(
      (company) => company.county === "North Yorkshire" || kilometresFromLeeds(company) <= 10,
    );
    expect(companies.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(expected.map(({ id }) => id));
    expect(companies.some((company) => kilometresFromLeeds(company) > 10)).toBe(true);
    expect(companies.some((company) => company.county !== "North Yorkshire")).toBe(true);
  });

  test("returns the nearest first, and companies without coordinates last and without a distance", () => {
    const distances = companies.map(({ distance }) => distance ?? Number.POSITIVE_INFINITY);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(distances.at(-1)).toBe(Number.POSITIVE_INFINITY);
    expect(companies.at(-1)).not.toHaveProperty("distance");
  });
});

describe.each(["region", "nation"] as const)("a search of a %s", (kind) => {
  const place = { ...LEEDS, label: "The North", query: "The North", kind };
  const foundBy = (sort?: Query["sort"]) =>
    search({ location: "the north", sort }, COMPANIES, examplePlaces(place, ["North Yorkshire"])).companies;

  test("returns no distances, because its middle is nobody's place", () => {
    expect(foundBy().length).toBeGreaterThan(100);
    expect(foundBy().every((company) => company.distance === undefined)).toBe(true);
  });

  test("returns the best first, also when sorted by distance or by fit", () => {
    const found = new Set(foundBy().map(({ id }) => id));
    const best = idsOf({}).filter((id) => found.has(id));
    for (const sort of [undefined, "distance", "fit", "best"] as const)
      expect(foundBy(sort).map(({ id }) => id)).toEqual(best);
  });
});

describe("a location that is not a known place", () => {
  test.each([
    ["YORK", ({ location, county }: Company) => /york/i.test(location + county)],
    ["bradf", ({ location }: Company) => location === "Bradford"],
    ["ls1 1", ({ postcode }: Company) => postcode === "LS1 1AA"],
    ["nowhere at all", () => false],
  ])("%s is searched for in locations, counties and postcodes, without distances", (location, mentioned) => {
    const { companies, searched } = search({ location });
    expect(searched).toBeUndefined();
    expect(companies.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      COMPANIES.filter(mentioned).map(({ id }) => id),
    );
    expect(companies.every((company) => company.distance === undefined)).toBe(true);
  });
});

test("a name is found with and without its apostrophe", () => {
  const companies = ["George’s Skips", "Georges Waste"].map((name, at) =>
    exampleCompany({ id: at + 1, name }),
  );
  for (const text of ["Georges", "george's", "GEORGE’S"])
    expect(
      search({ search: text }, companies)
        .companies.map(({ id }) => id)
        .sort(),
    ).toEqual([1, 2]);
});

test.each([
  ["St Helens Skips", ["St. Helens", "Saint Helens", "saint helens skips"]],
  ["Saint Ives Waste", ["St Ives", "st. ives"]],
  ["Crossley Brothers Skips Ltd", ["Crossley-Brothers", "Crossley Brothers Skips Limited", "skips ltd."]],
  ["Stone-Ridge Waste Limited", ["stone ridge", "Stone-Ridge Waste Ltd"]],
])("a name is found in other spellings of its words: %s", (name, texts) => {
  const companies = [exampleCompany({ id: 1, name }), exampleCompany({ id: 2, name: "Stanton Waste" })];
  for (const text of texts)
    expect([text, search({ search: text }, companies).companies.map(({ id }) => id)]).toEqual([text, [1]]);
});

describe("filters", () => {
  test.each<[string, Query, (company: Company) => boolean]>([
    ["featured companies", { featured: "true" }, ({ featured }) => featured],
    ["companies with a usable email", { quotable: "true" }, ({ email }) => email === "a@firm.example"],
    ["companies without one", { quotable: "false" }, ({ email }) => email !== "a@firm.example"],
    ["a name", { search: "ZEBRA" }, ({ name }) => name === "Zebra Waste"],
    ["a county, by the free text", { search: "north york" }, ({ county }) => county === "North Yorkshire"],
    ["a location", { locationSearch: "YOR" }, ({ location }) => location === "york"],
    [
      "both texts at once",
      { search: "north", locationSearch: "leeds" },
      ({ county, location }) => county === "North Yorkshire" && location === "Leeds",
    ],
  ])("keep %s", (_name, query, wanted) => {
    const expected = COMPANIES.filter(wanted);
    expect(expected.length).toBeGreaterThan(0);
    expect(idsOf(query).toSorted((a, b) => a - b)).toEqual(expected.map(({ id }) => id));
    expect(idsOf({ ...query, location: "Leeds", radius: 60 }).toSorted((a, b) => a - b)).toEqual(
      expected.filter((company) => kilometresFromLeeds(company) <= 60).map(({ id }) => id),
    );
  });

  test("a rating counts as it is shown, with one decimal", () => {
    const companies = ["4.44", "4.46", "4.50", null].map((rating, index) =>
      exampleCompany({ id: index + 1, rating, reviewCount: 3 }),
    );
    const ids = (minRating: number) => search({ minRating }, companies).companies.map(({ id }) => id);
    expect(ids(4.5).toSorted()).toEqual([2, 3]);
    expect(ids(4.4).toSorted()).toEqual([1, 2, 3]);
    expect(ids(4.46).toSorted()).toEqual([2, 3]);
  });

  test("a location filter ignores counties", () => {
    expect(idsOf({ locationSearch: "north york" })).toEqual([]);
  });
});

describe("orders", () => {
  const locations = [undefined, "Leeds", "bradford"];
  const sorts = [undefined, ...COMPANY_SORTS];

  test.each(locations.flatMap((location) => sorts.map((sort) => ({ location, sort }))))(
    "pages sorted by $sort around $location contain every company once",
    ({ location, sort }) => {
      const { companies } = search({ location, sort, radius: 80 });
      const { paging } = pageOf(companies.length, { limit: 7 });
      const paged = Array.from({ length: paging.totalPages }, (_, index) => {
        const { from, to } = pageOf(companies.length, { page: index + 1, limit: 7 });
        return companies.slice(from, to).map(({ id }) => id);
      }).flat();
      expect(paged).toEqual(idsOf({ location, sort, radius: 80 }));
      expect(new Set(paged).size).toBe(companies.length);
    },
  );

  test("without a place the best come first, also when sorted by distance or by fit", () => {
    expect(idsOf({})).toEqual(idsOf({ sort: "best" }));
    expect(idsOf({})).not.toEqual(idsOf({ sort: "rating" }));
    expect(idsOf({ sort: "distance" })).toEqual(idsOf({ sort: "best" }));
    expect(idsOf({ sort: "fit" })).toEqual(idsOf({ sort: "best" }));
    expect(idsOf({})).toHaveLength(COMPANIES.length);
  });

  test("around a place, sorting changes only the order", () => {
    const nearest = idsOf({ location: "Leeds", radius: 40 });
    const byName = idsOf({ location: "Leeds", radius: 40, sort: "name" });
    expect(byName).not.toEqual(nearest);
    expect(byName.toSorted()).toEqual(nearest.toSorted());
    expect(idsOf({ location: "Leeds", radius: 40, sort: "distance" })).toEqual(nearest);
  });
});

describe("what a list recommends", () => {
  const check = { number: "CBDU123456", nation: "England", tier: "upper", method: "register-page" } as const;
  const near = (id: number, changes: Partial<Company>) =>
    exampleCompany({ id, name: `Skips ${id}`, email: null, ...LEEDS, ...changes });
  const EXPIRED = carrierOf("CBDU123456", {
    ...check,
    result: "expired",
    checkedOn: "2026-11-20",
    validTo: "2026-11-01",
  });
  const companies = [
    near(1, { carrier: EXPIRED, email: "a@firm.example", rating: "5.00", reviewCount: 50 }),
    near(2, { skipSizes: "6 yard, 8 yard", rating: "4.00", reviewCount: 3 }),
    near(3, { email: "c@firm.example", skipSizes: "2 yard, 4 yard", rating: "3.00", reviewCount: 3 }),
  ];
  const places = { ...examplePlaces(), today: () => "2026-11-28" };
  const ids = (query: Query) => search(query, companies, places).companies.map(({ id }) => id);

  test.each([
    { location: "Leeds", sort: "fit" },
    { location: "Leeds", sort: "best" },
    { sort: "best" },
    {},
  ] as const)("has a company with a warning about its carrier number last: %j", (query) => {
    expect(ids(query).at(-1)).toBe(1);
  });

  test.each(["liquidation", "dissolved"] as const)("has a company in %s last", (status) => {
    const ended = { status, register: "companies-house", number: "00000001" } as const;
    const registers = [{ ...ended, asOf: "2026-11-01", matchedBy: "number" as const }];
    const listed = [near(1, { registers, rating: "5.00", reviewCount: 50 }), ...companies.slice(1)];
    expect(search({ sort: "best" }, listed, places).companies.at(-1)?.id).toBe(1);
  });

  test("leaves it in its place in orders by one fact, and when the check says nothing about today any more", () => {
    expect(ids({ location: "Leeds", sort: "rating" })[0]).toBe(1);
    const later = { ...places, today: () => "2027-05-01" };
    expect(search({ sort: "best" }, companies, later).companies[0]?.id).toBe(1);
  });

  test.each(COMPANY_SORTS)("can have those that take requests first: by %s", (sort) => {
    const found = ids({ location: "Leeds", sort, first: "quotable" });
    expect(found.at(-1)).toBe(2);
    expect(found).toHaveLength(3);
  });

  test("leaves out who hires out no size of a range, and says of the others whether they do", () => {
    const { companies: found } = search({ location: "Leeds", sizeRange: "mini" }, companies, places);
    expect(found.map(({ id, offersSize, total }) => [id, offersSize, total])).toEqual([
      [1, null, undefined],
      [3, true, undefined],
    ]);
    expect(ids({ location: "Leeds", size: 6, sizeRange: "mini" })).toEqual([1, 2]);
  });
});

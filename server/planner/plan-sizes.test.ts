import { describe, expect, test } from "vitest";
import { JOB_SIZES, type JobSize, STANDS, type Waste } from "#contract/job/job.ts";
import { SEARCH_PAGE_RADIUS_KM } from "#contract/limits.ts";
import type { Plan, PlanQuery } from "#contract/plan/plan.ts";
import { fitsRoad } from "#contract/plan/size-advice.ts";
import type { Companies } from "#server/companies/companies.ts";
import { listedCompanies } from "#server/companies/company-list.ts";
import { exampleCatalogue, exampleCompany, searchDeps } from "#server/companies/testing/examples.ts";
import { readCouncilTables } from "#server/permits/council-tables.ts";
import { createPermits } from "#server/permits/permits.ts";
import { readPlaceTables } from "#server/places/place-tables.ts";
import { createPlaces } from "#server/places/places.ts";
import { countOffering } from "#server/search/facets.ts";
import { searchCatalogue } from "#server/search/search.ts";
import { createPlanner, readMaterials } from "./planner.ts";

const tables = readCouncilTables("data");
/** Windsor allows containers of 20 yards here, and Glasgow no skip above 12. */
const WINDSOR = { max_length_m: "6.5", max_width_m: "2.5" };
const fees = tables.fees.map((row) => (row.gss === "E06000040" ? { ...row, ...WINDSOR } : row));
const places = createPlaces(readPlaceTables("data/places"));
const permits = createPermits({ tables: { ...tables, fees }, places, today: () => "2026-11-28" });

/** The sizes that a company hires out at each place. */
const OFFERED: Record<string, string> = {
  "LS6 2AB": "2, 3, 4, 6, 8, 12, 16, 20 and 40 yards",
  "W8 5NP": "4, 6, 8, 12 and 16 yards",
  "SL4 1NB": "4, 6, 8, 20, 30 and 40 yards",
  "G1 1AA": "4, 6, 8, 12, 14 and 16 yards",
  "BT1 1AA": "6 and 8 yards",
  "EX1 1AA": "20 and 40 yards",
  "TR1 1AA": "5, 10 and 14 yards",
  // No company is near Shetland, and one is far from Fort William.
  "ZE1 0AA": "",
  "PH33 6AA": "",
  "PH15 2AA": "6 and 8 yards",
};

const catalogue = exampleCatalogue(
  Object.entries(OFFERED).flatMap(([location, skipSizes], at) => {
    const found = places.resolve(location);
    if (found.kind !== "place" || skipSizes === "") return [];
    const { latitude, longitude } = found.searched.place;
    const facts = { skipSizes, coverageAreas: [{ type: "radius" as const, km: 20 }], latitude, longitude };
    return [exampleCompany({ id: at + 1, ...facts })];
  }),
);
const search = { ...searchDeps, ...places, siteAt: permits.siteAt };
const companies: Pick<Companies, "search" | "countOffering"> = {
  search(query) {
    const found = searchCatalogue(catalogue, search, query);
    return { ...found, companies: listedCompanies(found) } as unknown as ReturnType<Companies["search"]>;
  },
  countOffering: (query) => countOffering(searchCatalogue(catalogue, search, query)),
};
const { plan } = createPlanner({ places, permits, companies, materials: readMaterials("data/materials") });

const JOBS: PlanQuery[] = [
  ...[1, 5, 15, 30, 60, 100, 150, 200, 260, 300, 400, 900, 2_000].flatMap((bags) =>
    [undefined, ["soil"], ["wood", "rubble"]].map((waste) => ({ bags, waste: waste as Waste[] | undefined })),
  ),
  ...JOB_SIZES.map((size) => ({ size })),
];
const CASES = Object.keys(OFFERED).flatMap((location) =>
  STANDS.flatMap(({ value: stands }) => JOBS.map((job) => ({ ...job, location, stands }))),
);

/** The length that the authority of a place allows, if it says so. */
const limitsAt = ({ permit }: Plan) => permit?.authorities[0]?.terms ?? null;

describe("over all sizes, stands and places", () => {
  const planned = CASES.map((query) => ({ query, answer: plan(query), name: JSON.stringify(query) }));

  test("nothing is advised on a road that may not stand there", () => {
    for (const { query, answer, name } of planned) {
      if (query.stands !== "road") continue;
      const { size, roadMetres } = answer.skip ?? {};
      expect(fitsRoad(size as JobSize, limitsAt(answer)), name).toBe(true);
      if (query.size && !fitsRoad(query.size, limitsAt(answer))) expect(roadMetres, name).toBeGreaterThan(3);
    }
  });

  test("a size that nobody near hires out is advised only with a word about it", () => {
    for (const { answer, name } of planned) {
      const { size, missing } = answer.skip ?? {};
      const isThere = answer.offered.length === 0 || answer.offered.includes(size as JobSize);
      expect(isThere || missing === size, name).toBe(true);
    }
  });

  test("the sizes of each skip hold the bags", () => {
    for (const { query, answer, name } of planned) {
      const { size = 2, skips = 1 } = answer.skip ?? {};
      expect(size * skips * 10 * 1.2, name).toBeGreaterThanOrEqual(query.bags ?? query.size ?? 0);
    }
  });

  test("the plan's list of companies finds some", () => {
    for (const { query, answer, name } of planned) {
      const { skip, radius, inSkip } = answer;
      if (query.location === "ZE1 0AA") continue;
      const found = companies.search({
        ...{ location: query.location, radius: radius ?? SEARCH_PAGE_RADIUS_KM, waste: inSkip.join(",") },
        size: skip && skip.missing !== skip.size ? skip.size : undefined,
      });
      expect(found.companies.length, name).toBeGreaterThan(0);
    }
  });
});

test("large jobs on a road are advised in the largest skips that may stand there", () => {
  const shown = (location: string, bags: number) => {
    const { skip } = plan({ location, bags, stands: "road" });
    return `${skip?.skips} x ${skip?.size}, ${skip?.roadMetres ?? "any"} m, missing ${skip?.missing}`;
  };
  expect(shown("LS6 2AB", 260)).toBe("2 x 16, 5 m, missing null");
  expect(shown("W8 5NP", 300)).toBe("2 x 16, 5 m, missing null");
  expect(shown("SL4 1NB", 260)).toBe("1 x 30, any m, missing null");
  expect(shown("G1 1AA", 260)).toBe("3 x 12, 3.7 m, missing null");
  expect(shown("BT1 1AA", 260)).toBe("4 x 8, 5 m, missing 16");
  expect(shown("EX1 1AA", 260)).toBe("2 x 16, 5 m, missing 16");
});

test("a chosen container is replaced on a road, and kept on a drive", () => {
  expect(plan({ location: "LS6 2AB", size: 40, stands: "road" }).skip).toMatchObject({
    ...{ size: 16, skips: 3, isChosen: false, roadMetres: 5 },
    reason:
      "You chose 40 yards. That is about 400 bin bags. A skip of 16 yards holds 140-160, so you need 3.",
  });
  expect(plan({ location: "LS6 2AB", size: 40, stands: "drive" }).skip).toMatchObject({
    ...{ size: 40, isChosen: true, roadMetres: null },
  });
});

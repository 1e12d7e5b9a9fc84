import type { Company } from "#contract/companies.ts";
import type { TownPage } from "#contract/towns.ts";
import { kilometresBetween, type Point } from "#server/geo/distance.ts";

type CoveringCompany = Pick<Company, "coverageAreas" | "latitude" | "longitude">;

interface District extends Point {
  outcode: string;
}

/** Districts further from the town are left out. */
const NEAR_KM = 20;
const MAX_DISTRICTS = 40;

/** Natural order: LS2 before LS10. */
const naturally = new Intl.Collator("en", { numeric: true }).compare;

/** The nearest postcode districts within the stated delivery area of at least one of the companies, in natural order. */
export function townDistricts(
  town: Point,
  located: readonly CoveringCompany[],
  districts: readonly District[],
): TownPage["districts"] {
  const stating = located.filter(({ coverageAreas }) => coverageAreas.length > 0);
  const near = districts
    .map((district) => ({ district, km: kilometresBetween(town, district) }))
    .filter(({ km }) => km <= NEAR_KM)
    .sort((a, b) => a.km - b.km);
  const covered = new Map<string, number>();
  for (const { district } of near) {
    if (covered.size === MAX_DISTRICTS) break;
    const companies = stating.filter((company) => covers(company, district)).length;
    if (companies > 0) covered.set(district.outcode, companies);
  }
  return [...covered]
    .map(([code, companies]) => ({ code, companies }))
    .sort((a, b) => naturally(a.code, b.code));
}

/** A district that one area of a company excludes is not covered by its other areas, as in searches. */
const covers = ({ coverageAreas, latitude, longitude }: CoveringCompany, district: District): boolean =>
  !coverageAreas.some(({ exclude }) => exclude?.includes(district.outcode)) &&
  coverageAreas.some((area) => {
    if (area.type === "districts") return area.codes.includes(district.outcode);
    if (latitude === null || longitude === null) return false;
    return kilometresBetween({ latitude, longitude }, district) <= area.km;
  });

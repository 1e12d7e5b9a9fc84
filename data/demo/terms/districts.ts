import { findLargeUsers } from "#server/geo/large-users.ts";
import type { Point } from "#server/geo/point.ts";
import { areJoinedByRoad } from "../companies/neighbours.ts";
import { findWithin } from "../distance.ts";
import type { DemoPlaceTables, DemoPostcodeArea } from "../read-place-tables.ts";

export type Districts = ReturnType<typeof createDistricts>;

/** In kilometres. The nearest town within this distance determines the county of a district. */
const TOWN_REACH_KM = 25;

/** Finds postcode districts around a firm and in its county. */
export function createDistricts({ districts: all, sectors, towns }: DemoPlaceTables) {
  // A district without sectors only has post office boxes. The sectors of Northern Ireland are not published.
  const withSectors = new Set(sectors.map(({ code }) => code.split(" ")[0]));
  const largeUsers = findLargeUsers(sectors.map(({ code, ...point }) => ({ sector: code, ...point })));
  const districts = all.filter(
    ({ code }) => !largeUsers.has(code) && (withSectors.has(code) || code.startsWith("BT")),
  );
  const counties = new Map<string, string | undefined>();
  const countyOf = (district: DemoPostcodeArea) => {
    if (!counties.has(district.code))
      counties.set(district.code, findWithin(towns, district, TOWN_REACH_KM)[0]?.county);
    return counties.get(district.code);
  };
  const nearest = new WeakMap<Point, string[]>();
  const nearestTo = (point: Point) => {
    const found = nearest.get(point) ?? codes(findWithin(districts, point, 12).slice(0, 2));
    nearest.set(point, found);
    return found;
  };
  const codes = (found: readonly DemoPostcodeArea[]) => found.map(({ code }) => code);
  const isReachable = (district: DemoPostcodeArea, county: string) =>
    areJoinedByRoad(countyOf(district) ?? county, county);

  return {
    within: (point: Point, km: number) => codes(findWithin(districts, point, km)),
    reached: (point: Point, km: number, county: string) =>
      codes(findWithin(districts, point, km).filter((each) => isReachable(each, county))),
    acrossWater: (point: Point, km: number, county: string) =>
      codes(findWithin(districts, point, km).filter((each) => !isReachable(each, county))),
    ofCounty: (county: string) => codes(districts.filter((each) => countyOf(each) === county)),
    /** For each point, up to two districts with the nearest centres within 12 km. One of them probably contains the point. */
    of: (points: readonly Point[]) => points.flatMap(nearestTo),
  };
}

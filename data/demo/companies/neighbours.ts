import type { Point } from "#server/geo/point.ts";
import { findWithin } from "../distance.ts";
import type { DemoTown } from "../read-place-tables.ts";
import { ISLANDS } from "../words/coast.ts";

export interface Neighbours {
  /** Names that a firm can be named after: its own town, then places below 100,000 people within 5 km, nearest first. */
  closeBy: readonly string[];
  /** Names of other places that the firm delivers to. */
  delivered: readonly string[];
  /** The places of the names in `delivered`. */
  places: readonly DemoTown[];
}

/** Counties, each with others that are near on the map, but across water: far by road, or reached only by a bridge. */
const SEPARATED_BY_WATER: readonly (readonly [string, readonly string[]])[] = [
  ["Fife", ["Midlothian", "East Lothian", "West Lothian"]],
  ["Essex", ["Kent", "Suffolk"]],
  ["Lincolnshire", ["East Riding of Yorkshire"]],
  ["Somerset", ["South Glamorgan", "Vale of Glamorgan", "Gwent"]],
  ["Bristol", ["Gwent", "Monmouthshire"]],
  ["Argyll and Bute", ["Ayrshire", "Renfrewshire"]],
  ["Flintshire", ["Merseyside"]],
];
/** Names that sound odd in a delivery area or in a firm's name. */
const EXCLUDED_NAMES = new Set([
  "Abbey Road",
  "Queenstown",
  "Vincent Square",
  "Maida Hill",
  "Latchmere",
  "Brent",
]);

type FindNeighbours = (town: DemoTown, point: Point) => Neighbours;

/** Creates a function that finds the places near a firm. */
export function createNeighbours(towns: readonly DemoTown[]): FindNeighbours {
  const known = towns.filter(({ name }) => !EXCLUDED_NAMES.has(name) && name.length <= 22);
  const regions = new Map<DemoTown, readonly DemoTown[]>();
  const regionAround = (town: DemoTown) => {
    const region = regions.get(town) ?? findWithin(known, town, 40);
    regions.set(town, region);
    return region;
  };
  return (town, point) => {
    const around = findWithin(regionAround(town), point, 14).filter(
      (each) => areJoinedByRoad(each.county, town.county) && each.name !== town.name,
    );
    const reach = town.population > 150_000 ? 6 : 12;
    const near = findWithin(around, point, reach);
    const large = near.filter(({ population }) => population >= 900);
    const places = firstOfEachName(large.length >= 3 ? large : around).slice(0, 9);
    return {
      closeBy: [
        town.name,
        ...findWithin(around, point, 5)
          .filter(isSmall)
          .map(({ name }) => name),
      ],
      delivered: places.map(({ name }) => name),
      places,
    };
  };
}

/** Returns false for two different counties if one of them is an island county or `SEPARATED_BY_WATER` lists the pair. */
export const areJoinedByRoad = (county: string, other: string): boolean =>
  county === other ||
  !(
    ISLANDS.has(county) ||
    ISLANDS.has(other) ||
    isAcrossWater(county, other) ||
    isAcrossWater(other, county)
  );

const isAcrossWater = (county: string, other: string) =>
  SEPARATED_BY_WATER.some(([near, far]) => near === county && far.includes(other));

/** Returns whether a neighbouring town can occur in a firm's name. A firm in Birkenhead is not named after Liverpool. */
const isSmall = ({ population }: DemoTown) => population < 100_000;

const firstOfEachName = (towns: readonly DemoTown[]) =>
  towns.filter(({ name }, index) => towns.findIndex((town) => town.name === name) === index);

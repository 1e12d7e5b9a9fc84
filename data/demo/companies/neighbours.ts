import { within } from "../distance.ts";
import type { Point, Town } from "../read-place-tables.ts";
import { ISLANDS } from "../words/coast.ts";

export interface Neighbours {
  /** Suburbs and villages that a firm may be named after, nearest first, including its own town. */
  closeBy: readonly string[];
  /** Places that the firm delivers to besides its own town. */
  delivered: readonly string[];
}

/** Counties separated by water: near on the map, far by road. */
const ACROSS_THE_WATER: readonly (readonly [string, readonly string[]])[] = [
  ["Fife", ["Midlothian", "East Lothian", "West Lothian"]],
  ["Essex", ["Kent", "Suffolk"]],
  ["Lincolnshire", ["East Riding of Yorkshire"]],
  ["Somerset", ["South Glamorgan", "Vale of Glamorgan", "Gwent"]],
  ["Bristol", ["Gwent", "Monmouthshire"]],
  ["Argyll and Bute", ["Ayrshire", "Renfrewshire"]],
  ["Flintshire", ["Merseyside"]],
];
/** Names that sound odd as a place of delivery. */
const NOT_PLACES = new Set([
  "Abbey Road",
  "Queenstown",
  "Vincent Square",
  "Maida Hill",
  "Latchmere",
  "Brent",
]);

export type FindNeighbours = (town: Town, point: Point) => Neighbours;

export function createNeighbours(towns: readonly Town[]): FindNeighbours {
  const known = towns.filter(({ name }) => !NOT_PLACES.has(name) && name.length <= 22);
  const regions = new Map<Town, readonly Town[]>();
  const regionAround = (town: Town) => {
    const region = regions.get(town) ?? within(known, town, 40);
    regions.set(town, region);
    return region;
  };
  return (town, point) => {
    const around = within(regionAround(town), point, 14).filter(
      (each) => sameLand(each, town) && each.name !== town.name,
    );
    const reach = town.population > 150_000 ? 6 : 12;
    const near = within(around, point, reach);
    const delivered = near.filter(({ population }) => population >= 900);
    return {
      closeBy: [
        town.name,
        ...within(around, point, 5)
          .filter(isSmall)
          .map(({ name }) => name),
      ],
      delivered: unique((delivered.length >= 3 ? delivered : around).map(({ name }) => name)).slice(0, 9),
    };
  };
}

const sameLand = (a: Town, b: Town) =>
  a.county === b.county ||
  !(
    ISLANDS.has(a.county) ||
    ISLANDS.has(b.county) ||
    isAcross(a.county, b.county) ||
    isAcross(b.county, a.county)
  );

const isAcross = (county: string, other: string) =>
  ACROSS_THE_WATER.some(([near, far]) => near === county && far.includes(other));

/** Firms are named after small places: a firm in Birkenhead is not named after Liverpool. */
const isSmall = ({ population }: Town) => population < 100_000;

const unique = (names: readonly string[]) => [...new Set(names)];

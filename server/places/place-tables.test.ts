import { expect, test } from "vitest";
import { TOP_LOCATIONS } from "#contract/towns.ts";
import { dependencyWithTown } from "./crown-dependencies.ts";
import { buildGazetteer } from "./gazetteer.ts";
import { readPlaceTables } from "./place-tables.ts";
import { createPlaces } from "./places.ts";

const tables = readPlaceTables("data/places");
const places = createPlaces(tables);
const named = [...buildGazetteer(tables).names.values()].flatMap((meaning) => meaning.places);

test("the query of every named place resolves to that place", () => {
  const lost = [...new Set(named)].filter((place) => {
    const result = places.resolve(place.query);
    if (result.kind === "text") return true;
    const { place: found, note } = result.searched;
    const { label, query, kind, latitude, longitude } = place;
    const same = JSON.stringify(found) === JSON.stringify({ label, query, kind, latitude, longitude });
    const isNoted = note !== null && dependencyWithTown(query) === null;
    return isNoted || !same;
  });
  expect(lost.map(({ label }) => label)).toEqual([]);
});

test("the code of every postcode district and sector resolves to it", () => {
  const codes = [
    ...tables.postcodeDistricts.map(({ outcode }) => outcode),
    ...tables.postcodeSectors.map(({ sector }) => sector),
  ];
  const lost = codes.filter((code) => {
    const result = places.resolve(code);
    return result.kind === "text" || result.searched.place.query !== code || result.searched.note;
  });
  expect(lost).toEqual([]);
});

test("the query of every suggestion resolves to the place in its label", () => {
  for (const beginning of named.map(({ label }) => label.slice(0, 3))) {
    for (const { label, query } of places.suggest(beginning)) {
      expect(places.resolve(query)).toMatchObject({ searched: { place: { label } } });
    }
  }
});

test("the towns on the home page are in the nation they are listed under", () => {
  const nations = new Map(tables.towns.map((town) => [`${town.latitude},${town.longitude}`, town.nation]));
  for (const { nation, towns } of TOP_LOCATIONS) {
    for (const town of towns) {
      const result = places.resolve(town);
      const place = result.kind === "place" ? result.searched.place : null;
      expect([town, nations.get(`${place?.latitude},${place?.longitude}`)]).toEqual([town, nation]);
    }
  }
});

test("every town has a known county and lies in the United Kingdom", () => {
  const counties = new Set(tables.areas.filter(({ kind }) => kind === "county").map(({ name }) => name));
  const wrong = tables.towns.filter(
    ({ county, latitude, longitude }) =>
      !counties.has(county) || latitude < 49.8 || latitude > 60.9 || longitude < -8.2 || longitude > 1.8,
  );
  expect(wrong).toEqual([]);
});

test("areas and official districts refer to known counties", () => {
  const counties = new Set(tables.areas.filter(({ kind }) => kind === "county").map(({ name }) => name));
  const mentioned = [
    ...tables.areas.flatMap((area) => area.counties),
    ...tables.officialDistricts.map(({ county }) => county),
  ];
  expect(mentioned.filter((county) => !counties.has(county))).toEqual([]);
});

test("no district of large users is at the centre of a place or among those that serve it", () => {
  const used = tables.towns
    .map(({ name, county }) => places.resolve(`${name}, ${county}`))
    .flatMap((found) => (found.kind === "place" ? places.deliveryPlace(found.searched.place) : []))
    .flatMap(({ district, others }) => [district, ...others]);
  expect(
    [...new Set(used.map((district) => district?.code ?? ""))].filter((code) =>
      tables.largeUserDistricts.has(code),
    ),
  ).toEqual([]);
});

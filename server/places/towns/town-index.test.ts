import { expect, test } from "vitest";
import { TOP_LOCATIONS } from "#contract/towns.ts";
import { buildGazetteer } from "../gazetteer.ts";
import { readPlaceTables } from "../place-tables.ts";
import { createPlaces } from "../places.ts";
import { townIndex } from "./town-index.ts";

const tables = readPlaceTables("data/places");
const places = createPlaces(tables);
const towns = townIndex(buildGazetteer(tables), tables).all();

test("a name that several towns share is the slug of the likely one; the others carry their county", () => {
  const slugs = (...texts: string[]) => texts.map((text) => places.town(text)?.slug);
  expect(slugs("Leeds", "St Albans", "King's Lynn", "Newcastle upon Tyne", "Hull")).toEqual([
    "leeds",
    "st-albans",
    "kings-lynn",
    "newcastle-upon-tyne",
    "hull",
  ]);
  expect(slugs("Newport", "Newport, Shropshire", "Newport, Isle of Wight")).toEqual([
    "newport",
    "newport-shropshire",
    "newport-isle-of-wight",
  ]);
  expect(slugs("Bangor", "Bangor, County Down")).toEqual(["bangor", "bangor-county-down"]);
});

test("no two towns have the same slug, and every slug is safe in a URL", () => {
  const slugs = towns.map(({ slug }) => slug);
  expect(slugs.filter((slug, at) => slugs.indexOf(slug) !== at)).toEqual([]);
  expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
});

test("every slug is read as its own town, and every town is in one of the four nations", () => {
  const lost = towns.filter(({ slug, label }) => places.town(slug.replaceAll("-", " "))?.label !== label);
  expect(lost.map(({ slug }) => slug)).toEqual([]);
  const nations = new Set(towns.map(({ nation }) => nation));
  expect([...nations].sort()).toEqual(TOP_LOCATIONS.map(({ nation }) => nation).sort());
});

test("a postcode, a county and an unknown name are no towns", () => {
  for (const text of ["LS6 2AB", "LS6", "Shropshire", "Wales", "asdfgh", "", "Heathrow Airport"]) {
    expect(places.town(text)).toBeNull();
  }
});

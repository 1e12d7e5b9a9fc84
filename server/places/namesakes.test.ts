import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { kilometresBetween } from "#server/geo/distance.ts";
import { readPlaceTables, type TownRow } from "./place-tables.ts";
import { createPlaces } from "./places.ts";

const tables = readPlaceTables("data/places");
const places = createPlaces(tables);
const handKept = (name: string) =>
  parse<Record<string, string>>(readFileSync(`data/places/${name}.csv`, "utf8"), { columns: true });

/** The labels of the place and its alternatives. */
function shown(text: string): string[] {
  const found = places.resolve(text);
  if (found.kind === "text") return [];
  return [found.searched.place, ...found.searched.alternatives].map(({ label }) => label);
}

test.each([
  ["Middleton", "Greater Manchester", "West Yorkshire"],
  ["Woodley", "Berkshire", "Greater Manchester"],
  ["Handsworth", "West Midlands", "South Yorkshire"],
  ["Chapeltown", "South Yorkshire", "West Yorkshire"],
  ["Normanton", "West Yorkshire", "Derbyshire"],
  ["Bentley", "South Yorkshire", "West Midlands"],
  ["Farnworth", "Greater Manchester", "Cheshire"],
  ["Kingswood", "Gloucestershire", "East Riding of Yorkshire"],
])("%s is shown with %s, and the district of that name in %s is offered", (name, county, other) => {
  expect(shown(name).slice(0, 2)).toEqual([`${name}, ${county}`, `${name}, ${other}`]);
});

test.each([
  ["West End, Surrey", "West End, Surrey", "West End (Esher)"],
  ["West End, Woking", "West End, Surrey", "West End (Esher)"],
  ["Warton, Lancs", "Warton, Lancashire", "Warton (Carnforth)"],
  ["Willaston, Cheshire", "Willaston, Cheshire", "Willaston (Nantwich)"],
  ["Stone, Kent", "Stone, Kent", "Stone (Rye)"],
  ["Belmont, London", "Belmont, Greater London", "Belmont (Harrow)"],
])("%s is one of two in its county, and the other is offered with its post town", (text, ...labels) => {
  expect(shown(text)).toEqual(labels);
});

test.each([
  ["West End, Esher", "West End (Esher)"],
  ["Warton Carnforth", "Warton (Carnforth)"],
  ["Skelton, York", "Skelton (York)"],
  ["Newton, Wirral", "Newton, Merseyside"],
])("the post town behind a shared name finds that place: %s is %s", (text, label) => {
  expect(shown(text)[0]).toBe(label);
});

test("South Nutfield is the village in Surrey rather than a hamlet in West Sussex", () => {
  expect(shown("South Nutfield")).toEqual(["South Nutfield, Surrey", "South Nutfield, West Sussex"]);
});

test("a large town is never shown without a word when another place of 1,000 people far away has its name", () => {
  const isLikely = (row: TownRow, { population }: TownRow) =>
    row.population >= Math.max(1_000, population / 100);
  const silent = [...Map.groupBy(tables.towns, ({ name }) => name)].filter(([name, towns]) => {
    const [largest, ...others] = towns.toSorted((a, b) => b.population - a.population);
    const isShared = others.some(
      (other) => largest && isLikely(other, largest) && kilometresBetween(largest, other) > 12,
    );
    return isShared && (shown(name).length < 2 || shown(name)[0] === name);
  });
  expect(silent.map(([name]) => name)).toEqual([]);
});

test.each([
  ["Shaw", "Shaw, Greater Manchester"],
  ["Shaw and Crompton", "Shaw, Greater Manchester"],
  ["Crompton", "Shaw, Greater Manchester"],
  ["Carlton", "Carlton, Nottinghamshire"],
  ["Norton", "Norton, County Durham"],
  ["Whitley", "Whitley, Berkshire"],
  ["Beeston", "Beeston, Nottinghamshire"],
  ["Rothwell", "Rothwell, West Yorkshire"],
  ["Burbage", "Burbage, Leicestershire"],
  ["Hutton", "Hutton, Essex"],
  ["Madeley", "Madeley, Shropshire"],
  ["Acomb", "Acomb, North Yorkshire"],
  ["Hillsborough", "Hillsborough, South Yorkshire"],
  ["Southwick", "Southwick, West Sussex"],
  ["Clifton", "Clifton, Bristol"],
  ["Waterloo", "Waterloo, Greater London"],
  ["Orrell", "Orrell"],
  ["Warton", "Warton, Lancashire"],
  ["Upholland", "Up Holland"],
])("%s means %s, where most people of that name live", (text, label) => {
  expect(shown(text)[0]).toBe(label);
});

test("every row of populations.csv names one place of the tables, and its population is used", () => {
  const known = new Map(tables.towns.map((row) => [`${row.name}, ${row.county}`, row.population]));
  const rows = handKept("populations");
  const wrong = rows.filter(
    ({ name, county, population }) => known.get(`${name}, ${county}`) !== Number(population),
  );
  expect(wrong).toEqual([]);
  expect(new Set(rows.map(({ name, county }) => `${name}, ${county}`)).size).toBe(rows.length);
});

import { expect, test } from "vitest";
import { kilometresBetween } from "#server/geo/distance.ts";
import { readPlaceTables } from "./place-tables.ts";
import { createPlaces } from "./places.ts";

const tables = readPlaceTables("data/places");
const places = createPlaces(tables);
const said = (text: string) => {
  const { suggestions, placeHint } = places.explainUnknown(text);
  return [suggestions.map(({ label }) => label), placeHint];
};

test("a text that resembles no place gets advice on what to type instead, and a misspelt town only the town", () => {
  const advice = "Try a full postcode, such as LS6 2AB, or the name of the nearest town.";
  for (const text of ["asdfgh", "ZZ99 9ZZ", "x".repeat(5_000)])
    expect(said(text)).toEqual([[], `We don't know a place called “${text}”. ${advice}`]);
  expect(said("Ledes")).toEqual([["Leeds"], null]);
});

test.each([
  ["GY1 1AA", "Guernsey"],
  ["gy11aa", "Guernsey"],
  ["JE2 3AB", "Jersey"],
  ["12 Hill Street, St Helier, JE2 3AB", "Jersey"],
  ["IM1 1AA", "the Isle of Man"],
  ["IM1", "the Isle of Man"],
  ["Jersey", "Jersey"],
  ["Guernsey", "Guernsey"],
  ["The Isle-of-Man", "the Isle of Man"],
  ["Douglas, Isle of Man", "the Isle of Man"],
  ["St Helier Jersey", "Jersey"],
  ["St Peter Port", "Guernsey"],
  ["Onchan", "the Isle of Man"],
])("%s is outside the United Kingdom, and the advice says that %s is not covered", (text, name) => {
  expect(said(text)).toEqual([[], `We list companies in the United Kingdom only, not in ${name}.`]);
});

test.each([
  ["Douglas", "Douglas, Lanarkshire", "the Isle of Man"],
  ["saint helier", "St Helier, Greater London", "Jersey"],
])(
  "%s alone finds the British place, and a note names it and the place that is not covered",
  (text, found, name) => {
    const note = `Showing ${found}: we list companies in the United Kingdom only, not in ${name}.`;
    expect(places.resolve(text)).toMatchObject({ kind: "place", searched: { note } });
    expect(places.resolve(found)).toMatchObject({ kind: "place", searched: { note: null } });
  },
);

test("British places and addresses with the name of a Crown dependency are found", () => {
  for (const text of [
    "Jersey Farm",
    "Guernsey Road, London",
    "Jersey House, LS6 2AB",
    "Isle of Wight",
    "Douglas",
  ]) {
    expect([text, places.resolve(text).kind]).toEqual([text, "place"]);
  }
});

test("the letters of a postcode area get the town of the area and the advice to add the number", () => {
  const hint = "LS is only the start of a postcode: add the number, such as LS1.";
  for (const text of ["LS", "ls", " Ls. "]) expect(said(text)).toEqual([["Leeds"], hint]);
  expect(said("CM")[0]).toEqual(["Chelmsford"]);
  expect(said("S")[0]).toEqual(["Sheffield"]);
  expect(said("QQ")[0]).toEqual([]);
});

test("the suggestion for a postcode area is in or near that area", () => {
  for (const letters of new Set(tables.postcodeDistricts.map(({ outcode }) => outcode.split(/\d/)[0]))) {
    const [town] = places.explainUnknown(letters ?? "").suggestions;
    const found = places.resolve(town?.query ?? "");
    const distances = tables.postcodeDistricts
      .filter(({ outcode }) => outcode.split(/\d/)[0] === letters)
      .map((district) =>
        found.kind === "place" ? kilometresBetween(district, found.searched.place) : Number.POSITIVE_INFINITY,
      );
    expect([letters, Math.min(...distances) < 12]).toEqual([letters, true]);
  }
});

test("a text that is more than the letters of an area, and a place, are not read as an area", () => {
  for (const text of ["LS skips", "L S", "Leeds", "LS6", "Ely"]) {
    expect(places.resolve(text)).not.toHaveProperty("postcodeArea");
  }
});

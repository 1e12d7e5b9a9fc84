import { expect, test } from "vitest";
import { readPlaceTables } from "./place-tables.ts";
import { createPlaces } from "./places.ts";

const places = createPlaces(readPlaceTables("data/places"));
const at = (text: string) => {
  const result = places.resolve(text);
  if (result.kind === "text") return null;
  const { latitude, longitude } = result.searched.place;
  return { latitude, longitude };
};

test("a company is located at its postcode", () => {
  expect(places.locate({ postcode: "ls1 4ap", location: "York", county: "" })).toEqual(at("LS1 4AP"));
});

test("a company without a known postcode is located in its town, in the right county", () => {
  for (const postcode of [null, "", "unknown", "ZZ99 9ZZ"]) {
    expect(places.locate({ postcode, location: "Newport", county: "Shropshire" })).toEqual(
      at("Newport, Shropshire"),
    );
  }
  expect(places.locate({ postcode: null, location: "Leeds", county: "" })).toEqual(at("Leeds"));
});

test("a company in an unknown town is located in the middle of its county", () => {
  expect(places.locate({ postcode: null, location: "Little Nowhere", county: "Kent" })).toEqual(at("Kent"));
  expect(places.locate({ postcode: null, location: "Newport", county: "Kent" })).toEqual(at("Kent"));
});

test("a company with an unknown address has no location", () => {
  expect(places.locate({ postcode: null, location: "Little Nowhere", county: "Nowhereshire" })).toBeNull();
});

import { expect, test } from "vitest";
import type { Company } from "#contract/companies.ts";
import { exampleCatalogue, exampleCompany, listed, searchDeps } from "#server/companies/testing/examples.ts";
import { readPlaceTables } from "#server/places/place-tables.ts";
import { createPlaces } from "#server/places/places.ts";
import { searchCatalogue } from "./search.ts";

const places = { ...createPlaces(readPlaceTables("data/places")), ...searchDeps };

const ADDRESSES: Pick<Company, "id" | "location" | "county" | "postcode">[] = [
  { id: 1, location: "Shrewsbury", county: "Shropshire", postcode: "SY1 1AA" },
  { id: 2, location: "Ludlow", county: "Shropshire", postcode: "SY8 1AA" },
  { id: 3, location: "Market Drayton", county: "Shropshire", postcode: null },
  { id: 4, location: "Newport", county: "Gwent", postcode: "NP20 1AA" },
  { id: 5, location: "Welshpool", county: "Powys", postcode: "SY21 7AA" },
  { id: 6, location: "Manchester", county: "Greater Manchester", postcode: "M1 1AE" },
  { id: 7, location: "Little Nowhere on Sea", county: "Nowhereshire", postcode: null },
];
const catalogue = exampleCatalogue(
  ADDRESSES.map((address) => exampleCompany({ ...address, ...places.locate(address) })),
);
function search(location: string, radius?: number) {
  const found = searchCatalogue(catalogue, places, { location, radius });
  return { ids: listed(found).map(({ id }) => id), searched: found.searched };
}

test.each(["M1 1AE", "m11ae", "M1", "manchester", "Manchester, Greater Manchester"])(
  "%s finds the company in Manchester",
  (location) => {
    expect(search(location, 10).ids).toEqual([6]);
  },
);

test("a county finds its own companies at any distance, and others within the radius", () => {
  const { ids, searched } = search("Shropshire", 35);
  expect(ids.toSorted()).toEqual([1, 2, 3, 5]);
  expect(ids[0]).toBe(1);
  expect(searched?.place.kind).toBe("county");
});

test("an ambiguous name finds the most likely place and lists the alternatives", () => {
  const { ids, searched } = search("Newport");
  expect(ids).toEqual([4]);
  expect(searched?.place.label).toBe("Newport, Wales");
  expect(searched?.alternatives.map(({ label }) => label)).toContain("Newport, Shropshire");
  expect(search("Newport, Shropshire", 30).ids).toEqual([3, 1]);
});

test("the letters of a postcode area find the companies in that area, not place names with these letters", () => {
  expect(search("SY").ids.toSorted()).toEqual([1, 2, 5]);
  expect(search("m").ids).toEqual([6]);
  expect(search("Np").ids).toEqual([4]);
  expect(search("ls").ids).toEqual([]);
});

test("an unknown name is searched for in the companies' addresses", () => {
  expect(search("little nowhere")).toEqual({ ids: [7], searched: undefined });
});

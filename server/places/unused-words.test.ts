import { expect, test } from "vitest";
import { readPlaceTables } from "./place-tables.ts";
import { createPlaces } from "./places.ts";

const places = createPlaces(readPlaceTables("data/places"));

function shown(text: string): { label: string; note: string | null } {
  const found = places.resolve(text);
  if (found.kind === "text") throw new Error(`${text} is no place`);
  return { label: found.searched.place.label, note: found.searched.note };
}

test.each([
  ["Leeds, BS3", "BS3", "Leeds"],
  ["12 High St, Leeds BS3", "BS3", "Leeds"],
  ["12 High St Leeds, BS3", "BS3", "12 High St Leeds"],
  ["LS6 Bristol", "LS6", "Bristol"],
  ["York, LS6", "LS6", "York"],
  ["York LS6", "LS6", "York"],
  ["LS6, nowhere", "LS6", "nowhere"],
  ["nowhere, LS6", "LS6", "nowhere"],
  ["Manchester, LS6 2", "LS6 2", "Manchester"],
  ["Cornwall, BS3", "BS3", "Cornwall"],
  ["Scotland, LS6", "LS6", "Scotland"],
  ["Lake District, LS6", "LS6", "Lake District"],
  ["LS6, BS3", "LS6", "BS3"],
])("a district beside words that mean another place is shown with a note: %s", (text, label, words) => {
  expect(shown(text)).toEqual({ label, note: `Showing ${label}; “${words}” was not used` });
});

test.each([
  ["12 High St, Leeds LS6", "LS6"],
  ["12 High St Leeds, LS6", "LS6"],
  ["Headingley, Leeds, LS6", "LS6"],
  ["Sedgley DY3", "DY3"],
  ["DY3 Sedgley", "DY3"],
  ["Leeds-LS6", "LS6"],
  ["Sheffield City Centre S1", "S1"],
  ["King's Lynn PE30", "PE30"],
  ["Stoke-on-Trent ST4", "ST4"],
  ["Newport, TF10", "TF10"],
  ["Newport, NP20", "NP20"],
  ["London, UB8", "UB8"],
  ["Kent, BR1", "BR1"],
  ["Yorkshire, LS6", "LS6"],
  ["Wales, CF10", "CF10"],
  ["Lake District, LA22", "LA22"],
  ["Isle of Skye, IV51", "IV51"],
  ["near Leeds, LS6", "LS6"],
  ["skip hire, LS6", "LS6"],
  ["12 Acacia Avenue, LS6", "LS6"],
  ["LS6, UK", "LS6"],
])("a district beside the town or county around it, or a street, needs no note: %s", (text, label) => {
  expect(shown(text)).toEqual({ label, note: null });
});

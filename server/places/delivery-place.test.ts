import { expect, test } from "vitest";
import { readPlaceTables } from "./place-tables.ts";
import { createPlaces } from "./places.ts";

const places = createPlaces(readPlaceTables("data/places"));

function served(text: string) {
  const found = places.resolve(text);
  if (found.kind !== "place") throw new Error(`${text} is not a place`);
  return places.deliveryPlace(found.searched.place);
}
const codes = (text: string) => served(text).others.map(({ code }) => code);
const names = (text: string) => new Set(served(text).names.values());

test.each([
  ["LS6 2AB", "LS6"],
  ["ls6 2", "LS6"],
  ["LS6", "LS6"],
  ["Leeds", "LS1"],
  ["Belfast", "BT1"],
])("%s is in the district %s", (text, code) => {
  expect(served(text).district?.code).toBe(code);
});

test("a postcode keeps its own label and position beside what its district knows", () => {
  expect(served("LS6 2AB").label).toBe("LS6 2AB");
  expect(served("LS6 3AB").label).toBe("LS6 3AB");
  expect(codes("LS6 2AB")).toEqual([]);
});

test("a town has the other districts of its post town, but not those of another town of its name", () => {
  expect(codes("Leeds")).toEqual(expect.arrayContaining(["LS2", "LS17"]));
  expect(codes("Leeds")).not.toContain("LS1");
  expect(codes("Newport, Wales").every((code) => code.startsWith("NP"))).toBe(true);
  expect(codes("London")).toEqual(expect.arrayContaining(["E1", "N1", "SE1"]));
});

test("a shared beginning stands for its districts", () => {
  const { district, others } = served("SW1");
  expect([district, ...others].map((one) => one?.code).toSorted()).toEqual(
    expect.arrayContaining(["SW1A", "SW1E", "SW1V"]),
  );
});

test("a postcode belongs to its post town, county, region and nation", () => {
  expect(names("LS6 2AB")).toEqual(new Set(["Leeds", "West Yorkshire", "Yorkshire", "England"]));
});

test("a county is an area with only its own names", () => {
  expect(served("West Yorkshire")).toMatchObject({ isArea: true, others: [] });
  expect(names("West Yorkshire")).toEqual(new Set(["West Yorkshire"]));
});

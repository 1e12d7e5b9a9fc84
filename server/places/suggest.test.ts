import { expect, test } from "vitest";
import { readPlaceTables } from "./place-tables.ts";
import { createPlaces } from "./places.ts";
import { packUnits, unitKey } from "./postcodes/packed-units.ts";
import { unitPostcodes } from "./postcodes/unit-postcodes.ts";

const tables = readPlaceTables("data/places");
const places = createPlaces(tables);
const labels = (text: string) => places.suggest(text).map(({ label }) => label);

test("at most eight places are suggested, largest first", () => {
  expect(labels("b")).toHaveLength(8);
  expect(labels("man")[0]).toBe("Manchester");
  expect(labels("l")[0]).toBe("London");
});

test("exact matches come first, most likely first", () => {
  expect(labels("newport").slice(0, 3)).toEqual([
    "Newport, Wales",
    "Newport, Shropshire",
    "Newport, Isle of Wight",
  ]);
  expect(labels("bath")[0]).toBe("Bath");
});

test("text after a comma narrows the suggestions", () => {
  expect(labels("Newport, Shr")).toEqual(["Newport, Shropshire"]);
  expect(labels("newport w")).toContain("Newport, Wales");
  expect(labels("Newport, Telford and Wrekin")).toEqual(["Newport, Shropshire"]);
});

test("later words of a name and half-typed words match too", () => {
  expect(labels("upon tyne")).toContain("Newcastle upon Tyne");
  expect(labels("newcastle up")[0]).toBe("Newcastle upon Tyne");
  expect(labels("sain").every((label) => label.includes("St "))).toBe(true);
});

test("counties, regions and other names are suggested with their usual name", () => {
  expect(labels("shropsh")).toEqual(["Shropshire"]);
  expect(labels("caerdyd")).toEqual(["Cardiff"]);
  expect(labels("yorks")[0]).toBe("Yorkshire");
});

test("postcodes are suggested by prefix", () => {
  expect(labels("sw1")).toEqual(["SW1", "SW1A", "SW1E", "SW1H", "SW1P", "SW1V", "SW1W", "SW1X"]);
  expect(labels("M1 ")).toEqual(["M1 1", "M1 2", "M1 3", "M1 4", "M1 5", "M1 6", "M1 7"]);
  expect(labels("m1 4ae")).toEqual(["M1 4AE"]);
});

test("a district is suggested without its sectors, which come after a space or where no district begins so", () => {
  expect(labels("LS6")).toEqual(["LS6"]);
  expect(labels("LS6 ")).toEqual(["LS6 1", "LS6 2", "LS6 3", "LS6 4", "LS6 9"]);
  expect(labels("m144")).toEqual(["M14 4"]);
});

test("unit postcodes are suggested if they are imported", () => {
  const known = createPlaces(tables);
  const units = packUnits([
    unitKey("4AP"),
    53.8,
    -1.5,
    unitKey("4AA"),
    53.8,
    -1.5,
    unitKey("4BA"),
    53.8,
    -1.5,
  ]);
  known.useUnitPostcodes(unitPostcodes([{ district: "LS1", units }]));
  expect(known.suggest("ls1 4a").map(({ label }) => label)).toEqual(["LS1 4AA", "LS1 4AP"]);
});

test("one typing error is tolerated if nothing else matches", () => {
  expect(labels("manchestre")).toContain("Manchester");
  expect(labels("birminham")).toContain("Birmingham");
  expect(labels("leedss")).toContain("Leeds");
});

test("text without a match has no suggestions", () => {
  for (const text of ["", "   ", "?!", "qqqqqqq", "x".repeat(10_000)])
    expect(places.suggest(text)).toEqual([]);
});

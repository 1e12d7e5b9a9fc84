import { expect, test } from "vitest";
import { inwardOf, packUnits, unitKey } from "./packed-units.ts";
import { unitPostcodes } from "./unit-postcodes.ts";

const pack = (...units: [string, number, number][]) =>
  packUnits(units.flatMap(([inward, latitude, longitude]) => [unitKey(inward), latitude, longitude]));

const units = unitPostcodes([
  { district: "M1", units: pack(["9ZZ", 53.9, -2.9], ["0AA", 53.1, -2.1], ["4AE", 53.4, -2.4]) },
  { district: "ZE1", units: pack(["0AA", 60.1, -1.1]) },
]);

test("every unit is found at its position, independent of the order of the input", () => {
  expect(units.size).toBe(4);
  expect(units.find("M1", "0AA")).toEqual({ latitude: 53.1, longitude: -2.1 });
  expect(units.find("M1", "4AE")).toEqual({ latitude: 53.4, longitude: -2.4 });
  expect(units.find("M1", "9ZZ")).toEqual({ latitude: 53.9, longitude: -2.9 });
  expect(units.find("ZE1", "0AA")).toEqual({ latitude: 60.1, longitude: -1.1 });
});

test("a missing unit is not found", () => {
  expect(units.find("ZE1", "4AE")).toBeNull();
  expect(units.find("M1", "4AF")).toBeNull();
  expect(units.find("M2", "0AA")).toBeNull();
  expect([units.covers("M1"), units.covers("M2")]).toEqual([true, false]);
});

test("the last entry of a unit counts", () => {
  const packed = pack(["4AE", 50, -1], ["4AE", 51, -2]);
  expect(unitPostcodes([{ district: "M1", units: packed }]).find("M1", "4AE")).toEqual({
    latitude: 51,
    longitude: -2,
  });
});

test("a packed unit keeps its name", () => {
  for (const inward of ["0AA", "4AE", "9ZZ", "1ZA", "1AZ"]) expect(inwardOf(unitKey(inward))).toBe(inward);
});

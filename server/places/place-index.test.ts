import { expect, test } from "vitest";
import { buildGazetteer } from "./gazetteer.ts";
import { createPlaceIndex } from "./place-index.ts";
import { readPlaceTables } from "./place-tables.ts";

const tables = readPlaceTables("data/places");
const index = createPlaceIndex(tables, buildGazetteer(tables));
const districtOf = (name: string, county: string) => {
  const town = tables.towns.find((each) => each.name === name && each.county === county);
  return town ? index.nearestDistrict(town)?.code : "no such town";
};

test("a town's district is one that streets have, not one of large users or post office boxes", () => {
  expect(districtOf("Brighton", "East Sussex")).toMatch(/^BN[123]$/);
  expect(districtOf("Inverness", "Highland")).toMatch(/^IV[123]$/);
  expect(districtOf("Solihull", "West Midlands")).toBe("B91");
  expect(districtOf("Llantwit Major", "Vale of Glamorgan")).toBe("CF61");
});

test("districts beyond those of their letters don't exist, and numbers between others do, for ranges of them", () => {
  for (const code of ["LS6", "LS98", "M10", "W1", "EC1A", "BT94"])
    expect(index.mayBeDistrict(code), code).toBe(true);
  for (const code of ["ZZ99", "LS47", "QQ1", "M1Z", "LS7Q"])
    expect(index.mayBeDistrict(code), code).toBe(false);
});

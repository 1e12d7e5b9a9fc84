import { expect, test } from "vitest";
import { JOB_SIZES } from "../job/job.ts";
import { materialWarnings } from "./material-warning.ts";

test("soil and rubble are too heavy above 8 yards, and limited in 8", () => {
  for (const waste of ["soil", "rubble"] as const) {
    for (const size of JOB_SIZES.filter((yards) => yards <= 6))
      expect(materialWarnings(size, [waste])).toEqual([]);
    expect(materialWarnings(8, [waste])[0]).toMatch(/^8 yards take only a limited amount/);
    for (const size of JOB_SIZES.filter((yards) => yards > 8))
      expect(materialWarnings(size, [waste])[0]).toContain(`too heavy for ${size} yards`);
  }
});

test("mixed building waste above 8 yards must have nothing heavy in it", () => {
  expect(materialWarnings(8, ["mixed-building"])).toEqual([]);
  expect(materialWarnings(12, ["mixed-building"])[0]).toContain("12 yards take light waste only");
  expect(materialWarnings(12, ["mixed-building", "soil"])).toHaveLength(1);
});

test("plasterboard and padded seats have to be kept apart from other waste, whatever the size", () => {
  expect(materialWarnings(undefined, ["plasterboard"])[0]).toContain("goes with no other waste");
  expect(materialWarnings(undefined, ["plasterboard", "wood"])[0]).toContain("kept apart");
  expect(materialWarnings(6, ["upholstery", "general"])[0]).toContain("kept apart");
});

test("what stays out of a skip is named in one sentence, with what to do instead", () => {
  expect(materialWarnings(6, ["general", "tyres", "fridge"])).toEqual([
    "These don't go in an ordinary skip: fridges and freezers (the shop that brings a new one, recycling centre), tyres (the garage that fits new ones). Ask whether the company collects them apart.",
  ]);
});

test("light waste goes into every size", () => {
  for (const size of JOB_SIZES)
    expect(materialWarnings(size, ["general", "garden", "wood", "metal"])).toEqual([]);
});

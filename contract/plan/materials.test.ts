import { expect, test } from "vitest";
import { type Material, weightOf } from "./materials.ts";

const material = (kgFrom: number, kgTo: number): Material => ({
  ...{ id: "x", name: "X", waste: null, kgFrom, kgTo },
  ...{ fromSource: "working", toSource: "working" },
});

test("a weight runs from all of the lightest material to all of the heaviest", () => {
  expect(weightOf([material(900, 1_150), material(1_200, 1_400)], 6)).toEqual({ from: 5.4, to: 8.4 });
});

test("a little waste never weighs nothing", () => {
  expect(weightOf([material(45, 45)], 0.1)).toEqual({ from: 0.1, to: 0.1 });
});

test("no weight is known of wastes that the table leaves out", () => {
  expect(weightOf([], 6)).toBeNull();
});

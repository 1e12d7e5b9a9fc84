import { expect, test } from "vitest";
import { wastesMentioned } from "./typed-wastes.ts";

test("a text mentions wastes in the words of visitors", () => {
  expect(wastesMentioned("Topsoil, old bricks and a sofa")).toEqual(["soil", "rubble", "upholstery"]);
  expect(wastesMentioned("Plaster board, construction waste")).toEqual(["mixed-building", "plasterboard"]);
  expect(wastesMentioned("Branches, timber and two mattresses")).toEqual(["garden", "wood", "mattress"]);
  expect(wastesMentioned("Roof tiles")).toEqual(["rubble"]);
});

test("words that only begin like a waste name none", () => {
  expect(wastesMentioned("Soiled carpets? No: a clear-out, painted doors, toys")).toEqual([]);
});

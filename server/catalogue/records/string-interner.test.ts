import { expect, test } from "vitest";
import { createNames } from "./string-interner.ts";

test("a name has one number, whatever its case and accents, also once what was written is forgotten", () => {
  const names = createNames();
  const [leeds, york] = [names.numberOf("Leeds"), names.numberOf("York")];
  expect(names.numberOf("LEEDS")).toBe(leeds);
  names.forget();
  expect([names.find("leeds"), names.find("york"), names.find("hull")]).toEqual([leeds, york, undefined]);
  expect(names.numberOf("Lééds")).toBe(leeds);
  const hull = names.numberOf("Hull");
  expect([leeds, york]).not.toContain(hull);
  expect([names.numberOf("hull"), names.find("hull"), names.name(hull)]).toEqual([hull, hull, "hull"]);
});

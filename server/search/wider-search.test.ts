import { expect, test } from "vitest";
import { widerSearches } from "./search.ts";

/** Finds the wider searches of a radius, for companies at these distances in kilometres. */
const found = (...kilometres: number[]) => {
  const countWithin = (radius: number) => kilometres.filter((distance) => distance <= radius).length;
  return (radius: number) => widerSearches(radius, countWithin(radius), countWithin);
};

test("an empty result offers the wider radii that each find more than the one before", () => {
  expect(found(20, 25, 28)(5)).toEqual([{ radius: 30, total: 3 }]);
  expect(found(8, 9, 45)(5)).toEqual([
    { radius: 10, total: 2 },
    { radius: 50, total: 3 },
  ]);
});

test("two results still offer wider radii, three do not", () => {
  expect(found(1, 2, 40)(30)).toEqual([{ radius: 50, total: 3 }]);
  expect(found(1, 2, 3, 40)(30)).toEqual([]);
});

test("100 km is offered only if no smaller radius finds more", () => {
  expect(found(80)(5)).toEqual([{ radius: 100, total: 1 }]);
  expect(found(40, 80)(5)).toEqual([{ radius: 50, total: 1 }]);
  expect(found(80)(50)).toEqual([{ radius: 100, total: 1 }]);
});

test("nothing is offered if no company is within 100 km or the radius is already 100 km", () => {
  expect(found(150)(5)).toEqual([]);
  expect(found()(100)).toEqual([]);
});

test("a radius between the options is compared with the larger options", () => {
  expect(found(9, 27)(25)).toEqual([{ radius: 30, total: 2 }]);
});

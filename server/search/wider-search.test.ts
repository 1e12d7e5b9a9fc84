import { expect, test } from "vitest";
import { widerSearches } from "./wider-search.ts";

/** Companies at these kilometres from the place. */
const found = (...kilometres: number[]) => {
  const countWithin = (radius: number) => kilometres.filter((distance) => distance <= radius).length;
  return (radius: number) => widerSearches(radius, countWithin(radius), countWithin);
};

test("nothing nearby offers the wider choices that find more, each more than the one before", () => {
  expect(found(20, 25, 28)(5)).toEqual([{ radius: 30, total: 3 }]);
  expect(found(8, 9, 45)(5)).toEqual([
    { radius: 10, total: 2 },
    { radius: 50, total: 3 },
  ]);
});

test("a couple of companies offer more too, three are enough", () => {
  expect(found(1, 2, 40)(30)).toEqual([{ radius: 50, total: 3 }]);
  expect(found(1, 2, 3, 40)(30)).toEqual([]);
});

test("100 km is the last resort", () => {
  expect(found(80)(5)).toEqual([{ radius: 100, total: 1 }]);
  expect(found(40, 80)(5)).toEqual([{ radius: 50, total: 1 }]);
  expect(found(80)(50)).toEqual([{ radius: 100, total: 1 }]);
});

test("there is nothing to offer when nobody is within 100 km or the circle is that wide already", () => {
  expect(found(150)(5)).toEqual([]);
  expect(found()(100)).toEqual([]);
});

test("a radius outside the choices is compared with those above it", () => {
  expect(found(9, 27)(25)).toEqual([{ radius: 30, total: 2 }]);
});

import { readFileSync } from "node:fs";
import { expect, it, test } from "vitest";
import { joinLines } from "./join-lines.ts";
import { mergeCarriageways } from "./merge-carriageways.ts";

const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));
const outline: Record<"land" | "neighbours", number[][]> = read("outline.json");
const motorways: Record<string, number[][]> = read("motorways.json");

/** Longitudes and latitudes alternate. */
const isInArea = (value: number, at: number) =>
  at % 2 === 0 ? value >= -11 && value <= 3.4 : value >= 48.8 && value <= 61.2;

test("every line has whole points within the islands, with at most four decimals", () => {
  for (const line of [...outline.land, ...outline.neighbours, ...Object.values(motorways).flat()]) {
    expect(line.length % 2).toBe(0);
    expect(line.length).toBeGreaterThanOrEqual(4);
    expect(line.every(isInArea)).toBe(true);
    expect(line.every((value) => value === Number(value.toFixed(4)))).toBe(true);
  }
});

test("the outline has Great Britain, Northern Ireland and the larger islands", () => {
  const hasRingAround = (longitude: number, latitude: number) =>
    outline.land.some((ring) => isInside(ring, longitude, latitude));
  expect(hasRingAround(-1.55, 53.8)).toBe(true);
  expect(hasRingAround(-6.7, 54.6)).toBe(true);
  expect(hasRingAround(-1.3, 60.3)).toBe(true);
  expect(hasRingAround(-6.26, 53.2)).toBe(false);
});

test("motorways have their numbers, and the M1 reaches from London to Leeds", () => {
  expect(Object.keys(motorways)).toHaveLength(59);
  expect(Object.keys(motorways).every((number) => /^(M\d+|M6 TOLL|A\d+\(M\))$/.test(number))).toBe(true);
  const latitudes = (motorways.M1 ?? []).flat().filter((_value, at) => at % 2 === 1);
  expect(Math.min(...latitudes)).toBeLessThan(51.65);
  expect(Math.max(...latitudes)).toBeGreaterThan(53.75);
});

it("joins the pieces of a road, and goes straight on where a slip road leaves", () => {
  const [road] = joinLines([
    [
      [0, 0],
      [1, 0],
    ],
    [
      [1, 0],
      [1.2, 0.6],
    ],
    [
      [2, 0],
      [1, 0],
    ],
  ]);
  expect(road).toEqual([
    [2, 0],
    [1, 0],
    [0, 0],
  ]);
});

it("keeps one of two carriageways", () => {
  const lines = mergeCarriageways([
    [
      [0, 0],
      [10, 0],
    ],
    [
      [10, 0.03],
      [0, 0.03],
    ],
    [
      [0, 3],
      [10, 3],
    ],
  ]);
  expect(lines).toHaveLength(2);
});

/** Returns true if the point is inside the ring (ray casting). */
function isInside(ring: number[], x: number, y: number): boolean {
  let inside = false;
  for (let at = 0; at < ring.length; at += 2) {
    const [ax, ay] = [ring[at] as number, ring[at + 1] as number];
    const [bx, by] = [ring.at(at - 2) as number, ring.at(at - 1) as number];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

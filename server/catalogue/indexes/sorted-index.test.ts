import { expect, test } from "vitest";
import { createSortedIndex } from "./sorted-index.ts";

/** The keys of 10,000 slots. They have only 1,234 different values, so many keys are equal. */
const keys = Array.from({ length: 10_000 }, (_, slot) => (slot * 7_919) % 1_234);
const allSlots = keys.map((_, slot) => slot);
const sorted = (slots: readonly number[]) =>
  slots.toSorted((a, b) => (keys[a] as number) - (keys[b] as number) || a - b);

function buildIndex() {
  const index = createSortedIndex((slot) => keys[slot] as number);
  index.build(allSlots);
  return index;
}

test("slots are in the order of their keys, and equal keys in the order of slots", () => {
  expect([...buildIndex().slots]).toEqual(sorted(allSlots));
});

test("a removed slot is gone, and an inserted one is at its place", () => {
  const index = buildIndex();
  for (const slot of [5_000, 17, 0, 9_999]) index.remove(slot);
  for (const slot of [0, 5_000, 9_999]) index.insert(slot);
  expect([...index.slots]).toEqual(sorted(allSlots.filter((slot) => slot !== 17)));
});

test("a slot whose key changes moves to its new place", () => {
  const index = buildIndex();
  const before = [...keys];
  for (const [slot, key] of [
    [5_000, 0],
    [17, 1_233],
    [0, before[0] as number],
    [9_999, 600],
  ] as const) {
    const move = index.prepareMove(slot);
    keys[slot] = key;
    move();
  }
  expect([...index.slots]).toEqual(sorted(allSlots));
  for (const slot of allSlots) keys[slot] = before[slot] as number;
});

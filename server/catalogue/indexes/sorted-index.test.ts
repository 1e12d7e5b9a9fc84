import { expect, test } from "vitest";
import { createSortedSlots } from "./sorted-index.ts";

/** More than are sorted at a time, many of them equal, in no order. */
const values = Array.from({ length: 10_000 }, (_, slot) => (slot * 7_919) % 1_234);
const slots = values.map((_, slot) => slot);
const inOrder = (of: readonly number[]) =>
  of.toSorted((a, b) => (values[a] as number) - (values[b] as number) || a - b);

function sorting() {
  const sorted = createSortedSlots((slot) => values[slot] as number);
  sorted.replace(slots);
  return sorted;
}

test("slots asked for at once are in order, equal ones in their own", () => {
  expect([...sorting().view]).toEqual(inOrder(slots));
});

test("slots are sorted a piece at a time, and asked for meanwhile they are in order as well", () => {
  const sorted = sorting();
  let steps = 1;
  while (sorted.sortSome()) steps += 1;
  expect(steps).toBeGreaterThan(10);
  expect([...sorted.view]).toEqual(inOrder(slots));
  for (const some of [1, steps / 2, steps - 1]) {
    const begun = sorting();
    for (let step = 0; step < some; step += 1) begun.sortSome();
    expect([...begun.view]).toEqual(inOrder(slots));
  }
});

test("a slot taken out or put in while they are being sorted counts", () => {
  const sorted = sorting();
  sorted.sortSome();
  sorted.remove(5_000);
  sorted.remove(17);
  sorted.add(5_000);
  expect([...sorted.view]).toEqual(inOrder(slots.filter((slot) => slot !== 17)));
  expect(sorted.sortSome()).toBe(false);
});

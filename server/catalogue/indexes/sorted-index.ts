import { lowerBound } from "./lower-bound.ts";

type Key = number | string;

function compareKeys(a: Key, b: Key): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Slots in ascending order of a key; equal keys are in the order of slots. */
export function createSortedIndex(keyOf: (slot: number) => Key) {
  let slots = new Int32Array(0);

  const compare = (a: number, b: number): number => compareKeys(keyOf(a), keyOf(b)) || a - b;

  const indexOf = (slot: number) =>
    lowerBound(slots.length, (index) => compare(slots[index] as number, slot) < 0);

  return {
    get slots(): Int32Array {
      return slots;
    },
    compare,
    /** Takes the slots in ascending order. */
    build(ascending: readonly number[]): void {
      // Reading each key once takes half the time of sorting with `compare`.
      const keys: Key[] = [];
      for (const slot of ascending) keys[slot] = keyOf(slot);
      slots = Int32Array.from(ascending.toSorted((a, b) => compareKeys(keys[a] as Key, keys[b] as Key)));
    },
    insert(slot: number): void {
      const index = indexOf(slot);
      const longer = new Int32Array(slots.length + 1);
      longer.set(slots.subarray(0, index));
      longer[index] = slot;
      longer.set(slots.subarray(index), index + 1);
      slots = longer;
    },
    /** Must be called while the slot still has the key it was inserted with. */
    remove(slot: number): void {
      const index = indexOf(slot);
      slots = slots.copyWithin(index, index + 1).subarray(0, -1);
    },
  };
}

export type SortedIndex = ReturnType<typeof createSortedIndex>;

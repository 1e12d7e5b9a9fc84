import { lowerBound } from "./lower-bound.ts";

/** Slots in ascending order of a key; equal keys are in the order of slots. */
export function createSortedIndex(keyOf: (slot: number) => number | string) {
  let slots = new Int32Array(0);

  function compare(a: number, b: number): number {
    const [keyA, keyB] = [keyOf(a), keyOf(b)];
    if (keyA === keyB) return a - b;
    return keyA < keyB ? -1 : 1;
  }

  const indexOf = (slot: number) =>
    lowerBound(slots.length, (index) => compare(slots[index] as number, slot) < 0);

  return {
    get slots(): Int32Array {
      return slots;
    },
    compare,
    build(unsorted: readonly number[]): void {
      slots = Int32Array.from(unsorted).sort(compare);
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

import { lowerBound } from "./lower-bound.ts";

/** A text, or a whole number from 0 to `MAX_KEY`. */
type Key = number | string;

const SLOT_RANGE = 2 ** 31;
/** The highest key that is a number. A key of 22 bits and a slot of 31 bits fit into one number of 53 bits. */
export const MAX_KEY = 2 ** 22 - 1;

function compareKeys(a: Key, b: Key): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Slots in ascending order of a key; equal keys are in the order of slots. */
export function createSortedIndex(keyOf: (slot: number) => Key) {
  let slots = new Int32Array(0);

  const compare = (a: number, b: number): number => compareKeys(keyOf(a), keyOf(b)) || a - b;

  /** The index of a slot among the first `length` slots, or the index at which to insert it. */
  const indexOf = (slot: number, length = slots.length) =>
    lowerBound(length, (index) => compare(slots[index] as number, slot) < 0);

  return {
    get slots(): Int32Array {
      return slots;
    },
    compare,
    /** The slots must be in ascending order, because the sort by text keeps slots with equal keys in their order. */
    build(ascending: readonly number[]): void {
      // Each key is computed once here. A sort with `compare` computes keys at each comparison and takes twice the time.
      const keys = ascending.map(keyOf);
      slots = keys.every((key) => typeof key === "number")
        ? sortedByNumber(ascending, keys)
        : sortedByText(ascending, keys);
    },
    insert(slot: number): void {
      const index = indexOf(slot);
      const longer = new Int32Array(slots.length + 1);
      longer.set(slots.subarray(0, index));
      longer[index] = slot;
      longer.set(slots.subarray(index), index + 1);
      slots = longer;
    },
    /** Must be called before the slot's key changes. */
    remove(slot: number): void {
      const index = indexOf(slot);
      slots = slots.copyWithin(index, index + 1).subarray(0, -1);
    },
    /** Must be called before a company changes. The returned function moves its slot after the change, without a new array. */
    prepareMove(slot: number): () => void {
      const key = keyOf(slot);
      const from = indexOf(slot);
      return () => {
        if (keyOf(slot) === key) return;
        slots.copyWithin(from, from + 1);
        const to = indexOf(slot, slots.length - 1);
        slots.copyWithin(to + 1, to, slots.length - 1);
        slots[to] = slot;
      };
    },
  };
}

/**
 * Sorts plain numbers that contain key and slot. For a million slots this takes a tenth of the time of a sort with a comparison
 * function.
 */
const sortedByNumber = (slots: readonly number[], keys: readonly number[]): Int32Array<ArrayBuffer> =>
  Int32Array.from(
    Float64Array.from(slots, (slot, index) => (keys[index] as number) * SLOT_RANGE + slot).sort(),
    (combined) => combined % SLOT_RANGE,
  );

function sortedByText(slots: readonly number[], keys: readonly Key[]): Int32Array<ArrayBuffer> {
  const indexes = Array.from(slots.keys());
  indexes.sort((a, b) => compareKeys(keys[a] as Key, keys[b] as Key));
  return Int32Array.from(indexes, (index) => slots[index] as number);
}

export type SortedIndex = ReturnType<typeof createSortedIndex>;

import { lowerBound } from "./lower-bound.ts";

type Values = (slot: number) => number | string;

/** Slots in ascending order of a value that each has, equal ones in their own order. */
export function createSortedSlots(valueAt: Values) {
  let slots = new Int32Array(0);
  let length = 0;

  const isBefore = (a: number, b: number) => {
    const [valueA, valueB] = [valueAt(a), valueAt(b)];
    return valueA < valueB || (valueA === valueB && a < b);
  };

  const compare = (a: number, b: number): number => (isBefore(a, b) ? -1 : 1);

  /** Where a slot stands or would stand, by the value it has at the moment. */
  const position = (slot: number) => lowerBound(length, (at) => isBefore(slots[at] as number, slot));

  return {
    get view(): Int32Array {
      return slots.subarray(0, length);
    },
    compare,
    sort(all: readonly number[]): void {
      slots = Int32Array.from(all.toSorted(compare));
      length = slots.length;
    },
    add(slot: number): void {
      const at = position(slot);
      if (length === slots.length) slots = enlarged(slots);
      slots.copyWithin(at + 1, at, length);
      slots[at] = slot;
      length += 1;
    },
    remove(slot: number): void {
      const at = position(slot);
      slots.copyWithin(at, at + 1, length);
      length -= 1;
    },
  };
}

function enlarged(slots: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.ceil((slots.length + 8) * 1.125));
  larger.set(slots);
  return larger;
}

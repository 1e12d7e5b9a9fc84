import { lowerBound } from "./lower-bound.ts";

type Values = (slot: number) => number | string;

/** Takes a millisecond or two. */
const SORTED_AT_A_TIME = 2_048;

/** Slots in ascending order of a value that each has, equal ones in their own order. */
export function createSortedSlots(valueAt: Values) {
  let slots = new Int32Array(0);
  let length = 0;
  /** What is left to do before they are in order. */
  let sorting: Iterator<void> | null = null;

  const isBefore = (a: number, b: number) => {
    const [valueA, valueB] = [valueAt(a), valueAt(b)];
    return valueA < valueB || (valueA === valueB && a < b);
  };

  const compare = (a: number, b: number): number => (isBefore(a, b) ? -1 : 1);

  /** Some are sorted at each step, and then each two that are in order made one. */
  function* sort(): Generator<void> {
    for (let from = 0; from < length; from += SORTED_AT_A_TIME) {
      slots.subarray(from, Math.min(from + SORTED_AT_A_TIME, length)).sort(compare);
      yield;
    }
    let merged = new Int32Array(length);
    for (let run = SORTED_AT_A_TIME; run < length; run *= 2) {
      for (let from = 0; from < length; from += run * 2) {
        const [middle, end] = [Math.min(from + run, length), Math.min(from + run * 2, length)];
        let [a, b] = [from, middle];
        for (let at = from; at < end; at += 1) {
          const isFromFirst = a < middle && (b === end || isBefore(slots[a] as number, slots[b] as number));
          merged[at] = slots[isFromFirst ? a++ : b++] as number;
          if (at % SORTED_AT_A_TIME === 0) yield;
        }
      }
      [slots, merged] = [merged, slots];
    }
  }

  /** Does some of what is left, and says whether there is more. */
  function sortSome(): boolean {
    if (sorting?.next().done) sorting = null;
    return sorting !== null;
  }

  function sorted(): Int32Array<ArrayBuffer> {
    while (sortSome());
    return slots;
  }

  /** Where a slot stands or would stand, by the value it has at the moment. */
  function position(slot: number): number {
    const inOrder = sorted();
    return lowerBound(length, (at) => isBefore(inOrder[at] as number, slot));
  }

  return {
    get view(): Int32Array {
      return sorted().subarray(0, length);
    },
    compare,
    /** Takes other slots. They are sorted by `sortSome`, or when they are needed. */
    replace(all: readonly number[]): void {
      slots = Int32Array.from(all);
      length = slots.length;
      sorting = sort();
    },
    sortSome,
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

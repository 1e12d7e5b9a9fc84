import { lowerBound } from "../indexes/lower-bound.ts";
import { type Columns, ensureCapacity, setCapacity } from "./columns.ts";
import { FLAG } from "./flags.ts";

/**
 * Maps company ids to slots, the companies' indexes in the columns. Slots are in the order of ids, so an id is found by binary
 * search.
 */
export function createSlots(columns: Columns) {
  let count = 0;
  const isListed = (slot: number) => slot >= 0 && ((columns.flags[slot] as number) & FLAG.listed) !== 0;

  return {
    /** Adds a slot for an id higher than all before. */
    add(id: number): number {
      ensureCapacity(columns, count + 1);
      columns.id[count] = id;
      count += 1;
      return count - 1;
    },
    /** The highest id of all slots; 0 without companies. */
    highestId: (): number => (count === 0 ? 0 : (columns.id[count - 1] as number)),
    /** The slot of a company, also of a removed one; -1 when the id is unknown. */
    slotOf(id: number): number {
      const slot = lowerBound(count, (at) => (columns.id[at] as number) < id);
      return slot < count && columns.id[slot] === id ? slot : -1;
    },
    id: (slot: number): number => columns.id[slot] as number,
    isListed,
    /** The slots of all listed companies that match, in ascending order. */
    listedSlots(matches = (_slot: number) => true): number[] {
      const slots: number[] = [];
      for (let slot = 0; slot < count; slot += 1) if (isListed(slot) && matches(slot)) slots.push(slot);
      return slots;
    },
    /** Frees the capacity reserved for more slots. */
    trim: (): void => setCapacity(columns, count),
  };
}

import { JOB_SIZES } from "#contract/job/job.ts";
import type { StatedPrice } from "#contract/job/terms.ts";
import { toPence } from "#contract/text/pounds.ts";
import type { Columns } from "./columns.ts";
import { createListArena } from "./list-arena.ts";

/** What a company states about the hire of one size. */
export interface StatedHire {
  pence: number;
  /** Null if the company does not say how many days the price includes. */
  hireDays: number | null;
  extraWeekPence: number | null;
  heavyAllowed: boolean | null;
  statedBy: StatedPrice["statedBy"];
}

/** A price takes five items: one for size and facts, then two halves for each of its two amounts. */
const ITEMS = 5;
const HALF = 2 ** 16;
const SIZE_BITS = 4;
const HEAVY = { allowed: 1 << 4, refused: 1 << 5 };
const HAS_EXTRA_WEEK = 1 << 6;
const BY_COMPANY = 1 << 7;
const DAYS_SHIFT = 8;
const NO_DAYS = 255;
/** Longer hires are stored as this many days. A customer can ask for eight weeks at most. */
const MAX_DAYS = 254;

const halves = (pence: number): [number, number] => [pence % HALF, Math.floor(pence / HALF)];

function itemsOf(stated: StatedPrice): number[] {
  const { size, price, hireDays, extraWeek, heavyAllowed, statedBy } = stated;
  const heavy = heavyAllowed === null ? 0 : heavyAllowed ? HEAVY.allowed : HEAVY.refused;
  const days = hireDays === null ? NO_DAYS : Math.min(MAX_DAYS, Math.max(0, hireDays));
  const extra = extraWeek === null ? 0 : HAS_EXTRA_WEEK;
  const by = statedBy === "company" ? BY_COMPANY : 0;
  const facts = JOB_SIZES.indexOf(size) | heavy | extra | by | (days << DAYS_SHIFT);
  return [facts, ...halves(toPence(price)), ...halves(toPence(extraWeek ?? "0"))];
}

/** The prices that companies state, by slot. */
export function createStatedPrices(columns: Columns) {
  const arena = createListArena();
  const locate = (slot: number) => arena.locate(columns.pricesAt[slot] as number);

  /** The index in the chunk at which a size's price begins; -1 if none is stated. `size` is an index of `JOB_SIZES`. */
  function indexOf(slot: number, size: number): number {
    const { chunk, start, end } = locate(slot);
    for (let at = start; at < end; at += ITEMS)
      if (((chunk[at] as number) & ((1 << SIZE_BITS) - 1)) === size) return at;
    return -1;
  }

  return {
    write(slot: number, prices: readonly StatedPrice[]): void {
      columns.pricesAt[slot] = arena.write(prices.flatMap(itemsOf));
    },
    trim: arena.trim,
    remove(slot: number): void {
      arena.free(columns.pricesAt[slot] as number);
      columns.pricesAt[slot] = 0;
    },
    /** The stated price of a size, given by its index in `JOB_SIZES`. Null if the company states none. */
    find(slot: number, size: number): StatedHire | null {
      if (columns.pricesAt[slot] === 0) return null;
      const at = indexOf(slot, size);
      if (at === -1) return null;
      const { chunk } = locate(slot);
      const amount = (index: number) => (chunk[index] as number) + (chunk[index + 1] as number) * HALF;
      const facts = chunk[at] as number;
      const days = facts >>> DAYS_SHIFT;
      return {
        pence: amount(at + 1),
        hireDays: days === NO_DAYS ? null : days,
        extraWeekPence: facts & HAS_EXTRA_WEEK ? amount(at + 3) : null,
        heavyAllowed: facts & HEAVY.allowed ? true : facts & HEAVY.refused ? false : null,
        statedBy: facts & BY_COMPANY ? "company" : "directory",
      };
    },
  };
}

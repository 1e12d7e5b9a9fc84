import type { Company } from "#contract/companies.ts";
import { WASTES, type Waste } from "#contract/job/job.ts";
import { toPence } from "#contract/text/pounds.ts";
import type { Columns } from "./columns.ts";
import { createListArena } from "./list-arena.ts";

const HALF = 2 ** 16;
/** A charge takes three items: the waste, and the amount in two halves. */
const ITEMS = 3;

const indexOf = (waste: Waste): number => WASTES.findIndex(({ value }) => value === waste);

/** Wastes as bits in the order of `WASTES`. */
export const wasteBits = (wastes: readonly Waste[]): number =>
  wastes.reduce((bits, waste) => bits | (1 << indexOf(waste)), 0);

/** The wastes that companies refuse, and those that they take at a charge, by slot. */
export function createWasteTerms(columns: Columns) {
  const charges = createListArena();

  return {
    write(slot: number, { refuses, acceptsAtCharge }: Pick<Company, "refuses" | "acceptsAtCharge">): void {
      columns.refuses[slot] = wasteBits(refuses);
      columns.chargesAt[slot] = charges.write(
        acceptsAtCharge.flatMap(({ waste, price }) => {
          const pence = toPence(price);
          return [indexOf(waste), pence % HALF, Math.floor(pence / HALF)];
        }),
      );
    },
    trim: charges.trim,
    remove(slot: number): void {
      charges.free(columns.chargesAt[slot] as number);
      columns.chargesAt[slot] = 0;
    },
    /** Bits of the wastes that the company says it does not take. */
    refused: (slot: number): number => columns.refuses[slot] as number,
    /**
     * The sum of the charges for one item, bag or load of each of these wastes (bits), and the bits of those with a charge.
     */
    charges(slot: number, wastes: number): { pence: number; charged: number } {
      const { chunk, start, end } = charges.locate(columns.chargesAt[slot] as number);
      let [pence, charged] = [0, 0];
      for (let at = start; at < end; at += ITEMS) {
        const bit = 1 << (chunk[at] as number);
        if ((wastes & bit) === 0) continue;
        charged |= bit;
        pence += (chunk[at + 1] as number) + (chunk[at + 2] as number) * HALF;
      }
      return { pence, charged };
    },
  };
}

import type { Columns } from "./columns.ts";
import { splitJson } from "./json-parts.ts";
import { createSharedTexts } from "./shared-texts.ts";

/** The number of unshared bytes after the middle is stored in two bytes. */
const MAX_BYTES_AFTER_MIDDLE = 2 ** 16 - 1;

/** The bytes of a company's JSON that are not shared: those before `split`, then those from `resume` to `end`. */
interface OwnRanges {
  split: number;
  resume: number;
  end: number;
}

/** The parts of companies' JSON that many have in common, by slot. */
export function createSharedJson(columns: Columns) {
  const [middles, ends] = [createSharedTexts(), createSharedTexts()];
  const middleOf = (slot: number) => middles.text(columns.jsonMiddle[slot] as number);
  const endOf = (slot: number) => ends.text(columns.jsonEnd[slot] as number);

  return {
    middleOf,
    endOf,
    bytes: (slot: number): number => middleOf(slot).length + endOf(slot).length,
    /** Stores the shared parts of a company's JSON, given without its closing brace. Returns the ranges of the rest. */
    write(slot: number, open: Buffer): OwnRanges {
      const { middleStart, middleEnd, endStart } = splitJson(open);
      const endNumber = ends.numberOf(open.subarray(endStart));
      const end = endNumber === 0 ? open.length : endStart;
      const isCountable = end - middleEnd <= MAX_BYTES_AFTER_MIDDLE;
      const middle = isCountable ? middles.numberOf(open.subarray(middleStart, middleEnd)) : 0;
      columns.jsonEnd[slot] = endNumber;
      columns.jsonMiddle[slot] = middle;
      columns.bytesAfterMiddle[slot] = middle === 0 ? 0 : end - middleEnd;
      return middle === 0 ? { split: end, resume: end, end } : { split: middleStart, resume: middleEnd, end };
    },
  };
}

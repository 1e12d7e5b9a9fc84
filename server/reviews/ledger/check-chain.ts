import { FIRST_PREV_HASH, hashOfLine, type LedgerLine } from "./ledger-line.ts";

/** The number and the hash of a chain's last line, which the next line must follow. */
export type ChainEnd = Pick<LedgerLine, "seq" | "hash">;

/** The end of a chain without lines. */
export const CHAIN_START: ChainEnd = { seq: 0, hash: FIRST_PREV_HASH };

/** Returns the problem of a line that follows `end`, or null if there is none. */
export function problemOfLine(line: LedgerLine, end: ChainEnd): string | null {
  if (line.seq !== end.seq + 1)
    return `Line ${line.seq} follows line ${end.seq}: ${line.seq > end.seq ? "lines are missing" : "the order is wrong"}.`;
  if (line.prevHash !== end.hash) return `Line ${line.seq} does not name the hash of the line before.`;
  if (line.hash !== hashOfLine(line)) return `Line ${line.seq} was changed: its hash does not fit.`;
  return null;
}

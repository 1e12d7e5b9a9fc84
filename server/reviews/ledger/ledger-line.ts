import { createHash } from "node:crypto";

/** The columns in the order of the file. The hash is computed from all columns before it. */
export const LEDGER_COLUMNS = "seq,at,event,listing,reason_code,proof_label,prev_hash,hash";

const FIRST_PREV_HASH = "0".repeat(64);

/** The texts are codes. They contain no commas and no personal data. */
export interface LedgerLine {
  seq: number;
  /** ISO 8601 in UTC, with milliseconds. */
  at: string;
  event: string;
  listing: number;
  reasonCode: string;
  proofLabel: string;
  prevHash: string;
  hash: string;
}

const fieldsBeforeHash = ({ seq, at, event, listing, reasonCode, proofLabel, prevHash }: LedgerLine) =>
  [seq, at, event, listing, reasonCode, proofLabel, prevHash].join(",");

export const formatLine = (line: LedgerLine): string => `${fieldsBeforeHash(line)},${line.hash}`;

const hashOfLine = (line: LedgerLine): string =>
  createHash("sha256").update(fieldsBeforeHash(line)).digest("hex");

/** Null if the text does not have eight fields, or if a field is empty. The values are not checked. */
export function parseLine(text: string): LedgerLine | null {
  const [seq, at, event, listing, reasonCode, proofLabel, prevHash, hash, ...rest] = text.split(",");
  if (!seq || !at || !event || !listing || !reasonCode || !proofLabel || !prevHash || !hash) return null;
  if (rest.length > 0) return null;
  return { seq: Number(seq), at, event, listing: Number(listing), reasonCode, proofLabel, prevHash, hash };
}

export type ChainEnd = Pick<LedgerLine, "seq" | "hash">;

export const CHAIN_START: ChainEnd = { seq: 0, hash: FIRST_PREV_HASH };

export function problemOfLine(line: LedgerLine, end: ChainEnd): string | null {
  if (line.seq !== end.seq + 1)
    return `Line ${line.seq} follows line ${end.seq}: ${line.seq > end.seq ? "lines are missing" : "the order is wrong"}.`;
  if (line.prevHash !== end.hash) return `Line ${line.seq} does not name the hash of the line before.`;
  if (line.hash !== hashOfLine(line)) return `Line ${line.seq} was changed: its hash does not fit.`;
  return null;
}

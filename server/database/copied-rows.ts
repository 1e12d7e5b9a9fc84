import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";

/** A signature, flags, and the length of an extension that PostgreSQL does not use. */
const HEADER_BYTES = 19;
/** 1 January 2000, from which PostgreSQL counts microseconds. */
const EPOCH_MS = 946_684_800_000;
const NULL_LENGTH = -1;

/** One row as PostgreSQL sends it, good until the next one comes. */
export interface CopiedRow {
  /** Of this row and others. */
  bytes: Buffer;
  /** The same, for who reads several at once. */
  view: DataView;
  /** How many of them are this row's. */
  size: number;
  /** Where each field begins and how many bytes it has; one that is null has -1. */
  starts: Int32Array;
  lengths: Int32Array;
}

/**
 * Hands over every row that a query of so many columns finds, in COPY's binary format
 * (https://www.postgresql.org/docs/current/sql-copy.html): neither side makes texts of numbers, and nobody objects of rows.
 */
export async function copyRows(
  client: pg.PoolClient,
  { query, columns }: { query: string; columns: number },
  take: (row: CopiedRow) => void,
): Promise<void> {
  const [starts, lengths] = [new Int32Array(columns), new Int32Array(columns)];
  const row: CopiedRow = { ...withView(Buffer.alloc(0)), size: 0, starts, lengths };
  let at = HEADER_BYTES;
  let end = 0;
  for await (const chunk of client.query(copyTo(`copy (${query}) to stdout (format binary)`))) {
    // The same memory for all: fresh memory for every piece would call for the garbage collector again and again.
    if (end + chunk.length > row.bytes.length)
      Object.assign(row, withView(enlarged(row.bytes, end + chunk.length)));
    end += chunk.copy(row.bytes, end);
    for (let next = endOfRow(row, at, end); next !== null; next = endOfRow(row, at, end)) {
      row.size = next - at;
      take(row);
      at = next;
    }
    if (at > end) continue;
    row.bytes.copyWithin(0, at, end);
    [at, end] = [0, end - at];
  }
}

const withView = (bytes: Buffer) => ({ bytes, view: viewOf(bytes) });

export const viewOf = ({ buffer, byteOffset, length }: Buffer): DataView =>
  new DataView(buffer, byteOffset, length);

function enlarged(bytes: Buffer, wanted: number): Buffer {
  const larger = Buffer.allocUnsafeSlow(wanted * 2);
  bytes.copy(larger);
  return larger;
}

/** Finds the fields of the row that begins at `at`; null when not all of it is there, or no row comes any more. */
function endOfRow({ bytes, starts, lengths }: CopiedRow, at: number, end: number): number | null {
  if (at + 2 > end) return null;
  const fields = bytes.readInt16BE(at);
  if (fields === -1) return null;
  let next = at + 2;
  for (let field = 0; field < fields; field += 1) {
    if (next + 4 > end) return null;
    const length = bytes.readInt32BE(next);
    next += 4;
    starts[field] = next;
    lengths[field] = length;
    if (length !== NULL_LENGTH) next += length;
  }
  return next <= end ? next : null;
}

export const isNull = ({ lengths }: CopiedRow, field: number): boolean => lengths[field] === NULL_LENGTH;

export function textIn({ bytes, starts, lengths }: CopiedRow, field: number): string {
  const start = starts[field] as number;
  return bytes.toString("utf8", start, start + (lengths[field] as number));
}

export const booleanIn = ({ bytes, starts }: CopiedRow, field: number): boolean =>
  bytes[starts[field] as number] === 1;

export const doubleIn = ({ bytes, starts }: CopiedRow, field: number): number =>
  bytes.readDoubleBE(starts[field]);

/** Of 4 or 8 bytes. */
export function integerIn({ bytes, starts, lengths }: CopiedRow, field: number): number {
  const start = starts[field] as number;
  const high = bytes.readInt32BE(start);
  return lengths[field] === 4 ? high : high * 2 ** 32 + bytes.readUInt32BE(start + 4);
}

/** Of a timestamp, in milliseconds since 1970. */
export const millisecondsIn = (row: CopiedRow, field: number): number =>
  Math.floor(integerIn(row, field) / 1_000) + EPOCH_MS;

import { booleanIn, type CopiedRow, doubleIn, integerIn, isNull, viewOf } from "./copied-rows.ts";

/** How a column's values are written. */
export type Kind = "text" | "integer" | "double" | "boolean";

const [QUOTE, BACKSLASH, SPACE, BRACE] = [...Buffer.from('"\\ }')] as [number, number, number, number];
/** A control character becomes six. */
const LONGEST_ESCAPE = 6;
/** The longest number there is, or an empty text with its quotation marks. */
const LONGEST_VALUE = 32;

/** As JSON.stringify writes the characters of one byte. */
const ESCAPES = Array.from({ length: 128 }, (_, code) =>
  Buffer.from(JSON.stringify(String.fromCharCode(code)).slice(1, -1)),
);
const [NULL, TRUE, FALSE] = ["null", "true", "false"].map((word) => Buffer.from(word)) as [
  Buffer,
  Buffer,
  Buffer,
];

/**
 * Writes rows of these columns as JSON.stringify writes objects of their values, byte by byte: no text is made of what
 * comes in as UTF-8 and stays so. Making objects first took four times as long.
 */
export function createJsonRows(columns: Record<string, Kind>) {
  const fields = Object.entries(columns).map(([key, kind], field) => ({
    kind,
    before: Buffer.from(`${field === 0 ? "{" : ","}${JSON.stringify(key)}:`),
  }));
  const most = fields.reduce((sum, { before }) => sum + before.length + LONGEST_VALUE, 1);

  return {
    /** Room a row may take. */
    roomFor: ({ size }: CopiedRow): number => most + size * LONGEST_ESCAPE,
    /** Answers where the row ends. */
    write(row: CopiedRow, into: Buffer, from: number): number {
      const out = viewOf(into);
      let at = from;
      for (let field = 0; field < fields.length; field += 1) {
        const { kind, before } = fields[field] as (typeof fields)[number];
        at = writeBytes(before, out, at);
        at = isNull(row, field) ? writeBytes(NULL, out, at) : writeValue(kind, row, field, out, at);
      }
      out.setUint8(at, BRACE);
      return at + 1;
    },
  };
}

function writeValue(kind: Kind, row: CopiedRow, field: number, out: DataView, at: number): number {
  if (kind === "text") return writeText(row, field, out, at);
  if (kind === "boolean") return writeBytes(booleanIn(row, field) ? TRUE : FALSE, out, at);
  if (kind === "integer") return writePlain(String(integerIn(row, field)), out, at);
  return writePlain(String(doubleIn(row, field)), out, at);
}

/** A loop, for it is some bytes at a time. */
function writeBytes(bytes: Buffer, out: DataView, at: number): number {
  for (let index = 0; index < bytes.length; index += 1) out.setUint8(at + index, bytes[index] as number);
  return at + bytes.length;
}

/** Of one byte a character. */
function writePlain(text: string, out: DataView, at: number): number {
  for (let index = 0; index < text.length; index += 1) out.setUint8(at + index, text.charCodeAt(index));
  return at + text.length;
}

/** Four bytes at a time as long as none of them needs an escape, which takes half the time. */
function writeText({ view, starts, lengths }: CopiedRow, field: number, out: DataView, from: number): number {
  let index = starts[field] as number;
  const end = index + (lengths[field] as number);
  let at = from;
  out.setUint8(at++, QUOTE);
  while (index < end) {
    for (; index + 4 <= end; index += 4, at += 4) {
      const four = view.getInt32(index);
      if (holdsEscaped(four)) break;
      out.setInt32(at, four);
    }
    for (const stop = Math.min(end, index + 4); index < stop; index += 1) {
      const byte = view.getUint8(index);
      if (byte === QUOTE || byte === BACKSLASH || byte < SPACE)
        at = writeBytes(ESCAPES[byte] as Buffer, out, at);
      else out.setUint8(at++, byte);
    }
  }
  out.setUint8(at++, QUOTE);
  return at;
}

const EACH = 0x01010101;
const HIGHEST_BITS = 0x80808080;

/** Whether one of four bytes is a control character, a quotation mark or a backslash. */
const holdsEscaped = (four: number): boolean =>
  ((less(four, SPACE) | less(four ^ (QUOTE * EACH), 1) | less(four ^ (BACKSLASH * EACH), 1)) &
    HIGHEST_BITS) !==
  0;

/**
 * The highest bit of a byte is set if it is less than a limit: taking the limit away borrows from above
 * (https://graphics.stanford.edu/~seander/bithacks.html#HasLessInWord).
 */
const less = (four: number, limit: number): number => (four - limit * EACH) & ~four;

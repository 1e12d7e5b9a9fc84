import { FileProblem } from "#server/refusal.ts";
import { decoderOf } from "./legacy-encodings.ts";

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  // UTF-16 without a byte order mark: every second byte of ASCII letters is zero.
  if (bytes[1] === 0 && bytes[3] === 0) return "utf-16le";
  if (bytes[0] === 0 && bytes[2] === 0) return "utf-16be";
  return "utf-8";
}

const OTHER_FILES: readonly (readonly [first: string, advice: string])[] = [
  [
    "PK\x03\x04",
    "This is a spreadsheet or a ZIP archive. Save it as CSV (UTF-8), or unpack it, and import that.",
  ],
  ["\xd0\xcf\x11\xe0", "This is a spreadsheet, not a CSV file. Save it as CSV (UTF-8) and import that."],
  ["\x1f\x8b", "This file is compressed. Unpack it and import what is in it."],
  ["PAR1", "This is a Parquet file. Export it as GeoJSON or CSV, for example with DuckDB, and import that."],
  ["SQLite format 3", "This is a database or a GeoPackage. Export it as GeoJSON or CSV and import that."],
  ["fgb\x03", "This is a FlatGeobuf file. Export it as GeoJSON or CSV and import that."],
  ["%PDF", "This is a PDF, not a table. Ask for the table as CSV and import that."],
  ["<", "This is a web page or XML such as KML. Export the data as GeoJSON or CSV and import that."],
  ["\x00\x00\x27\x0a", "This is a shapefile. Export it as GeoJSON or CSV and import that."],
];

/** Three of four bytes of ASCII letters, or half of the byte order mark, are zero. */
const isUtf32 = ([a, b, c, d, e, f, g, h]: Uint8Array): boolean =>
  (a !== 0 && c === 0 && d === 0 && (b === 0 || (a === 0xff && b === 0xfe))) ||
  (a === 0 && b === 0 && c === 0 && d !== 0 && e === 0 && f === 0 && g === 0 && h !== 0) ||
  (a === 0 && b === 0 && c === 0xfe && d === 0xff);

function refuseOtherFiles(bytes: Uint8Array): void {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  if (isUtf32(bytes))
    throw new FileProblem("This file is in UTF-32. Save it as CSV (UTF-8) and import that.");
  const other = OTHER_FILES.find(([first]) => start.startsWith(first));
  if (other) throw new FileProblem(other[1]);
}

export function decode(bytes: Uint8Array): string {
  refuseOtherFiles(bytes);
  const encoding = encodingOf(bytes);
  const text = decodeWhole(bytes, encoding) ?? decodeLines(bytes, encoding);
  // A file that was saved twice can have two byte order marks.
  return text.replace(/^\uFEFF+/, "");
}

/**
 * Decodes a file in parts. In UTF-8, the bytes after the last ASCII character wait for the next part, so that no character is
 * cut.
 */
export async function* decodeParts(parts: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let rest: Uint8Array = new Uint8Array();
  for await (const part of parts) {
    const bytes = Buffer.concat([rest, part]);
    if (!decoder) refuseOtherFiles(bytes);
    decoder ??= new TextDecoder(encodingOf(bytes));
    const { encoding } = decoder;
    const end = encoding === "utf-8" ? bytes.findLastIndex((byte) => byte < 0x80) + 1 : bytes.length;
    const whole = bytes.subarray(0, end);
    rest = bytes.subarray(end);
    yield encoding === "utf-8"
      ? (decodeWhole(whole, encoding) ?? decodeLines(whole, encoding))
      : decoder.decode(whole, { stream: true });
  }
  yield decode(rest);
}

function decodeWhole(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const [LINE_FEED, CARRIAGE_RETURN] = [10, 13];

/**
 * Decodes bytes that are not valid UTF-8 or UTF-16. Excel saves "CSV" in Windows-1252 or in Mac OS Roman, and "CSV (MS-DOS)" in
 * code page 850. A file joined from several files can have lines in UTF-8 and in another encoding, so each line is decoded
 * separately.
 */
function decodeLines(bytes: Uint8Array, encoding: string): string {
  if (encoding !== "utf-8") return new TextDecoder(encoding).decode(bytes);
  const isOldMac = !bytes.includes(LINE_FEED) && bytes.includes(CARRIAGE_RETURN);
  const lines: { bytes: Uint8Array; text: string | null }[] = [];
  for (let start = 0, end: number; start < bytes.length; start = end) {
    const at = bytes.indexOf(isOldMac ? CARRIAGE_RETURN : LINE_FEED, start);
    end = at === -1 ? bytes.length : at + 1;
    const line = bytes.subarray(start, end);
    lines.push({ bytes: line, text: decodeWhole(line, encoding) });
  }
  const others = lines.flatMap(({ bytes, text }) => (text === null ? [bytes] : []));
  const decodeOther = decoderOf(Buffer.concat(others), isOldMac);
  return lines.map(({ bytes, text }) => text ?? decodeOther(bytes)).join("");
}

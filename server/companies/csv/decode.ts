import { FileProblem } from "#server/refusal.ts";

const startsWith = (bytes: Uint8Array, ...first: number[]) => first.every((byte, at) => bytes[at] === byte);

function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return "utf-16le";
  if (startsWith(bytes, 0xfe, 0xff)) return "utf-16be";
  // UTF-16 without a byte order mark: every second byte of ASCII letters is zero.
  if (bytes[1] === 0 && bytes[3] === 0) return "utf-16le";
  if (bytes[0] === 0 && bytes[2] === 0) return "utf-16be";
  return "utf-8";
}

/** Decodes a file in UTF-8, UTF-16 or Windows-1252, without its byte order mark. */
export function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new FileProblem("This is a spreadsheet, not a CSV file. Save it as CSV (UTF-8) and import that.");
  }
  const encoding = encodingOf(bytes);
  const text = decodeWhole(bytes, encoding) ?? decodeLines(bytes, encoding);
  // A file that was saved twice can have two marks.
  return text.replace(/^\uFEFF+/, "");
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
 * Decodes bytes that are not valid in their encoding. Excel saves "CSV" in Windows-1252, or on a Mac in that of old Macs, in
 * which every byte is valid. A file that was put together from others can have both, so each line is decoded by itself.
 */
function decodeLines(bytes: Uint8Array, encoding: string): string {
  if (encoding !== "utf-8") return new TextDecoder(encoding).decode(bytes);
  const isOldMac = !bytes.includes(LINE_FEED) && bytes.includes(CARRIAGE_RETURN);
  const other = new TextDecoder(isOldMac ? "macintosh" : "windows-1252");
  const lines: string[] = [];
  for (let start = 0, end: number; start < bytes.length; start = end) {
    const at = bytes.indexOf(isOldMac ? CARRIAGE_RETURN : LINE_FEED, start);
    end = at === -1 ? bytes.length : at + 1;
    const line = bytes.subarray(start, end);
    lines.push(decodeWhole(line, encoding) ?? other.decode(line));
  }
  return lines.join("");
}

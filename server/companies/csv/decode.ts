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
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    // The bytes are not valid in that encoding. Excel still saves "CSV" in Windows-1252, in which every byte is valid.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

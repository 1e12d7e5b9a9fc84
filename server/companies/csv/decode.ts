import { FileProblem } from "./file-problem.ts";

const startsWith = (bytes: Uint8Array, ...first: number[]) => first.every((byte, at) => bytes[at] === byte);

function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return "utf-16le";
  if (startsWith(bytes, 0xfe, 0xff)) return "utf-16be";
  // Text in UTF-16 without a mark: every second byte of its first letters is zero.
  if (bytes[1] === 0 && bytes[3] === 0) return "utf-16le";
  if (bytes[0] === 0 && bytes[2] === 0) return "utf-16be";
  return "utf-8";
}

/** The text of a file, whichever program wrote it. A mark at its beginning is left out. */
export function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new FileProblem("This is a spreadsheet, not a CSV file. Save it as CSV (UTF-8) and import that.");
  }
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    // Every byte means something in Windows-1252, which Excel still writes for "CSV".
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

import type { Readable } from "node:stream";
import { PostcodeFileError } from "./file-error.ts";

export interface Lines {
  lines: string[];
  bytes: number;
  /** The file ended without ending its last line. */
  unfinished: boolean;
}

/** No line of these files is near as long; what is, is no text. */
const LONGEST_LINE = 100_000;

/** The lines of a stream, as many at a time as its chunks hold: one at a time would take three times as long. */
export async function* readLines(stream: Readable): AsyncGenerator<Lines> {
  let rest = "";
  let started = false;
  for await (const chunk of stream) {
    // What we read of these files is ASCII, and Latin-1 cannot break between two chunks.
    const text: string = rest + chunk.toString("latin1");
    const lines = text.split("\n");
    if (!started) lines[0] = lines[0]?.replace(/^ï»¿/, "") ?? "";
    started = true;
    rest = lines.pop() ?? "";
    if (rest.length > LONGEST_LINE) throw new PostcodeFileError("The file is not a text file with lines");
    yield { lines, bytes: chunk.length, unfinished: false };
  }
  if (rest) yield { lines: [rest], bytes: 0, unfinished: true };
}

import type { Readable } from "node:stream";

/** The message is a sentence for the person who imports the file. */
export class PostcodeFileError extends Error {
  override name = "PostcodeFileError";
}

interface Lines {
  lines: string[];
  /** 0 for an unfinished line, because its chunk has already been counted. */
  bytes: number;
  unfinished: boolean;
}

/** Lines have a few hundred characters. If an unfinished line is longer than this, the file is not text. */
const MAX_LINE_LENGTH = 100_000;

/** Yields the lines of each chunk as one array: yielding them one by one takes three times as long. */
export async function* readLines(stream: Readable): AsyncGenerator<Lines> {
  let rest = "";
  let started = false;
  for await (const chunk of stream) {
    // The fields we read are ASCII. Latin-1 needs no state between chunks, unlike UTF-8.
    const text: string = rest + chunk.toString("latin1");
    const lines = text.split("\n");
    if (!started) lines[0] = lines[0]?.replace(/^ï»¿/, "") ?? "";
    started = true;
    rest = lines.pop() ?? "";
    if (rest.length > MAX_LINE_LENGTH) throw new PostcodeFileError("The file is not a text file with lines");
    yield { lines, bytes: chunk.length, unfinished: false };
  }
  if (rest) yield { lines: [rest], bytes: 0, unfinished: true };
}

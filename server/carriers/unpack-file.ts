import { Readable, type Transform } from "node:stream";
import { createGunzip, createInflateRaw } from "node:zlib";
import { FileProblem } from "#server/refusal.ts";

/**
 * The parts of a ZIP file that are read, in bytes: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.3.7 and 4.3.16.
 * The first entry comes first, the end of the directory last.
 */
const ENTRY = {
  bytes: 30,
  signature: "PK\u0003\u0004",
  flags: 6,
  method: 8,
  nameLength: 26,
  extraLength: 28,
};
const END = { bytes: 22, signature: "PK\u0005\u0006", entries: 10 };
const ENCRYPTED = 1;
const DEFLATED = 8;
const GZIP = "\u001f\u008b";

/** A ZIP file ends with a comment of this many bytes at most, as published. */
const MOST_COMMENT = 1_000;

const NOT_CSV =
  "This is a spreadsheet or a ZIP file with more than one CSV file. Save it as CSV, or unpack it and send one file.";
const DAMAGED = "The file arrived damaged. Please send it again.";

/**
 * The text of a register's file, which may be compressed with gzip or be the only file of a ZIP file. It is unpacked while it
 * arrives: unpacked it can be larger than memory and disk.
 */
export async function* unpacked(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const chunks = file[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  const fill = async (bytes: number) => {
    while (start.length < bytes) {
      const { value, done } = await chunks.next();
      if (done) return;
      start = Buffer.concat([start, value]);
    }
  };
  await fill(ENTRY.bytes);
  const begins = (signature: string) => start.toString("latin1", 0, signature.length) === signature;
  if (begins(GZIP)) return yield* inflated(Readable.from(joined(start, chunks)), createGunzip());
  if (!begins(ENTRY.signature)) return yield* joined(start, chunks);
  if (start.length < ENTRY.bytes) throw new FileProblem(NOT_CSV);
  const nameEnd = ENTRY.bytes + start.readUInt16LE(ENTRY.nameLength);
  const dataStart = nameEnd + start.readUInt16LE(ENTRY.extraLength);
  await fill(dataStart);
  const isReadable =
    start.readUInt16LE(ENTRY.method) === DEFLATED && !(start.readUInt16LE(ENTRY.flags) & ENCRYPTED);
  if (!isReadable || !/\.(csv|txt)$/i.test(start.toString("utf8", ENTRY.bytes, nameEnd)))
    throw new FileProblem(NOT_CSV);
  let last = Buffer.alloc(0);
  async function* data() {
    for await (const chunk of joined(start.subarray(dataStart), chunks)) {
      last = Buffer.concat([last, chunk]).subarray(-(END.bytes + MOST_COMMENT));
      yield chunk;
    }
  }
  const rest = Readable.from(data());
  yield* inflated(rest, createInflateRaw());
  // Behind the data come its checksum, and other entries or the directory.
  for await (const _ of rest);
  const end = last.lastIndexOf(END.signature, undefined, "latin1");
  if (end === -1) throw new FileProblem(DAMAGED);
  if (last.readUInt16LE(end + END.entries) !== 1) throw new FileProblem(NOT_CSV);
}

async function* joined(start: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield start;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function* inflated(content: Readable, inflate: Transform): AsyncGenerator<Buffer> {
  content.on("error", (error) => inflate.destroy(error));
  try {
    yield* content.pipe(inflate);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code?.startsWith("Z_") ? new FileProblem(DAMAGED) : error;
  }
}

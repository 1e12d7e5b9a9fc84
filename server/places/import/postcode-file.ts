import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { type Entry, openPromise } from "yauzl";
import { FileProblem } from "#server/refusal.ts";

export interface PostcodeTable {
  name: string;
  bytes: number;
  open(): Promise<Readable>;
}

export interface PostcodeFile {
  tables: PostcodeTable[];
  close(): void;
}

export async function openPostcodeFile(path: string): Promise<PostcodeFile> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new FileProblem(`There is no file ${path}`);
  if (await isZip(path)) return openZip(path);
  const open = async () => createReadStream(path, { highWaterMark: 1 << 20 });
  return { tables: [{ name: path, bytes: found.size, open }], close() {} };
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.toString("latin1") === "PK";
  } finally {
    await file.close();
  }
}

async function openZip(path: string): Promise<PostcodeFile> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch((error: Error) => {
    throw new FileProblem(`${path} is not a whole ZIP file: ${error.message}`);
  });
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  const tables = tablesAmong([...entries.keys()]).flatMap((name) => {
    const entry = entries.get(name);
    return entry ? { name, bytes: entry.uncompressedSize, open: () => zip.openReadStreamPromise(entry) } : [];
  });
  if (tables.length === 0) throw new FileProblem(`${path} holds no CSV file with postcodes`);
  return { tables, close: () => zip.close() };
}

/**
 * Returns the files of the first pattern that matches any file. The patterns are, in order: the complete table of the Postcode
 * Directory, its tables by area, the tables of Code-Point Open, and CSV files outside documentation folders.
 */
function tablesAmong(names: readonly string[]): string[] {
  const choices = [
    /(^|\/)Data\/(ONSPD|NSPL)_[^/]*\.csv$/i,
    /(^|\/)Data\/multi_csv\/[^/]+\.csv$/i,
    /(^|\/)Data\/CSV\/[^/]+\.csv$/i,
    /^(?!.*(^|\/)(Doc|Documents|User Guide)\/).*\.csv$/i,
  ];
  const chosen = choices.map((choice) => names.filter((name) => choice.test(name)));
  return chosen.find((some) => some.length > 0) ?? [];
}

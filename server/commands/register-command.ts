import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { isDay, todayInLondon } from "#contract/dates.ts";
import { dayOfFile } from "#contract/desk/options.ts";
import type { Database } from "#server/database/connect.ts";
import { type RegisterCheck, registerReportText } from "#server/registers/registers.ts";
import { callersPath, withDatabase } from "./run-command.ts";

interface FileRequest {
  files: string[];
  apply: boolean;
  date: string | undefined;
}

export function readFileRequest({ most }: { most: number }): FileRequest | null {
  try {
    const { values, positionals: files } = parseArgs({
      allowPositionals: true,
      options: { apply: { type: "boolean" }, date: { type: "string" } },
    });
    const { apply = false, date } = values;
    const isPast = date === undefined || (isDay(date) && date <= todayInLondon());
    return files.length > 0 && files.length <= most && isPast ? { files, apply, date } : null;
  } catch {
    return null;
  }
}

async function dayOf(path: string): Promise<string> {
  const { mtime } = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "ENOENT" ? new Error(`There is no file ${path}`) : error;
  });
  return dayOfFile(basename(path), mtime);
}

/** Missing files are reported before the database is opened. Without `date`, the day of the oldest file counts. */
export async function checkFiles(
  { files: named, date, apply }: FileRequest,
  createCheck: (database: Database) => RegisterCheck,
): Promise<void> {
  const paths = named.map(callersPath);
  const [oldest = todayInLondon()] = (await Promise.all(paths.map(dayOf))).sort();
  await withDatabase(async (database) => {
    const files = paths.map((path) => ({ name: basename(path), content: createReadStream(path) }));
    const onProgress = (rows: number) => console.log(`${rows.toLocaleString("en-GB")} rows read`);
    const check = createCheck(database);
    console.log(registerReportText(await check({ files, checkedOn: date ?? oldest, apply, onProgress })));
  });
}

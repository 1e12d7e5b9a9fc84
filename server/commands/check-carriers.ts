// Compares companies' carrier numbers with the Environment Agency's register:
// npm run check:carriers -- FILE [--apply] [--date=DAY]
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { todayInLondon } from "#contract/dates.ts";
import { readConfig } from "#server/boot/config.ts";
import { carrierFileCheck } from "#server/carriers/carrier-file/check-carriers.ts";
import { openDatabase } from "#server/database/open.ts";
import { readPlaceTables } from "#server/places/place-tables.ts";
import { registerReportText } from "#server/registers/registers.ts";
import { runCommand } from "./run-command.ts";

const USAGE = `Usage: npm run check:carriers -- FILE                    says what the file shows about each company
       npm run check:carriers -- FILE --apply            records it
       npm run check:carriers -- FILE --date=2026-11-20  if the file was downloaded on another day than it was saved`;

interface Request {
  file: string;
  apply: boolean;
  date: string | undefined;
}

function readRequest(): Request | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { apply: { type: "boolean" }, date: { type: "string" } },
    });
    const [file] = positionals;
    const { apply = false, date } = values;
    const isDay = date === undefined || (z.iso.date().safeParse(date).success && date <= todayInLondon());
    return file && positionals.length === 1 && isDay ? { file, apply, date } : null;
  } catch {
    return null;
  }
}

/**
 * The day on which the file was saved, or today if that day is in the future. `run` calls this function before it opens the
 * database, so that a missing file is reported immediately.
 */
async function dayOf(path: string): Promise<string> {
  const { mtime } = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "ENOENT" ? new Error(`There is no file ${path}`) : error;
  });
  const [saved, today] = [todayInLondon(mtime), todayInLondon()];
  return saved < today ? saved : today;
}

async function run({ file, apply, date }: Request): Promise<void> {
  // npm runs scripts in the package folder; INIT_CWD is the folder of the caller.
  const path = resolve(process.env.INIT_CWD ?? "", file);
  const saved = await dayOf(path);
  const { towns } = readPlaceTables("data/places");
  const { database, close } = await openDatabase({ ...readConfig(process.env), log: console.log });
  try {
    const read = { file: createReadStream(path), checkedOn: date ?? saved, apply };
    console.log(registerReportText(await carrierFileCheck(database, towns)(read)));
  } finally {
    await close();
  }
}

await runCommand({ request: readRequest(), usage: USAGE, run, failed: "No result was recorded." });

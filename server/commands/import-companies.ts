// Imports companies from a CSV file: npm run import:companies -- FILE [--apply]. Undoes the last import: -- --undo
import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "#server/boot/config.ts";
import { readSecrets } from "#server/boot/secrets.ts";
import { type CompanyFiles, createCompanyFiles } from "#server/companies/csv/company-files.ts";
import { toText } from "#server/companies/csv/report-text.ts";
import { whyNotUndone } from "#server/companies/csv/undo-message.ts";
import { removalHash } from "#server/companies/removal-hash.ts";
import type { Database } from "#server/database/connect.ts";
import { openDatabase } from "#server/database/open.ts";
import { readPlaceTables } from "#server/places/place-tables.ts";
import { createPlaces, type Places } from "#server/places/places.ts";
import { loadUnitPostcodes } from "#server/places/store.ts";
import { runCommand } from "./run-command.ts";

const USAGE = `Usage: npm run import:companies -- FILE            says row by row what the file would do
       npm run import:companies -- FILE --apply    does it, all or nothing
       npm run import:companies -- --undo          takes the last import back`;

interface Request {
  file: string | undefined;
  apply: boolean;
  undo: boolean;
}

function readRequest(): Request | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { apply: { type: "boolean" }, undo: { type: "boolean" } },
    });
    const { apply = false, undo = false } = values;
    const file = positionals[0];
    const isClear = undo ? !file && !apply : positionals.length === 1;
    return isClear ? { file, apply, undo } : null;
  } catch {
    return null;
  }
}

/** Reads the file before the database is opened, so that a missing file is reported immediately. */
async function prepare({ file, apply, undo }: Request): Promise<(files: CompanyFiles) => Promise<string>> {
  if (undo || file === undefined) return undoLast;
  // npm runs scripts in the package folder; INIT_CWD is the folder of the caller.
  const path = resolve(process.env.INIT_CWD ?? "", file);
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "ENOENT" ? new Error(`There is no file ${path}`) : error;
  });
  return async (files) => toText(await files.import(bytes, { fileName: basename(path), apply }));
}

async function undoLast(files: CompanyFiles): Promise<string> {
  const outcome = await files.undoLastImport();
  if (outcome.kind !== "undone") throw new Error(`${whyNotUndone(outcome)}.`);
  const { added, changed } = outcome.undone;
  return `Undone. Companies removed: ${added}, changed back: ${changed}.`;
}

/** Includes the imported unit postcodes, so that companies get the same positions as on a server. */
async function readPlaces(database: Database): Promise<Places> {
  const places = createPlaces(readPlaceTables("data/places"));
  places.useUnitPostcodes(await loadUnitPostcodes(database));
  return places;
}

async function run(request: Request): Promise<void> {
  const carryOut = await prepare(request);
  const config = readConfig(process.env);
  const { database, close } = await openDatabase({ ...config, log: console.log });
  try {
    const files = createCompanyFiles({
      database,
      places: await readPlaces(database),
      // The database notifies running servers.
      companies: { refreshAfterWrite: async () => {} },
      newCompanyRating: config.newCompanyRating,
      hashKey: removalHash((await readSecrets(config)).signingSecret),
    });
    console.log(await carryOut(files));
  } finally {
    await close();
  }
}

await runCommand({ request: readRequest(), usage: USAGE, run, failed: "No company was changed." });

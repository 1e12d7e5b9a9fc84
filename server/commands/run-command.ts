import { resolve } from "node:path";
import { type Config, readConfig } from "#server/boot/config.ts";
import type { Database } from "#server/database/connect.ts";
import { openDatabase } from "#server/database/open.ts";

interface Command<Request> {
  /** The parsed arguments, or null if they are invalid. */
  request: Request | null;
  usage: string;
  run(request: Request): Promise<void>;
  /** The sentence printed after the error message, for example "No postcode was changed.". */
  failed: string;
}

/** Runs a command in the terminal. On failure prints the usage or the error and exits with code 1. */
export async function runCommand<Request>({ request, usage, run, failed }: Command<Request>): Promise<void> {
  if (request === null) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  try {
    await run(request);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(failed);
    process.exitCode = 1;
  }
}

/** The path of a file that the caller names. npm runs scripts in the package folder; INIT_CWD is the folder of the caller. */
export const callersPath = (file: string): string => resolve(process.env.INIT_CWD ?? "", file);

/** Opens the database of the settings for `work`. */
export async function withDatabase(
  work: (database: Database, config: Config) => Promise<void>,
): Promise<void> {
  const config = readConfig(process.env);
  const { database, close } = await openDatabase({ ...config, log: console.log });
  try {
    await work(database, config);
  } finally {
    await close();
  }
}

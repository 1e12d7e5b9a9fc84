import { resolve } from "node:path";
import { type Config, readConfig } from "#server/boot/config.ts";
import type { Database } from "#server/database/connect.ts";
import { openDatabase } from "#server/database/open.ts";

interface Command<Request> {
  request: Request | null;
  usage: string;
  run(request: Request): Promise<void>;
  /** Printed after the error message, for example "No postcode was changed.". */
  failed: string;
}

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

/** npm runs scripts in the package folder. INIT_CWD is the folder in which the caller started npm. */
export const callersPath = (file: string): string => resolve(process.env.INIT_CWD ?? "", file);

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

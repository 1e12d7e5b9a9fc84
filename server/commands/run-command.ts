import { resolve } from "node:path";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { type Config, readConfig } from "#server/boot/config.ts";
import type { Database } from "#server/database/connect.ts";
import { openDatabase } from "#server/database/open.ts";

const parse = <Options extends ParseArgsOptionsConfig>(options: Options) =>
  parseArgs({ options, allowPositionals: true });

interface Command<Options extends ParseArgsOptionsConfig> {
  usage: string;
  options: Options;
  /** Returns what the arguments ask for, or null if they are unclear. */
  prepare(
    values: ReturnType<typeof parse<Options>>["values"],
    positionals: readonly string[],
  ): (() => Promise<void>) | null;
  /** Printed after the error message, for example "No postcode was changed.". */
  failed: string;
}

export async function runCommand<Options extends ParseArgsOptionsConfig>(
  command: Command<Options>,
): Promise<void> {
  const run = readArguments(command);
  try {
    if (run) return await run();
    console.error(command.usage);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(command.failed);
  }
  process.exitCode = 1;
}

function readArguments<Options extends ParseArgsOptionsConfig>({ options, prepare }: Command<Options>) {
  try {
    const { values, positionals } = parse(options);
    return prepare(values, positionals);
  } catch {
    // `parseArgs` refuses unknown options.
    return null;
  }
}

/** npm runs scripts in the package folder. INIT_CWD is the folder in which the caller started npm. */
export const callersPath = (file: string): string => resolve(process.env.INIT_CWD ?? "", file);

export const noSuchFile =
  (path: string) =>
  (error: NodeJS.ErrnoException): never => {
    throw error.code === "ENOENT" ? new Error(`There is no file ${path}`) : error;
  };

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

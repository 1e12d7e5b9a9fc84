import type { Database } from "./connect.ts";
import { connectWatching } from "./connection-watchdog.ts";
import { type EmbeddedServer, startEmbedded } from "./embedded.ts";
import { waitForExternal } from "./external.ts";
import { migrate } from "./migrate.ts";

export interface OpenDatabaseOptions {
  /** None: the embedded server below `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  log?: (line: string) => void;
}

export interface OpenDatabase {
  database: Database;
  url: string;
  /** None: the database is the operator's own. */
  embedded: EmbeddedServer | null;
  close(): Promise<void>;
}

/** Connects to the database, ours or the operator's, and brings its schema up to date. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { url, embedded } = await findServer(options);
  const { database, close: disconnect } = connectWatching(url);
  const close = async () => {
    await disconnect();
    await embedded?.close();
  };
  try {
    await migrate(database);
  } catch (error) {
    await close();
    throw error;
  }
  return { database, url, embedded, close };
}

async function findServer({ databaseUrl, dataDir, log = () => {} }: OpenDatabaseOptions) {
  if (databaseUrl) {
    await waitForExternal(databaseUrl, log);
    return { url: databaseUrl, embedded: null };
  }
  const embedded = await startEmbedded({ dataDir, log });
  return { url: embedded.url, embedded };
}

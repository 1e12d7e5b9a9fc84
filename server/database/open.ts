import type { Database } from "./connect.ts";
import { connectWithWatchdog } from "./connection-watchdog.ts";
import { makeOrdinary } from "./embedded/ordinary-role.ts";
import { type EmbeddedServer, startEmbedded } from "./embedded.ts";
import { waitForExternal } from "./external.ts";
import { migrate } from "./migrate.ts";

interface OpenDatabaseOptions {
  /** Null selects the embedded server in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  log?: (line: string) => void;
}

export interface OpenDatabase {
  database: Database;
  url: string;
  /** Null if the operator's own database is used. */
  embedded: EmbeddedServer | null;
  close(): Promise<void>;
}

/** Connects to the embedded or the operator's database and migrates its schema. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { url, embedded } = await findServer(options);
  const { database, close: disconnect } = connectWithWatchdog(url);
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
  await makeOrdinary(embedded.url);
  return { url: embedded.url, embedded };
}

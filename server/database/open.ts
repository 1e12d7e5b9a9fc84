import { connect, type Database } from "./connect.ts";
import { type EmbeddedServer, startEmbedded } from "./embedded.ts";
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
  embedded: EmbeddedServer | null;
  close(): Promise<void>;
}

/** Connects to the database, ours or the operator's, with its schema up to date. */
export async function openDatabase({
  databaseUrl,
  dataDir,
  log,
}: OpenDatabaseOptions): Promise<OpenDatabase> {
  const embedded = databaseUrl ? null : await startEmbedded({ dataDir, log });
  const url = databaseUrl ?? (embedded as EmbeddedServer).url;
  const database = connect(url);
  const close = async () => {
    await database.$client.end();
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

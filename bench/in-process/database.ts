import pg from "pg";
import { startEmbedded } from "#server/database/embedded.ts";

/** The data folder of the benchmark's PostgreSQL server. The cases `postcodes` and `start` also write there. Git ignores it. */
export const DATA_DIR = ".test-data/bench";

/** Starts an embedded PostgreSQL server for the benchmark. */
export async function openBenchServer() {
  const server = await startEmbedded({ dataDir: DATA_DIR });
  return {
    /** Creates an empty database and returns its URL. Deletes an existing database of the same name. */
    async emptyDatabase(name: string): Promise<string> {
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      await client.query(`drop database if exists ${name} with (force)`);
      await client.query(`create database ${name}`);
      await client.end();
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      return url.href;
    },
    close: server.close,
  };
}

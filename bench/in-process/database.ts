import pg from "pg";
import { startEmbedded } from "#server/database/embedded.ts";

/** Beside the tests' data, and like them not part of the repository. */
export const DATA_DIR = ".test-data/bench";

/** An embedded server of the bench's own, with empty databases on demand. */
export async function openBenchServer() {
  const server = await startEmbedded({ dataDir: DATA_DIR });
  return {
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

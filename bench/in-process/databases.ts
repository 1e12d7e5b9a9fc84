import { startEmbedded } from "#server/database/embedded.ts";
import { queryRows } from "../../tests/harness/database.ts";

/** Starts an embedded PostgreSQL server in a folder that Git ignores. The measured servers use its databases. */
export async function openBenchDatabases() {
  const server = await startEmbedded({ dataDir: ".test-data/bench" });
  return {
    /** Creates a database and returns its URL. Deletes an existing database of the same name. */
    async emptyDatabase(name: string): Promise<string> {
      await queryRows(server.url, `drop database if exists ${name} with (force)`);
      await queryRows(server.url, `create database ${name}`);
      return Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
    },
    close: server.close,
  };
}

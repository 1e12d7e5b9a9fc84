import { queryRows } from "../../../tests/harness/database.ts";
import { startEmbedded } from "../embedded.ts";
import { TEST_DATA } from "./test-database.ts";

/** Nobody needs the tests' data after a power cut, so the server does not wait until they are on the disk. */
const SETTINGS = ["fsync", "synchronous_commit", "full_page_writes"];

/** Keeps the database server running between test files. Otherwise the last process that closes it would stop it. */
export default async function setup() {
  const server = await startEmbedded({ dataDir: TEST_DATA });
  for (const name of SETTINGS) await queryRows(server.url, `alter system set ${name} = off`);
  await queryRows(server.url, "select pg_reload_conf()");
  return server.close;
}

import { startEmbedded } from "../embedded.ts";
import { TEST_DATA } from "./test-database.ts";

/** Keeps the database server running between test files. Otherwise the last process that closes it would stop it. */
export default async function setup() {
  const server = await startEmbedded({ dataDir: TEST_DATA });
  return server.close;
}

import type { TestProject } from "vitest/node";
import { queryRows } from "../../../tests/harness/database.ts";
import { startEmbedded } from "../embedded.ts";

declare module "vitest" {
  interface ProvidedContext {
    databaseServerUrl: string;
  }
}

/** Relative to the working directory, the repository's root, so that later runs use the same server. */
const TEST_DATA = ".test-data";

/** Nobody needs the tests' data after a power cut, so the server does not wait until they are on the disk. */
const SETTINGS = ["fsync", "synchronous_commit", "full_page_writes"];

export default async function setup(project: TestProject) {
  const server = await startEmbedded({ dataDir: TEST_DATA });
  for (const name of SETTINGS) await queryRows(server.url, `alter system set ${name} = off`);
  await queryRows(server.url, "select pg_reload_conf()");
  project.provide("databaseServerUrl", server.url);
  return server.close;
}

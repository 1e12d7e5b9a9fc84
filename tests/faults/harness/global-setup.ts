import { rmSync } from "node:fs";
import { embeddedDatabaseUrl, queryRows } from "../../harness/database.ts";
import { startProduct } from "../../harness/product.ts";
import { DEMO_DATA_FOLDER } from "./data-folder.ts";

/**
 * Loads the demonstration data once per run and deletes its quote requests, because the tests count their own. Each test uses
 * a copy.
 */
export default async function setup(): Promise<void> {
  rmSync(DEMO_DATA_FOLDER, { recursive: true, force: true });
  const product = await startProduct({ dataDir: DEMO_DATA_FOLDER, env: { DEMO_DATA: "on" } });
  await queryRows(embeddedDatabaseUrl(DEMO_DATA_FOLDER), "delete from quotes");
  await product.stop();
}

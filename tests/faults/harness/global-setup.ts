import { rmSync } from "node:fs";
import { embeddedDatabaseUrl, queryRows } from "../../harness/database.ts";
import { startProduct } from "../../harness/product.ts";
import { DEMO_DATA_FOLDER } from "./data-folder.ts";

/** Loads the demonstration's companies once per run, without its requests, because the tests count theirs. Each test works on its own copy. */
export default async function setup(): Promise<void> {
  rmSync(DEMO_DATA_FOLDER, { recursive: true, force: true });
  const product = await startProduct({ dataDir: DEMO_DATA_FOLDER, env: { DEMO_DATA: "on" } });
  await queryRows(embeddedDatabaseUrl(DEMO_DATA_FOLDER), "delete from quotes");
  await product.stop();
}

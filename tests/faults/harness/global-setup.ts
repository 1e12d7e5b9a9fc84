import { rmSync } from "node:fs";
import { startProduct } from "../../harness/product.ts";
import { DEMO_DATA_FOLDER } from "./data-folder.ts";

/** Loads the demonstration data once per run. Each test works on its own copy. */
export default async function setup(): Promise<void> {
  rmSync(DEMO_DATA_FOLDER, { recursive: true, force: true });
  const product = await startProduct({ dataDir: DEMO_DATA_FOLDER, env: { DEMO_DATA: "on" } });
  await product.stop();
}

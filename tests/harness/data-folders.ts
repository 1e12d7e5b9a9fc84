import { mkdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { copyFolder } from "./copy-folder.ts";
import { startProduct } from "./product.ts";

const FOLDER = resolve(".test-data", "browser");

/**
 * Left by a stopped product without companies. A product starts much sooner with a copy of this folder than with an empty one.
 */
export const EMPTY_DATA = resolve(FOLDER, "empty");
/** Left by a stopped product with the demonstration data. */
export const DEMO_DATA = resolve(FOLDER, "demonstration");

export async function createDataFolders(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const folder of [EMPTY_DATA, DEMO_DATA]) mkdirSync(folder, { recursive: true });
  await fillFolder(EMPTY_DATA, "off");
  copyFolder(EMPTY_DATA, DEMO_DATA);
  await fillFolder(DEMO_DATA, "on");
}

const fillFolder = async (dataDir: string, demoData: "on" | "off") =>
  (await startProduct({ dataDir, env: { DEMO_DATA: demoData } })).stop();

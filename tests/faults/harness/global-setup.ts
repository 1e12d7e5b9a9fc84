import { rmSync } from "node:fs";
import { DEMONSTRATION } from "./data-folder.ts";
import { launch, untilReady } from "./launch.ts";

/** Makes the demonstration directory once for a run: every test breaks a copy of its own. */
export default async function makeDemonstration(): Promise<void> {
  rmSync(DEMONSTRATION, { recursive: true, force: true });
  const product = await launch({ dataDir: DEMONSTRATION, env: { DEMO_DATA: "on" } });
  await untilReady(product);
  product.kill("SIGTERM");
  await product.ended;
}

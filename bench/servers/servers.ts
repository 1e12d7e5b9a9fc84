import { join } from "node:path";
import { freePort } from "../../tests/harness/free-port.ts";
import { startProduct } from "../../tests/harness/product.ts";
import { waitUntilAnswered } from "../../tests/harness/wait-until-answered.ts";
import { type MeasuredProcess, measure, PROBE, startMeasuredScript } from "./measured-process.ts";

/**
 * Starts the built product. It loads the demonstration data into a database without companies. `cwd` can be the checkout of
 * another version.
 */
export async function startMeasuredProduct(env: NodeJS.ProcessEnv, cwd?: string): Promise<MeasuredProcess> {
  const product = await startProduct({
    nodeArgs: ["--import", PROBE],
    env: { DEMO_DATA: "on", ...env },
    ...(cwd && { cwd }),
  });
  return { ...measure(product.process, product.port), stop: async () => void (await product.stop()) };
}

export async function startBare(): Promise<MeasuredProcess> {
  const port = await freePort();
  const bare = startMeasuredScript({ file: join(import.meta.dirname, "bare.ts"), port });
  await waitUntilAnswered(`http://127.0.0.1:${port}/`);
  return bare;
}

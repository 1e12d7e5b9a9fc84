import { createDataFolders, DEMO_DATA } from "../data-folders.ts";
import { startProduct } from "../product.ts";

/** One product with the demonstration data serves a run of Playwright. */
export default async function setup() {
  await createDataFolders();
  const product = await startProduct({
    port: Number(new URL(process.env.BROWSER_TEST_URL ?? "").port),
    copyOf: DEMO_DATA,
  });
  return async () => {
    await product.stop();
    const logged = product.lines.filter((line) => line.startsWith("{"));
    if (logged.length > 0) console.log(`The product logged:\n${logged.join("\n")}`);
  };
}

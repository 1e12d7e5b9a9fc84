import { onTestFinished } from "vitest";
import { type Product, type ProductOptions, spawnProduct, waitUntilReady } from "../../harness/product.ts";

/** Starts the product, waits until it is ready, and kills it when the test ends. */
export async function startForTest(options: ProductOptions): Promise<Product> {
  const product = await spawnForTest(options);
  await waitUntilReady(product);
  return product;
}

/** Starts the product without waiting, because it may never become ready. */
export async function spawnForTest({ env, ...options }: ProductOptions): Promise<Product> {
  const product = await spawnProduct({ ...options, env: { LOG_LEVEL: "info", ...env } });
  onTestFinished(async () => {
    product.kill("SIGKILL");
    await product.exited;
  });
  return product;
}

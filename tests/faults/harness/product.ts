import { readFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { launch, type Product, type ProductOptions, untilReady } from "./launch.ts";

/** The product, ready, until the test is over. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const product = await launchForTest(options);
  await untilReady(product);
  return product;
}

/** The same without waiting: it may not come to be ready. */
export async function launchForTest(options: ProductOptions): Promise<Product> {
  const product = await launch(options);
  onTestFinished(async () => {
    product.kill("SIGKILL");
    await product.ended;
  });
  return product;
}

/** Asks it to end, and waits until it has. */
export async function stopProduct(product: Product) {
  product.kill("SIGTERM");
  return product.ended;
}

/** The embedded database of a data folder. */
export function embeddedUrl(dataDir: string): string {
  const read = (name: string) => readFileSync(join(dataDir, "database", name), "utf8").trim();
  return `postgres://skip:${read("password")}@127.0.0.1:${read("port")}/postgres`;
}

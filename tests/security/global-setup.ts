import type { TestProject } from "vitest/node";
import { openTestDatabase } from "#server/database/testing/testing.ts";
import { PASSWORD, startProduct } from "./start-product.ts";
import { fillDirectory } from "./test-companies.ts";

declare module "vitest" {
  interface ProvidedContext {
    port: number;
    pid: number;
    token: string;
    databaseUrl: string;
  }
}

/** One process takes all that these tests throw at it; at the end it must stand, and have met nothing unforeseen. */
export default async function setup({ provide }: TestProject) {
  const opened = await openTestDatabase();
  await fillDirectory(opened.database);
  const product = await startProduct(opened.url);
  provide("port", product.port);
  provide("pid", product.pid);
  provide("databaseUrl", opened.url);
  provide("token", await signIn(product.port));
  return async () => {
    const stands = product.isAlive();
    const unforeseen = product.output().match(/^.*"level":[56]0.*$/gm) ?? [];
    await product.stop();
    await opened.close();
    if (!stands) throw new Error(`The product died under attack:\n${product.output().slice(-5_000)}`);
    if (unforeseen.length > 0) throw new Error(`The product met errors:\n${unforeseen.join("\n")}`);
  };
}

async function signIn(port: number): Promise<string> {
  const body = JSON.stringify({ password: PASSWORD });
  const answer = await fetch(`http://127.0.0.1:${port}/api/admin/login`, { method: "POST", body });
  return ((await answer.json()) as { token: string }).token;
}

import type { TestProject } from "vitest/node";
import { adminToken } from "../harness/admin-token.ts";
import { embeddedDatabaseUrl } from "../harness/database.ts";
import { startProduct } from "../harness/product.ts";
import { addTestCompanies } from "./test-companies.ts";

declare module "vitest" {
  interface ProvidedContext {
    port: number;
    pid: number;
    token: string;
    databaseUrl: string;
  }
}

/** Starts the process that most tests share. At the end, this process must still run and must have logged no error. */
export default async function setup({ provide }: TestProject) {
  const product = await startProduct();
  const databaseUrl = embeddedDatabaseUrl(product.dataDir);
  await addTestCompanies(databaseUrl, product.url);
  provide("port", product.port);
  provide("pid", product.pid);
  provide("databaseUrl", databaseUrl);
  provide("token", await adminToken(product.url));
  return async () => {
    const isRunning = product.isRunning();
    const errors = product.lines.filter((line) => /"level":[56]0/.test(line));
    await product.stop();
    if (!isRunning) throw new Error(`The product crashed:\n${product.lines.slice(-50).join("\n")}`);
    if (errors.length > 0) throw new Error(`The product logged errors:\n${errors.join("\n")}`);
  };
}

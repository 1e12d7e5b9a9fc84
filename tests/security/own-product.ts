import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { queryRows } from "../harness/database.ts";
import { type Product, startProduct } from "../harness/product.ts";
import { type HttpRequest, type HttpResponse, send } from "./http-client.ts";

export interface OwnProduct extends Product {
  databaseUrl: string;
  send(request: HttpRequest): Promise<HttpResponse>;
}

/** Starts another process of the product with these settings, on a new database of the same database server. */
export async function startOwnProduct(env: NodeJS.ProcessEnv): Promise<OwnProduct> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await queryRows(inject("databaseUrl"), `create database ${name}`);
  const url = new URL(inject("databaseUrl"));
  url.pathname = `/${name}`;
  const product = await startProduct({ env: { DATABASE_URL: url.href, ...env } });
  return { ...product, databaseUrl: url.href, send: (request) => send(request, product.port) };
}

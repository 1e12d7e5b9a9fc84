import { embeddedDatabaseUrl } from "../harness/database.ts";
import { type Product, startProduct } from "../harness/product.ts";
import { type HttpRequest, type HttpResponse, send } from "./http-client.ts";

export interface OwnProduct extends Product {
  databaseUrl: string;
  send(request: HttpRequest): Promise<HttpResponse>;
}

/** Starts another process of the product with these settings, on an embedded database of its own unless they name another. */
export async function startOwnProduct(env: NodeJS.ProcessEnv): Promise<OwnProduct> {
  const product = await startProduct({ env });
  const databaseUrl = env.DATABASE_URL ?? embeddedDatabaseUrl(product.dataDir);
  return { ...product, databaseUrl, send: (request) => send(request, product.port) };
}

import { createHmac } from "node:crypto";
import type { Context } from "hono";
import { remoteAddress, visitorNetwork } from "./visitor-address.ts";

interface VisitorHashDeps {
  /** The number of proxies between the visitor and this process. */
  trustProxy: number;
  signingSecret: string;
}

/** Creates the function that hashes a visitor's network. Only the hash is ever stored. */
export const createVisitorHash =
  ({ trustProxy, signingSecret }: VisitorHashDeps) =>
  (c: Context): string => {
    const network = visitorNetwork(remoteAddress(c), c.req.header("x-forwarded-for"), trustProxy);
    return createHmac("sha256", signingSecret).update(`visitor ${network}`).digest("base64url");
  };

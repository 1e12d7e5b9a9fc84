import { createHmac } from "node:crypto";
import type { Context } from "hono";
import { type Networks, remoteAddress, visitorNetworks } from "./visitor-address.ts";

interface VisitorHashDeps {
  /** The number of proxies between the visitor and this process. */
  trustProxy: number;
  signingSecret: string;
}

/** Creates the function that hashes a visitor's networks. Only the hashes are ever stored. */
export const createVisitorHash = ({ trustProxy, signingSecret }: VisitorHashDeps) => {
  const hashOf = (text: string) => createHmac("sha256", signingSecret).update(text).digest("base64url");
  return (c: Context): Networks => {
    const { inner, outer } = visitorNetworks(remoteAddress(c), c.req.header("x-forwarded-for"), trustProxy);
    return { inner: hashOf(`visitor ${inner}`), outer: hashOf(`outer network ${outer}`) };
  };
};

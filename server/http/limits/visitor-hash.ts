import { createHmac } from "node:crypto";
import type { NetworksOf } from "./visitor-address.ts";

/** Creates the function that hashes a visitor's networks. Only the hashes are ever stored. */
export const createVisitorHash = (signingSecret: string, networksOf: NetworksOf): NetworksOf => {
  const hashOf = (text: string) => createHmac("sha256", signingSecret).update(text).digest("base64url");
  return (c) => {
    const { inner, outer } = networksOf(c);
    return { inner: hashOf(`visitor ${inner}`), outer: hashOf(`outer network ${outer}`) };
  };
};

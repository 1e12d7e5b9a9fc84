import { createHmac } from "node:crypto";

/**
 * Hashes what a removed company is recognised by. With the server's secret: a plain hash of a telephone number could be found by
 * trying all numbers.
 */
export const removalHash =
  (signingSecret: string) =>
  (key: string): string =>
    createHmac("sha256", signingSecret).update(`removed ${key}`).digest("base64url");

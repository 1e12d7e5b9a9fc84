import { createHmac } from "node:crypto";

/**
 * Hashes the keys that identify a removed company or a deleted draft. The hash includes the server's secret: otherwise a
 * telephone number could be found by trying all numbers.
 */
export const removalHash =
  (signingSecret: string) =>
  (key: string): string =>
    createHmac("sha256", signingSecret).update(`removed ${key}`).digest("base64url");

import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Receipt tokens: a quote's reference with an HMAC-SHA256 signature. The signature is not stored, so a copy of the
 * database gives access to no receipt.
 */
export function receiptTokens(signingSecret: string) {
  const sign = (reference: string) =>
    createHmac("sha256", signingSecret).update(`receipt ${reference}`).digest("base64url");

  return {
    issue: (reference: string): string => `${reference}.${sign(reference)}`,
    /** Returns the token's reference, or null if the signature is wrong. */
    open(token: string): string | null {
      const [reference = "", signature = ""] = token.split(".");
      const [actual, expected] = [Buffer.from(signature), Buffer.from(sign(reference))];
      return actual.length === expected.length && timingSafeEqual(actual, expected) ? reference : null;
    },
  };
}

import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * The unguessable part of a receipt link. It is made from the reference and the secret of this installation and stored
 * nowhere, so a copy of the database opens no receipt.
 */
export function receiptTokens(signingSecret: string) {
  const sign = (reference: string) =>
    createHmac("sha256", signingSecret).update(`receipt ${reference}`).digest("base64url");

  return {
    issue: (reference: string): string => `${reference}.${sign(reference)}`,
    /** The reference a token opens, or null when it was not issued here. */
    open(token: string): string | null {
      const [reference = "", signature = ""] = token.split(".");
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(reference))];
      return given.length === right.length && timingSafeEqual(given, right) ? reference : null;
    },
  };
}

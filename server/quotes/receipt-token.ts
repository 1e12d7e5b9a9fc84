import { createHmac, timingSafeEqual } from "node:crypto";

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Receipt tokens: a quote's reference with an HMAC-SHA256 signature. The signature is not stored, so a copy of the
 * database gives access to no receipt. The token in the email that asks the customer to confirm the address has a second
 * signature, which proves that its holder can read that email.
 */
export function receiptTokens(signingSecret: string) {
  const sign = (purpose: "receipt" | "confirm", reference: string) =>
    createHmac("sha256", signingSecret).update(`${purpose} ${reference}`).digest("base64url");
  const issue = (reference: string) => `${reference}.${sign("receipt", reference)}`;

  return {
    issue,
    issueConfirming: (reference: string): string => `${issue(reference)}.${sign("confirm", reference)}`,
    /** Returns the token's reference, or null if the signature is wrong. */
    open(token: string): string | null {
      const [reference = "", signature = ""] = token.split(".");
      return isSame(signature, sign("receipt", reference)) ? reference : null;
    },
    /** Whether the token comes from the email to the customer's address. */
    isConfirming(token: string): boolean {
      const [reference = "", _, signature = ""] = token.split(".");
      return isSame(signature, sign("confirm", reference));
    },
  };
}

import { createHmac } from "node:crypto";

/**
 * Creates the function that hashes what limits count about a person, such as a mailbox. The hash needs the signing secret, so a
 * copy of the database does not tell whose it is.
 */
export const contactHash =
  (signingSecret: string) =>
  (kind: string, value: string): string =>
    createHmac("sha256", signingSecret).update(`counted ${kind} ${value}`).digest("base64url");

export type ContactHash = ReturnType<typeof contactHash>;

import { type KeyedHash, keyedHash, type SigningSecrets } from "./signing.ts";

export type ContactHash = KeyedHash<[kind: string, value: string]>;

/**
 * Creates the function that hashes what limits count about a person, such as a mailbox. The hash needs the signing secret, so a
 * copy of the database does not tell whose it is.
 */
export const contactHash = (secrets: SigningSecrets): ContactHash =>
  keyedHash(secrets, (kind, value) => `counted ${kind} ${value}`);

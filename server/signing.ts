import { createHmac, timingSafeEqual } from "node:crypto";

export interface SigningSecrets {
  signingSecret: string;
  /** The secret before the present one. It signs nothing new, but its signatures and hashes are still recognised. */
  formerSigningSecret?: string | null;
}

const hmac = (secret: string, text: string) => createHmac("sha256", secret).update(text).digest("base64url");

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Signs texts with HMAC-SHA256. Signatures with the former secret are genuine too. */
export function createSigner({ signingSecret, formerSigningSecret }: SigningSecrets) {
  const secrets = [signingSecret, ...(formerSigningSecret ? [formerSigningSecret] : [])];
  return {
    sign: (text: string): string => hmac(signingSecret, text),
    isGenuine: (text: string, signature: string): boolean =>
      secrets.some((secret) => isSame(signature, hmac(secret, text))),
  };
}

const ID = /^[1-9]\d{0,14}$/;

export type IdTokens = ReturnType<typeof idTokens>;

/**
 * Tokens for links about one row, such as a review. A token is the row's id, signed for one purpose. The database contains tokens
 * only in emails that are queued or have failed. So a copy of the database gives access to no other rows.
 */
export function idTokens(purpose: "my-review" | "claim", secrets: SigningSecrets) {
  const { sign, isGenuine } = createSigner(secrets);
  return {
    issue: (id: number): string => `${id}.${sign(`${purpose} ${id}`)}`,
    /** Null if the signature is wrong, or if text follows it. */
    open(token: string): number | null {
      const [id = "", signature = "", ...rest] = token.split(".");
      const isOurs = rest.length === 0 && ID.test(id) && isGenuine(`${purpose} ${id}`, signature);
      return isOurs ? Number(id) : null;
    },
  };
}

/** A hash that needs the signing secret. `former` uses the former secret, to find hashes stored before the secret was changed. */
export interface KeyedHash<Values extends string[]> {
  (...values: Values): string;
  former?: (...values: Values) => string;
}

export function keyedHash<Values extends string[]>(
  { signingSecret, formerSigningSecret }: SigningSecrets,
  textOf: (...values: Values) => string,
): KeyedHash<Values> {
  const hashWith =
    (secret: string) =>
    (...values: Values) =>
      hmac(secret, textOf(...values));
  const present = hashWith(signingSecret);
  return formerSigningSecret ? Object.assign(present, { former: hashWith(formerSigningSecret) }) : present;
}

/** The hash functions for the present secret and, if there is one, for the former secret. */
export const hashFunctions = <Values extends string[]>(hash: KeyedHash<Values>) =>
  hash.former ? [hash, hash.former] : [hash];

export type ContactHash = KeyedHash<[kind: string, value: string]>;

/** Hashes personal data that limits count. The hash needs the signing secret, so a copy of the database reveals nothing. */
export const contactHash = (secrets: SigningSecrets): ContactHash =>
  keyedHash(secrets, (kind, value) => `counted ${kind} ${value}`);

/**
 * Hashes data that identify removed companies and drafts. A hash without a secret could be reversed by trying all telephone
 * numbers.
 */
export const removalHash = (secrets: SigningSecrets) => keyedHash(secrets, (key: string) => `removed ${key}`);

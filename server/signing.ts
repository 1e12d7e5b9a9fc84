import { createHmac, timingSafeEqual } from "node:crypto";

export interface SigningSecrets {
  signingSecret: string;
  /** The secret before the present one. It signs nothing; what it signed and hashed is still recognised. */
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
 * The tokens in links about one row, such as a review: its id, signed for one purpose. The database contains them only within
 * emails that are queued or have failed. A copy of the database therefore opens no other row.
 */
export function idTokens(purpose: "my-review" | "claim", secrets: SigningSecrets) {
  const { sign, isGenuine } = createSigner(secrets);
  return {
    issue: (id: number): string => `${id}.${sign(`${purpose} ${id}`)}`,
    /** Null if the signature is wrong or anything follows it. */
    open(token: string): number | null {
      const [id = "", signature = "", ...rest] = token.split(".");
      const isOurs = rest.length === 0 && ID.test(id) && isGenuine(`${purpose} ${id}`, signature);
      return isOurs ? Number(id) : null;
    },
  };
}

/** A hash that needs the signing secret. `former` uses the former secret, to find what was stored under it. */
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

/** The hash with the present secret and, if there is one, with the former secret. */
export const hashFunctions = <Values extends string[]>(hash: KeyedHash<Values>) =>
  hash.former ? [hash, hash.former] : [hash];

export type ContactHash = KeyedHash<[kind: string, value: string]>;

/** Hashes what limits count about a person. It takes the signing secret, so a copy of the database tells nothing. */
export const contactHash = (secrets: SigningSecrets): ContactHash =>
  keyedHash(secrets, (kind, value) => `counted ${kind} ${value}`);

/** Hashes what identifies removed companies and drafts. Without the signing secret, all telephone numbers could be tried. */
export const removalHash = (secrets: SigningSecrets) => keyedHash(secrets, (key: string) => `removed ${key}`);

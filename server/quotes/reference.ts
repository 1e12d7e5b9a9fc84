import { randomInt } from "node:crypto";

/** Leaves out 0, 1, L and S, which are easily confused with O, I and 5, and vowels, which could form words. */
const ALPHABET = "23456789BCDFGHJKMNPQRTVWXYZ";

const randomText = (length: number) =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");

/** A random reference such as "SF-7K3M-Q9". It is not secret. The database checks that it is unique. */
export const newReference = (): string => `SF-${randomText(4)}-${randomText(2)}`;

const WHOLE_REFERENCE = new RegExp(`^SF([${ALPHABET}]{4})([${ALPHABET}]{2})$`);

/** Parses a complete reference, ignoring case, spaces and punctuation. Null if the text is not a reference. */
export function readReference(text: string): string | null {
  const [, first, second] = WHOLE_REFERENCE.exec(text.toUpperCase().replace(/[^A-Z0-9]/g, "")) ?? [];
  return first && second ? `SF-${first}-${second}` : null;
}

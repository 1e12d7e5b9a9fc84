import { z } from "zod";

// Schemas of environment variables. Each message completes a sentence that begins with the name of the variable.

const listed = (words: readonly string[]) => words.join(", ").replace(/, ([^,]*)$/, " or $1");

const mustBe = (expected: string) => ({
  error: ({ input }: { input?: unknown }) => `must be ${expected}, not "${input}".`,
});

export const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .refine(
      (text) => /^\d+$/.test(text) && Number(text) >= from && Number(text) <= to,
      mustBe(`a whole number from ${from} to ${to}`),
    )
    .transform(Number);

const decimal = (isInRange: (value: number) => boolean, expected: string) =>
  z
    .string()
    .refine((text) => /^\d+(\.\d+)?$/.test(text) && isInRange(Number(text)), mustBe(expected))
    .transform(Number);

export const positiveNumber = (to: number) =>
  decimal((value) => value > 0 && value <= to, `a number above 0 and at most ${to}`);

/**
 * A number of hours from 0.01 (36 seconds) to 1,000. With a small fraction, an operator can try a reminder without waiting for
 * hours.
 */
export const hours = decimal(
  (value) => value >= 0.01 && value <= 1_000,
  "a number of hours from 0.01 to 1000",
);

/** Accepts one of `words` in upper or lower case. The result is spelled as in `words`. */
export const oneOf = <const Word extends string>(...words: readonly [Word, ...Word[]]) =>
  z
    .string()
    .transform((text) => words.find((word) => word.toLowerCase() === text.toLowerCase()) ?? text)
    .pipe(z.enum(words, mustBe(listed(words))));

/** The error message does not repeat the value, which may contain a password. */
export const url = (...schemes: readonly string[]) =>
  z.url({
    protocol: new RegExp(`^(${schemes.join("|")})$`),
    hostname: /./,
    normalize: true,
    error: `must be a URL that begins with ${listed(schemes.map((scheme) => `${scheme}://`))}.`,
  });

const ORIGIN_ERROR = "must be the site's own address without a path, such as https://skips.example.";
/** The result has no slash at the end. */
export const origin = z
  .url({ protocol: /^https?$/, normalize: true, error: ORIGIN_ERROR })
  .refine((href) => href === `${new URL(href).origin}/`, ORIGIN_ERROR)
  .transform((href) => new URL(href).origin);

/** The error message does not repeat the secret. */
export const secret = (length: number, advice = "") =>
  z.string().min(length, `must have at least ${length} characters.${advice}`);

/** Accepts an email address, with or without `mailto:`, and an https address. The result is a URI. */
export const contactUri = z
  .string()
  .transform((text) => (/^[^\s:@]+@/.test(text) ? `mailto:${text}` : text))
  .refine(
    (uri) => /^(https:\/\/[\w.-]+\.\w|mailto:[^\s@<>,;]+@[^\s@<>,;]+$)\S*$/.test(uri),
    mustBe("an email address, or the https address of a page"),
  );

/** An email address, alone or with a name: `us@skips.example` or `Skip Finder <us@skips.example>`. */
export const mailbox = z
  .string()
  .regex(/^(?:[^<>\r\n]*<)?[^\s@<>,;]+@[^\s@<>,;]+>?$/, mustBe("an email address"));

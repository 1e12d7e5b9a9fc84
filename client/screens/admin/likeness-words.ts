import type { Likeness } from "#contract/text/company-match.ts";

/** The fields in which two entries agree: "same name, same phone". */
export const sameInWords = (because: readonly Likeness[]): string =>
  because.map((kind) => `same ${kind}`).join(", ");

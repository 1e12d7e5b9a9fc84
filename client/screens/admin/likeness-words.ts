import type { Likeness } from "#contract/text/company-match.ts";

/** What two entries have in common: "same name, same phone". */
export const sameInWords = (because: readonly Likeness[]): string =>
  because.map((kind) => `same ${kind}`).join(", ");

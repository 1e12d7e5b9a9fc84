import type { SimilarField } from "#contract/text/company-match.ts";

/** The fields in which two entries agree: "same name, same phone". */
export const sameInWords = (because: readonly SimilarField[]): string =>
  because.map((kind) => `same ${kind}`).join(", ");

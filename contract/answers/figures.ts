/** How a company answers requests. This file imports no zod, because screens load it. */

/** Figures are shown from this number of requests. With fewer requests, a single answer would change them too much. */
export const LEAST_REQUESTS = 5;

/** Buckets of the median time to the first answer. `longer` is more than 3 days, `unanswered` no answer at all. */
export const ANSWER_BUCKETS = ["hours", "day", "days", "longer", "unanswered"] as const;
export type AnswerBucket = (typeof ANSWER_BUCKETS)[number];

/** The hires of a company are counted on its page from this number. */
export const LEAST_HIRES = 5;

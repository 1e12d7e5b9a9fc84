/** How a company answers requests. This file imports no zod, because screens load it. */

/** Figures are shown from this number of requests. With fewer requests, a single answer would change them too much. */
export const LEAST_REQUESTS = 5;

/**
 * Buckets of the median time to the first answer: up to 6 hours, up to a day, up to 3 days, longer. `unanswered`: the company
 * answered no request.
 */
export const ANSWER_BUCKETS = ["hours", "day", "days", "longer", "unanswered"] as const;
export type AnswerBucket = (typeof ANSWER_BUCKETS)[number];

/** The hires of a company are counted on its page from this number. */
export const LEAST_HIRES = 5;

/** This file imports no zod, because screens load it. */

/** With fewer requests, no figures are shown: a single answer would change them too much. */
export const LEAST_REQUESTS = 5;

/** By the median time to the first answer: up to 6 hours, a day, 3 days, more than 3 days, no answer at all. */
export const ANSWER_BUCKETS = ["hours", "day", "days", "longer", "unanswered"] as const;
export type AnswerBucket = (typeof ANSWER_BUCKETS)[number];

/** A company's page counts its hires from this number. */
export const LEAST_HIRES = 5;

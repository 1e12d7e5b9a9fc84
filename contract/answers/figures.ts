/** With fewer requests, no figures are shown: a single answer would change them too much. */
export const LEAST_REQUESTS = 5;

/**
 * By a company's median time to the first answer: up to 6 hours, up to a day, up to 3 days, more than 3 days. "unanswered": the
 * company answered no request.
 */
export const ANSWER_BUCKETS = ["hours", "day", "days", "longer", "unanswered"] as const;
export type AnswerBucket = (typeof ANSWER_BUCKETS)[number];

/** A company's page shows figures about its hires if it has at least this many. */
export const LEAST_HIRES = 5;

/** How a company answers requests. This file imports no zod, because screens load it. */

/** Figures are shown from this number of requests. With fewer requests, a single answer would change them too much. */
export const LEAST_REQUESTS = 5;

/**
 * Buckets of the median time to the first answer: up to 6 hours, up to a day, up to 3 days, longer. `unanswered`: the company
 * answered no request.
 */
export const ANSWER_BUCKETS = ["hours", "day", "days", "longer", "unanswered"] as const;
export type AnswerBucket = (typeof ANSWER_BUCKETS)[number];

/** How a company answered the requests of the last twelve months. */
export type CompanyAnswers =
  | { requests: number; bucket: "not-enough" }
  | {
      requests: number;
      /** The share of requests that were answered, from 0 to 1, with two decimals. */
      answeredShare: number;
      /** The median time from the email to the first answer, with one decimal. Null if no request was answered. */
      medianHours: number | null;
      bucket: AnswerBucket;
    };

/** The figures of a company that received no request in the last twelve months. */
export const NO_REQUESTS: CompanyAnswers = { requests: 0, bucket: "not-enough" };

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

/** The hires that followed the requests of the last twelve months. */
export interface CompanyHires {
  /** How often customers chose the company, and the companies were told. */
  hires: number;
  /** Full skips that were swapped for empty ones. */
  swaps: number;
  problems: number;
  /** Problems of which the customer said that they are settled. */
  settled: number;
  /** The mean time until they were settled, with one decimal. Null without such problems. */
  settledDays: number | null;
}

/** How a company answered the requests of the last twelve months, and its hires from `LEAST_HIRES` on. */
export type CompanyAnswers = { hires?: CompanyHires | undefined } & (
  | { requests: number; bucket: "not-enough" }
  | {
      requests: number;
      /** The share of requests that were answered, from 0 to 1, with two decimals. */
      answeredShare: number;
      /** The median time from the email to the first answer, with one decimal. Null if no request was answered. */
      medianHours: number | null;
      bucket: AnswerBucket;
    }
);

/** The figures of a company that received no request in the last twelve months. */
export const NO_REQUESTS: CompanyAnswers = { requests: 0, bucket: "not-enough" };

/** How a company answers requests. No zod here: screens load this file. */

/** Requests from which figures are shown. With fewer, one answer would change them too much. */
export const LEAST_REQUESTS = 5;

/** By the median time to the first answer, from the shortest. `unanswered`: none of the requests was answered. */
export const ANSWER_BUCKETS = ["hours", "day", "days", "longer", "unanswered"] as const;
export type AnswerBucket = (typeof ANSWER_BUCKETS)[number];

/** How a company answered the requests of the last twelve months. */
export type CompanyAnswers =
  | { requests: number; bucket: "not-enough" }
  | {
      requests: number;
      /** 0 to 1, two decimals. */
      answeredShare: number;
      /** One decimal; null if nothing was answered. */
      medianHours: number | null;
      bucket: AnswerBucket;
    };

/** The figures of a company that received no request. */
export const NO_REQUESTS: CompanyAnswers = { requests: 0, bucket: "not-enough" };

import { expect, test } from "vitest";
import { ANSWER_BUCKETS, NO_REQUESTS } from "#contract/answers/figures.ts";
import { answerSentence, answerWords } from "./answer-words.ts";

const FIGURES = { requests: 10, answeredShare: 0.8, medianHours: 4, bucket: "hours" } as const;

test("says how fast a company usually answers, and how many requests", () => {
  expect(ANSWER_BUCKETS.map((bucket) => answerSentence({ ...FIGURES, bucket }))).toEqual([
    "Usually answers within a few hours (8 of 10 requests)",
    "Usually answers within a day (8 of 10 requests)",
    "Usually answers within a few days (8 of 10 requests)",
    "Usually answers after more than three days (8 of 10 requests)",
    "Has not answered requests here",
  ]);
});

test("a company that answers fewer than half of its requests answers sometimes", () => {
  expect(answerSentence({ ...FIGURES, answeredShare: 0.3 })).toBe(
    "Sometimes answers within a few hours (3 of 10 requests)",
  );
  expect(answerWords({ ...FIGURES, requests: 6, answeredShare: 0.5 })?.share).toBe("3 of 6 requests");
});

test("gives the share in percent where its two decimals no longer say the number", () => {
  expect(answerWords({ ...FIGURES, requests: 7, answeredShare: 0.29 })?.share).toBe("2 of 7 requests");
  expect(answerWords({ ...FIGURES, requests: 1_200, answeredShare: 0.83 })?.share).toBe(
    "83% of 1,200 requests",
  );
});

test("says so when too few requests were sent", () => {
  expect(answerSentence(NO_REQUESTS)).toBe("Not enough requests yet");
  expect(answerSentence({ requests: 4, bucket: "not-enough" })).toBe("Not enough requests yet");
  expect(answerWords({ requests: 4, bucket: "not-enough" })).toBeNull();
});

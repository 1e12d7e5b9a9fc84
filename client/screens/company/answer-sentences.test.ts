import { expect, test } from "vitest";
import { answerWords } from "#client/components/company/fit-words.ts";
import { NO_REQUESTS } from "#contract/answers/company-answers.ts";
import { ANSWER_BUCKETS } from "#contract/answers/figures.ts";
import { answerSentence, comingPauses, hiresSentence } from "./company-header.tsx";

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

test("says how many hires there were, what went wrong and how soon that was settled", () => {
  const none = { hires: 12, swaps: 0, problems: 0, settled: 0, settledDays: null };
  expect([
    hiresSentence(none),
    hiresSentence({ ...none, problems: 1, settled: 1, settledDays: 4.2 }),
    hiresSentence({ ...none, swaps: 1, problems: 1, settled: 1, settledDays: 0.2 }),
    hiresSentence({ ...none, problems: 3, settled: 2, settledDays: 4 }),
    hiresSentence({ ...none, problems: 1 }),
  ]).toEqual([
    "12 hires, no problem",
    "12 hires, 1 problem, settled in 4 days",
    "12 hires and 1 swap, 1 problem, settled in 1 day",
    "12 hires, 3 problems, 2 of them settled in 4 days on average",
    "12 hires, 1 problem, not settled",
  ]);
});

test.each([
  ["2026-12-24", "2027-01-03", "Takes no requests from 24 December 2026 to 3 January 2027."],
  ["2026-12-24", "2026-12-24", "Takes no requests on 24 December 2026."],
  ["2027-05-03", "2027-05-03", null],
  ["2026-11-30", "2026-12-03", null],
])("a pause from %s to %s is announced before it begins, not months ahead: %s", (from, to, words) => {
  expect(comingPauses({ pauses: [{ from, to }] }, "2026-11-30")).toBe(words);
});

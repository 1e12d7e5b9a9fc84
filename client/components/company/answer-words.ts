import type { AnswerBucket, CompanyAnswers, CompanyHires } from "#contract/answers/figures.ts";
import { countOf, formatCount } from "./format.ts";

const HOW_FAST: Record<Exclude<AnswerBucket, "unanswered">, string> = {
  hours: "within a few hours",
  day: "within a day",
  days: "within a few days",
  longer: "after more than three days",
};

/** From this share of answered requests the text says "Usually", below it "Sometimes". */
const USUALLY = 0.5;
/**
 * From this number of requests the text shows a percentage. The share has two decimals, which are too few to compute the number
 * of answers.
 */
const MOST_COUNTED = 100;

export const TOO_FEW = "Not enough requests yet";

interface AnswerWords {
  /** For example "Usually answers within a few hours" or "Has not answered requests here". */
  text: string;
  /** For example "8 of 10 requests". Null if the text needs no figures. */
  share: string | null;
}

/** Describes how a company answers requests. Null if it received too few. */
export function answerWords(answers: CompanyAnswers | undefined): AnswerWords | null {
  if (!answers || answers.bucket === "not-enough") return null;
  const { requests, answeredShare, bucket } = answers;
  if (bucket === "unanswered") return { text: "Has not answered requests here", share: null };
  return {
    text: `${answeredShare < USUALLY ? "Sometimes" : "Usually"} answers ${HOW_FAST[bucket]}`,
    share:
      requests < MOST_COUNTED
        ? `${Math.round(answeredShare * requests)} of ${requests} requests`
        : `${Math.round(answeredShare * 100)}% of ${formatCount(requests)} requests`,
  };
}

/**
 * The same description in one line: "Usually answers within a few hours (8 of 10 requests)". `TOO_FEW` if the company received
 * too few requests.
 */
export function answerSentence(answers: CompanyAnswers): string {
  const words = answerWords(answers);
  if (!words) return TOO_FEW;
  return words.share === null ? words.text : `${words.text} (${words.share})`;
}

/** For example "12 hires and 2 swaps, 1 problem, settled in 4 days". */
export function hiresSentence({ hires, swaps, problems, settled, settledDays }: CompanyHires): string {
  const done = [countOf(hires, "hire"), swaps > 0 && countOf(swaps, "swap")].filter(Boolean).join(" and ");
  if (problems === 0) return `${done}, no problem`;
  const days = Math.max(1, Math.round(settledDays ?? 0));
  const end = settled === 0 ? "not settled" : `settled in ${countOf(days, "day")}`;
  const which = settled > 0 && settled < problems ? `${settled} of them ` : "";
  return `${done}, ${countOf(problems, "problem")}, ${which}${end}${settled > 1 ? " on average" : ""}`;
}

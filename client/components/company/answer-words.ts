import type { AnswerBucket, CompanyAnswers } from "#contract/answers/figures.ts";
import { formatCount } from "./format.ts";

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

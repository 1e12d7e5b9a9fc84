import { answerWords, TOO_FEW } from "#client/components/company/fit-words.ts";
import { countOf } from "#client/components/company/format.ts";
import type { CompanyAnswers } from "#contract/answers/company-answers.ts";

/**
 * How a company answers requests, in one line: "Usually answers within a few hours (8 of 10 requests)". `TOO_FEW` if the company received
 * too few requests.
 */
export function answerSentence(answers: CompanyAnswers): string {
  const words = answerWords(answers);
  if (!words) return TOO_FEW;
  return words.share === null ? words.text : `${words.text} (${words.share})`;
}

type Hires = NonNullable<CompanyAnswers["hires"]>;

/** For example "12 hires and 2 swaps, 1 problem, settled in 4 days". */
export function hiresSentence({ hires, swaps, problems, settled, settledDays }: Hires): string {
  const done = [countOf(hires, "hire"), swaps > 0 && countOf(swaps, "swap")].filter(Boolean).join(" and ");
  if (problems === 0) return `${done}, no problem`;
  const days = Math.max(1, Math.round(settledDays ?? 0));
  const end = settled === 0 ? "not settled" : `settled in ${countOf(days, "day")}`;
  const which = settled > 0 && settled < problems ? `${settled} of them ` : "";
  return `${done}, ${countOf(problems, "problem")}, ${which}${end}${settled > 1 ? " on average" : ""}`;
}

import type { CompanySummary } from "#contract/companies.ts";
import { answerWords } from "./answer-words.ts";

/** How a company answers requests. Empty if it received too few. */
export function CardAnswers({ answers }: Pick<CompanySummary, "answers">) {
  const words = answerWords(answers);
  if (!words) return null;
  return (
    <p className="leading-tight print:hidden">
      {words.text}{" "}
      {words.share !== null && <span className="whitespace-nowrap @max-3xl:hidden"> ({words.share})</span>}
    </p>
  );
}

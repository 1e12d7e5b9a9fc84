import type { HireView } from "#contract/hires/hire-view.ts";

interface RequestStepsProps {
  /** Null before the customer has chosen a company. */
  stage: HireView["stage"] | null;
  hasQuote: boolean;
  isTest?: boolean;
}

const QUOTES = 1;
const DONE = { chosen: 3, delivered: 4, collected: 5 };

export function RequestSteps({ stage, hasQuote, isTest = false }: RequestStepsProps) {
  const done = stage ? DONE[stage] : hasQuote ? 2 : 1;
  const labels = [isTest ? "Written" : "Sent", "Quotes", "Chosen", "Delivered", "Collected"];
  /** A company can be chosen by telephone, without a quote. */
  const isDone = (position: number) => position < done && (position !== QUOTES || hasQuote);
  return (
    <ol
      aria-label="How far the request has come"
      className="my-2 grid grid-cols-[repeat(5,auto)] gap-1.5 text-xs sm:grid-cols-5 sm:text-sm"
    >
      {labels.map((label, position) => (
        <li
          key={label}
          aria-current={position === done ? "step" : undefined}
          className={`border-t-4 pt-1 ${isDone(position) ? "border-go font-bold" : position === done ? "border-skip" : "border-line text-muted"}`}
        >
          {label}
          {isDone(position) && <span className="sr-only">: done</span>}
        </li>
      ))}
    </ol>
  );
}

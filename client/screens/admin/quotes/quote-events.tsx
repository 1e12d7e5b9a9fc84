import { formatPounds } from "#client/components/company/format.ts";
import { EventList } from "#client/components/hire/event-list.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { longWeekday } from "#contract/dates.ts";
import { PROBLEM_ANSWERS, PROBLEMS } from "#contract/hires/presses.ts";
import { labelOf } from "#contract/options.ts";
import type { Quote } from "#contract/quotes.ts";

/** The problems of a hire that are not settled, and everything that customer and companies pressed about the request. */
export function QuoteEvents({ quote: { events, problems, reference } }: { quote: Quote }) {
  if (events.length === 0) return null;
  return (
    <>
      {problems.length > 0 && (
        <ul aria-label="Open problems" className="grid gap-2">
          {problems.map((problem) => (
            <li key={problem.number} className="grid gap-0.5 border-l-4 border-stop pl-3">
              <p className="font-semibold wrap-anywhere">
                <Badge tone="stop">Open problem</Badge> {labelOf(PROBLEMS, problem.problem)}
                {problem.amount && `: ${formatPounds(problem.amount)}`}
              </p>
              <p className="text-sm text-muted">
                {reference}-{problem.number}. {answerWords(problem)}
              </p>
            </li>
          ))}
        </ul>
      )}
      <details open={problems.length > 0} className="rounded-control border border-line">
        <summary className="flex min-h-11 items-center px-4 font-semibold">Events: {events.length}</summary>{" "}
        <div className="border-t border-line px-4 py-3">
          <EventList events={events} reference={reference} />
        </div>
      </details>
    </>
  );
}

function answerWords({ answer, answerBy, settled }: Quote["problems"][number]): string {
  if (!answer) return `An answer is due by ${longWeekday(answerBy)}.`;
  const offered = answer.amount ? `: ${formatPounds(answer.amount)}` : "";
  const said = settled === false ? " The customer said that it is not settled." : "";
  return `Answered: “${labelOf(PROBLEM_ANSWERS, answer.reply)}”${offered}.${said}`;
}

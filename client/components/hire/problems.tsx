import { longWeekday } from "#contract/dates.ts";
import type { HireView } from "#contract/hires/hire-view.ts";
import { PROBLEMS } from "#contract/hires/presses.ts";
import { labelOf } from "#contract/options.ts";
import { formatPounds } from "#contract/text/pounds.ts";
import { EventWords } from "./event-list.tsx";
import type { PressContext } from "./outcome.ts";
import { PressForm } from "./press-form.tsx";

type Problem = HireView["problems"][number];

export interface ProblemsProps extends PressContext {
  hire: HireView;
  reference: string;
  other: string;
  /** True once the customer's details were deleted. Then nothing can be pressed and no answer is due. */
  isErased?: boolean;
  /** Who gives the customer free advice. */
  advice?: string | undefined;
}

export function Problems(props: ProblemsProps) {
  const { hire, reader } = props;
  if (hire.problems.length === 0) return null;
  return (
    <section aria-labelledby="problems-title" className="grid gap-3">
      <h3 id="problems-title" className="font-bold">
        What is wrong
      </h3>
      {hire.problems.map((problem) => (
        <ProblemCard key={problem.number} {...props} problem={problem} />
      ))}
      {reader === "customer" && hire.problems.some(({ settled }) => !settled) && (
        <p className="text-sm print:hidden">
          We show both sides and decide nothing.{props.advice && ` Free advice: ${props.advice}.`}{" "}
          <a href="/how-we-work#hire-went-wrong" className="link">
            Where you can go next
          </a>
        </p>
      )}
    </section>
  );
}

/** Everything that both sides said about it, in order. A changed answer leaves the former one. */
function ProblemCard({ problem, ...context }: ProblemsProps & { problem: Problem }) {
  const { hire, reader, other, reference, isErased = false } = context;
  const { number, at, amount, words, answer, answerBy, settled } = problem;
  const canAnswer = reader === "company" && !settled && !isErased;
  const since = hire.events.filter(({ about, kind }) => about === number && kind !== "problem");
  const title = `${labelOf(PROBLEMS, problem.problem)}${amount ? `: ${formatPounds(amount)}` : ""}`;
  return (
    <article className={`grid gap-2 border-l-4 pl-3 ${settled ? "border-go" : "border-stop"}`}>
      <div>
        <EventWords {...{ number, at, words, reference }} text={<strong>{title}</strong>} />
      </div>
      {since.map((event) => (
        <div key={event.number}>
          <EventWords {...event} reference={reference} />
        </div>
      ))}
      {!answer && !settled && !isErased && (
        <p>
          {reader === "company" ? "Please answer" : `${other} is asked to answer`} by {longWeekday(answerBy)}.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {canAnswer && (
          <PressForm
            {...context}
            press="problem-answer"
            hidden={{ number }}
            label={answer && "Change your answer"}
            defaults={answer ? { ...answer } : {}}
            variant={answer ? "quiet" : "primary"}
          />
        )}
        {reader === "customer" && !settled && !isErased && (
          <PressForm {...context} press="problem-end" hidden={{ number }} />
        )}
      </div>
    </article>
  );
}

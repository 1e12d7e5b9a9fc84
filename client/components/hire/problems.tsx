import { longDateInLondon, longWeekday } from "#contract/dates.ts";
import type { HireView } from "#contract/hires/press-bodies.ts";
import { PROBLEM_ANSWERS, PROBLEMS } from "#contract/hires/presses.ts";
import { labelOf } from "#contract/options.ts";
import { formatPounds } from "#contract/text/pounds.ts";
import type { PressContext } from "./outcome.ts";
import { PressForm } from "./press-form.tsx";

type Problem = HireView["problems"][number];

export interface ProblemsProps extends PressContext {
  hire: HireView;
  reference: string;
  other: string;
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
          We show both sides and decide nothing.{" "}
          <a href="/how-we-work#complaining" className="link">
            Where you can go next
          </a>
        </p>
      )}
    </section>
  );
}

function ProblemCard({ problem, ...context }: ProblemsProps & { problem: Problem }) {
  const { reader, other, reference } = context;
  const { number, at, amount, words, answer, answerBy, settled } = problem;
  const canAnswer = reader === "company" && !settled;
  return (
    <article className={`grid gap-2 border-l-4 pl-3 ${settled ? "border-go" : "border-stop"}`}>
      <p className="font-semibold">
        {labelOf(PROBLEMS, problem.problem)}
        {amount && `: ${formatPounds(amount)}`}
      </p>
      {words && <blockquote className="whitespace-pre-line wrap-anywhere">“{words}”</blockquote>}
      <p className="text-sm text-muted">
        {reference}-{number}, {longDateInLondon(new Date(at))}
      </p>
      {answer ? (
        <div>
          <p className="font-semibold wrap-anywhere">
            {reader === "company" ? "You" : other} answered: {labelOf(PROBLEM_ANSWERS, answer.reply)}
            {answer.amount && `: ${formatPounds(answer.amount)}`}
          </p>
          {answer.words && (
            <blockquote className="whitespace-pre-line wrap-anywhere">“{answer.words}”</blockquote>
          )}
          <p className="text-sm text-muted">{longDateInLondon(new Date(answer.at))}</p>
        </div>
      ) : (
        <p>
          {reader === "company" ? "Please answer" : `${other} is asked to answer`} by {longWeekday(answerBy)}.
        </p>
      )}
      {settled !== null && (
        <p className="font-semibold">
          {reader === "customer" ? "You said" : "The customer said"} that it is{" "}
          {settled ? "settled" : "not settled"}.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {canAnswer && (
          <PressForm
            {...context}
            press="problem-answer"
            hidden={{ number }}
            label={answer && "Change your answer"}
            variant={answer ? "quiet" : "primary"}
          />
        )}
        {reader === "customer" && !settled && (
          <PressForm {...context} press="problem-end" hidden={{ number }} />
        )}
      </div>
    </article>
  );
}

import type { AskedQuestion } from "#contract/hires/hire-view.ts";
import { EventWords } from "./event-list.tsx";
import type { PressContext } from "./outcome.ts";
import { PressForm } from "./press-form.tsx";

interface QuestionsProps extends PressContext {
  questions: readonly AskedQuestion[];
  reference: string;
  /** True if the customer can answer. */
  isOpen?: boolean;
}

export function JobQuestions({ questions, reference, isOpen = false, ...context }: QuestionsProps) {
  const { reader } = context;
  if (questions.length === 0) return null;
  return (
    <section
      aria-labelledby="questions"
      className={`card grid gap-3 print:hidden ${reader === "company" ? "p-4 sm:p-6" : "p-5 sm:p-8"}`}
    >
      <h2 id="questions" className={`display ${reader === "company" ? "text-xl sm:text-2xl" : "text-2xl"}`}>
        Questions about the job
      </h2>
      {questions.map(({ number, at, text, company, answer, answered }) => (
        <article key={number} className="grid gap-1.5 border-l-4 border-line pl-3">
          <div>
            <EventWords {...{ number, at, reference }} text={<strong>{text}</strong>} words={null} />
          </div>
          {company && (
            <p className="text-sm text-muted">{reader === "company" ? "Asked by you" : `${company} asks`}</p>
          )}
          {answered && (
            <div>
              <EventWords {...answered} reference={reference} text="Answer:" words={answer} />
            </div>
          )}
          {!answered && reader !== "customer" && (
            <p className="text-muted">The customer has not answered yet.</p>
          )}
          {!answered && reader === "customer" && isOpen && (
            <PressForm {...context} press="answer" variant="primary" hidden={{ number }} />
          )}
        </article>
      ))}
    </section>
  );
}

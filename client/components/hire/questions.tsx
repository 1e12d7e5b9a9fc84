import type { AskedQuestion } from "#contract/hires/press-bodies.ts";
import type { PressContext } from "./outcome.ts";
import { PressForm } from "./press-form.tsx";

interface QuestionsProps extends PressContext {
  questions: readonly AskedQuestion[];
  /** True if the customer can answer. */
  isOpen?: boolean;
}

export function JobQuestions({ questions, isOpen = false, ...context }: QuestionsProps) {
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
      {questions.map(({ number, text, company, answer }) => (
        <article key={number} className="grid gap-1.5 border-l-4 border-line pl-3">
          <p className="font-semibold wrap-anywhere">{text}</p>
          {company && (
            <p className="text-sm text-muted">{reader === "company" ? "Asked by you" : `${company} asks`}</p>
          )}
          {answer && <blockquote className="whitespace-pre-line wrap-anywhere">“{answer}”</blockquote>}
          {!answer && reader !== "customer" && (
            <p className="text-muted">The customer has not answered yet.</p>
          )}
          {!answer && reader === "customer" && isOpen && (
            <PressForm {...context} press="answer" variant="primary" hidden={{ number }} />
          )}
        </article>
      ))}
    </section>
  );
}

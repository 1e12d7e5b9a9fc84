import type { AskedQuestion } from "#contract/hires/press-bodies.ts";
import { type PressContext, PressForm } from "./press-form.tsx";

interface QuestionsProps extends PressContext {
  questions: readonly AskedQuestion[];
  isOpen: boolean;
}

export function JobQuestions({ questions, isOpen, ...context }: QuestionsProps) {
  const { reader } = context;
  if (questions.length === 0 && !(isOpen && reader === "company")) return null;
  return (
    <section aria-labelledby="questions" className="card grid gap-3 p-5 sm:p-8 print:hidden">
      <h2 id="questions" className="display text-2xl">
        {questions.length === 0 ? "Something missing for your price?" : "Questions about the job"}
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
      {reader === "company" && isOpen && (
        <PressForm
          {...context}
          press="question"
          label={questions.some(({ company }) => company !== null) ? "Ask another question" : undefined}
          text="The customer answers once, and every company asked sees question and answer, not who asked."
        />
      )}
    </section>
  );
}

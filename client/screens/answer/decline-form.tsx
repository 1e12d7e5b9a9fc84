import { ErrorSummary } from "#client/components/form/error-summary.tsx";
import { SubmitButton, TextAreaField } from "#client/components/form/fields.tsx";
import { KeptForm } from "#client/components/form/kept-form.tsx";
import { DECLINE_REASONS, MAX_OFFER_NOTE } from "#contract/answers/offer.ts";
import type { AnswerFormProps } from "./post-answer.ts";
import { DECLINE_NOTE_FIELD } from "./shown-offer.ts";

/** Differs from the id of the price form's error summary, because the page can show both summaries. */
const PROBLEMS_ID = "decline-problems";

export function DeclineForm({ asked, token, formKey, posted }: AnswerFormProps) {
  const hasAnswered = asked.offers.length > 0;
  return (
    <section id="decline" aria-labelledby="decline-title" className="card grid gap-3 p-4 sm:p-6">
      <h2 id="decline-title" className="display text-xl sm:text-2xl">
        {hasAnswered ? "Can't do it after all?" : "Can't do this job?"}
      </h2>
      <p className="text-ink-soft">
        Press a reason: the customer is told politely. You can still send a price afterwards.
      </p>
      <KeptForm
        keeps="decline"
        action={`/answer/${encodeURIComponent(token)}#${PROBLEMS_ID}`}
        className="grid gap-3"
      >
        {posted && <ErrorSummary failure={posted} id={PROBLEMS_ID} />}
        <input type="hidden" name="key" value={formKey} />
        <details open={Boolean(posted?.values.note)}>
          <summary className="flex min-h-9 items-center">
            <span className="link">Add a note first</span>
          </summary>{" "}
          <TextAreaField
            id={DECLINE_NOTE_FIELD}
            label="A note to the customer"
            name="note"
            rows={2}
            maxLength={MAX_OFFER_NOTE}
            autoComplete="off"
            defaultValue={posted?.values.note}
            error={posted?.errors[DECLINE_NOTE_FIELD]}
          />
        </details>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2 sm:grid-cols-3">
          {DECLINE_REASONS.map(({ value, label }) => (
            <SubmitButton key={value} name="reason" value={value} variant="quiet" size="small">
              {`${label} `}
            </SubmitButton>
          ))}
        </div>
      </KeptForm>
    </section>
  );
}

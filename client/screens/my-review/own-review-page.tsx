import { ErrorSummary, SUMMARY_ID } from "#client/components/form/error-summary.tsx";
import type { PostedForm } from "#client/components/form/posted-form.ts";
import { Icon } from "#client/components/icon.tsx";
import { ReviewFields } from "#client/components/review/review-fields.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { REVIEW_PROOF_LABELS } from "#contract/options.ts";
import type { OwnReview } from "#contract/reviews.ts";

const DONE: Readonly<Record<string, string>> = {
  confirmed: "Thank you. Your review now says “Email confirmed”.",
  again:
    "You have confirmed another review of this company with this address already, so this one stays “Not checked”.",
  saved: "Saved. Your review shows what you wrote.",
  "saved-waiting":
    "Saved. Your change waits for our administrator. Until then your review shows its former words.",
};

interface OwnReviewPageProps {
  review: OwnReview;
  /** The author's last action, from the URL: a key of `DONE`. Null if there is none. */
  done: string | null;
  posted: PostedForm | undefined;
}

export function OwnReviewPage({ review, done, posted }: OwnReviewPageProps) {
  const { company, proof, isWaiting, isEditWaiting } = review;
  return (
    <div className="grid gap-5">
      <div className="grid gap-3">
        <h1 className="display text-2xl wrap-anywhere sm:text-4xl">Your review of {company.name}</h1>
        <p className="flex flex-wrap items-center gap-3">
          <Badge tone={proof === "none" ? "plain" : "go"}>{REVIEW_PROOF_LABELS[proof]}</Badge>{" "}
          {isWaiting && (
            <span className="text-ink-soft">It waits for our administrator before it shows.</span>
          )}{" "}
          {isEditWaiting && <span className="text-ink-soft">Your change waits for our administrator.</span>}{" "}
          {!isWaiting && (
            <a href={`/company/${company.id}#reviews`} className="link">
              See it on the company's page
            </a>
          )}
        </p>
        {done !== null && DONE[done] && !posted && (
          <p role="status" className="flex items-center gap-3 border-l-4 border-go bg-go-pale px-4 py-3">
            <Icon name="check" size="size-5" className="shrink-0 text-go" />
            {(done === "saved" && isEditWaiting && DONE["saved-waiting"]) ||
              (done === "confirmed" && proof === "none" && DONE.again) ||
              DONE[done]}
          </p>
        )}
      </div>
      {proof === "none" && <ConfirmForm />}
      <EditForm review={review} posted={posted} />
      <WithdrawForm isReplied={review.isReplied} />
    </div>
  );
}

const ConfirmForm = () => (
  <section aria-labelledby="confirm" className="card overflow-hidden">
    <div aria-hidden="true" className="hazard h-2" />
    <form method="post" className="grid justify-items-start gap-3 p-4 sm:p-6">
      <h2 id="confirm" className="display text-xl">
        Is this review yours?
      </h2>
      <p className="max-w-prose text-ink-soft">
        Then confirm it. Readers see “Email confirmed” beside your review, and we delete your address: it has
        done its work. Keep our email if you may want to change the review later.
      </p>
      <button type="submit" name="intent" value="confirm" className={`${buttonClass()} max-sm:w-full`}>
        Yes, confirm my review
      </button>
    </form>
  </section>
);

/** The values of the form's fields. */
export const shownFields = ({ customerName, rating, title, content, skipSize }: OwnReview) => ({
  ...{ customerName, rating: String(rating), title, content },
  skipSize: skipSize ?? "",
});

function EditForm({ review, posted }: Pick<OwnReviewPageProps, "review" | "posted">) {
  const stored = shownFields(review);
  const values: Readonly<Record<string, string>> = posted?.values ?? stored;
  const field = (name: string) => ({
    id: name,
    name,
    defaultValue: values[name] ?? "",
    error: posted?.errors[name],
  });
  return (
    <section aria-labelledby="edit" className="card grid gap-4 p-4 sm:p-6">
      <div className="grid gap-2">
        <h2 id="edit" className="display text-xl">
          Change it
        </h2>
        <p className="max-w-prose text-ink-soft">
          The date of the change shows beside your review
          {review.proof === "none" && ", and saving confirms your address as well"}.
        </p>
      </div>
      <form method="post" action={`#${SUMMARY_ID}`} noValidate className="grid gap-5 sm:grid-cols-2">
        {posted && (
          <div className="sm:col-span-2">
            <ErrorSummary failure={posted} done="saved" />
          </div>
        )}
        <input type="hidden" name="shown" value={posted?.values.shown ?? JSON.stringify(stored)} />
        <ReviewFields field={field} />
        <div className="flex justify-end sm:col-span-2">
          <button type="submit" name="intent" value="edit" className={`${buttonClass("dark")} max-sm:w-full`}>
            Save changes
          </button>
        </div>
      </form>
    </section>
  );
}

const WithdrawForm = ({ isReplied }: { isReplied: boolean }) => (
  <details className="card p-4 sm:p-6">
    <summary className={`${buttonClass("danger")} w-fit list-none marker:content-none max-sm:w-full`}>
      Take my review back
    </summary>{" "}
    <form method="post" className="mt-4 grid justify-items-start gap-3">
      <p className="max-w-prose text-ink-soft">
        We delete your name and your words{isReplied && ", with the company's reply"}, and the rating no
        longer counts. This cannot be undone.
      </p>
      <button
        type="submit"
        name="intent"
        value="withdraw"
        className={`${buttonClass("danger")} max-sm:w-full`}
      >
        Yes, take it back
      </button>
    </form>
  </details>
);

import { ErrorSummary, SUMMARY_ID } from "#client/components/form/error-summary.tsx";
import { SubmitButton } from "#client/components/form/fields.tsx";
import {
  comparable,
  invalidForm,
  type PostedForm,
  readOpened,
  readTextFields,
  unsentForm,
} from "#client/components/form/posted-form.ts";
import { Icon } from "#client/components/icon.tsx";
import { ReviewFields } from "#client/components/review/review-fields.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import type { ActionArgs, LoaderArgs, ScreenProps } from "#client/page.ts";
import { CONFIRM_REVIEW_DAYS } from "#contract/limits.ts";
import { REVIEW_PROOF_LABELS } from "#contract/options.ts";
import { editedReview, type OwnReview, withRating } from "#contract/reviews.ts";

/** Opening the link changes nothing, because mail programs open links automatically. */
export async function loader({ params, services }: LoaderArgs) {
  const review = await services.reviews.own.find(params.token ?? "");
  return review ? { props: { review } } : { status: 404 };
}

export const fields = () => ({ texts: ["intent", "shown", ...Object.keys(editedReview.shape)] });

export async function action({ form, params: { token = "" }, services }: ActionArgs) {
  const { own } = services.reviews;
  const values = readTextFields(form);
  const after = (changed: number | null, act: string) =>
    changed === null
      ? { status: 404 }
      : { redirect: `/my-review/${encodeURIComponent(token)}?done=${act}#main` };
  if (values.intent === "confirm") return after(await own.confirm(token), "confirmed");
  if (values.intent === "withdraw") return after(await own.withdraw(token), "withdrawn");
  if (values.intent !== "edit") return { status: 404 };
  const review = await own.find(token);
  const asked = review ? { ...values, ...untouched(values, review) } : values;
  const edited = editedReview.safeParse(withRating(asked));
  if (!edited.success) return invalidForm(values, edited.error.issues);
  return after(await own.edit(token, edited.data), "saved");
}

/**
 * The stored values of the fields that the author left unchanged. They replace the posted values, because another tab may have
 * changed the review meanwhile.
 */
function untouched(values: Readonly<Record<string, string>>, review: OwnReview): Record<string, string> {
  const shown = readOpened(values.shown);
  return Object.fromEntries(
    Object.entries(shownFields(review)).filter(([name]) => comparable(values[name]) === shown[name]),
  );
}

/** Null for every intent but "edit", because only the form with this intent has typed text. */
export const returnForm = (args: ActionArgs, message: string) =>
  args.form.get("intent") === "edit" ? unsentForm(args, message) : null;

interface MyReviewProps extends ScreenProps {
  review?: OwnReview;
  posted?: PostedForm;
}

export default function MyReviewScreen({ review, posted }: MyReviewProps) {
  const done = usePageParams().get("done");
  const isWithdrawn = done === "withdrawn";
  return (
    <div className="page max-w-3xl py-6 sm:py-8">
      <title>{posted ? "Error: your review" : "Your review"}</title>
      <meta name="robots" content="noindex" />
      {review ? (
        <OwnReviewPage review={review} done={done} posted={posted} />
      ) : (
        <MessagePanel title={isWithdrawn ? "Your review is gone" : "Review Not Found"}>
          {isWithdrawn ? (
            <p className="max-w-prose text-ink-soft">
              It no longer counts in the company's rating, and we have deleted what you wrote. Our{" "}
              <a href="/reviews-ledger" className="link">
                reviews ledger
              </a>{" "}
              keeps a line without your name or words: a review was withdrawn by its writer.
            </p>
          ) : (
            <p className="max-w-prose text-ink-soft">
              Please check that the link is complete. It stops working when the review is gone, and after{" "}
              {CONFIRM_REVIEW_DAYS} days if the address was never confirmed.
            </p>
          )}
          <a href="/" className={buttonClass()}>
            Home
          </a>
        </MessagePanel>
      )}
    </div>
  );
}

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
  /** The author's last action as the URL names it, a key of `DONE`. Null if the URL names none. */
  done: string | null;
  posted: PostedForm | undefined;
}

function OwnReviewPage({ review, done, posted }: OwnReviewPageProps) {
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
      <SubmitButton intent="confirm" className="max-sm:w-full">
        Yes, confirm my review
      </SubmitButton>
    </form>
  </section>
);

const shownFields = ({ customerName, rating, title, content, skipSize }: OwnReview) => ({
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
        {posted && <ErrorSummary failure={posted} done="saved" className="sm:col-span-2" />}
        <input type="hidden" name="shown" value={posted?.values.shown ?? JSON.stringify(stored)} />
        <ReviewFields field={field} />
        <SubmitButton intent="edit" variant="dark" className="justify-self-end max-sm:w-full sm:col-span-2">
          Save changes
        </SubmitButton>
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
      <SubmitButton intent="withdraw" variant="danger" className="max-sm:w-full">
        Yes, take it back
      </SubmitButton>
    </form>
  </details>
);

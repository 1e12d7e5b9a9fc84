import {
  invalidForm,
  type PostedForm,
  readTextFields,
  unsentForm,
} from "#client/components/form/posted-form.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import type { ActionArgs, LoaderArgs, ScreenProps } from "#client/page.ts";
import { CONFIRM_REVIEW_DAYS } from "#contract/limits.ts";
import { editedReview, type OwnReview, withRating } from "#contract/reviews.ts";
import { OwnReviewPage, shownFields } from "./own-review-page.tsx";

/** Opening the link changes nothing, because mail programs open links automatically. */
export async function loader({ params, services }: LoaderArgs) {
  const review = await services.reviews.own.find(params.token ?? "");
  return review ? { props: { review } } : { status: 404 };
}

export const fields = () => ({ texts: ["intent", "shown", ...Object.keys(editedReview.shape)] });

export async function action({ form, params: { token = "" }, services }: ActionArgs) {
  const { own } = services.reviews;
  const values = readTextFields(form);
  const done = (act: string) => ({ redirect: `/my-review/${encodeURIComponent(token)}?done=${act}#main` });
  switch (values.intent) {
    case "confirm":
      return (await own.confirm(token)) === null ? { status: 404 } : done("confirmed");
    case "withdraw":
      return (await own.withdraw(token)) === null ? { status: 404 } : done("withdrawn");
    case "edit": {
      const review = await own.find(token);
      const asked = review ? { ...values, ...untouched(values, review) } : values;
      const edited = editedReview.safeParse(withRating(asked));
      if (!edited.success) return invalidForm(values, edited.error.issues);
      return (await own.edit(token, edited.data)) === null ? { status: 404 } : done("saved");
    }
    default:
      return { status: 404 };
  }
}

/** What the review says now in the fields that the author left as they were shown: another tab may have changed them. */
function untouched(values: Readonly<Record<string, string>>, review: OwnReview): Record<string, string> {
  const shown = shownValues(values.shown);
  const unchanged = Object.entries(shownFields(review)).filter(
    ([name]) => values[name]?.replaceAll("\r\n", "\n") === shown[name],
  );
  return Object.fromEntries(unchanged);
}

function shownValues(json = "{}"): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(json));
  } catch {
    return {};
  }
}

/** Only the form that changes the review has typed text. */
export const returnForm = (args: ActionArgs, message: string) =>
  args.form.get("intent") === "edit" ? unsentForm(args, message) : null;

interface MyReviewProps extends ScreenProps {
  /** Missing if the link is invalid, the review was deleted, or the author's email address was not confirmed in time. */
  review?: OwnReview;
  /** The submitted values, if they were invalid or the form was not handled. */
  posted?: PostedForm;
}

export default function MyReviewScreen({ review, posted }: MyReviewProps) {
  const done = usePageParams().get("done");
  return (
    <div className="page max-w-3xl py-6 sm:py-8">
      <title>{posted ? "Error: your review" : "Your review"}</title>
      <meta name="robots" content="noindex" />
      {review ? (
        <OwnReviewPage review={review} done={done} posted={posted} />
      ) : (
        <NoReview isWithdrawn={done === "withdrawn"} />
      )}
    </div>
  );
}

/** The page for a link whose review was withdrawn, deleted or never confirmed, and for an invalid link. */
function NoReview({ isWithdrawn }: { isWithdrawn: boolean }) {
  return isWithdrawn ? (
    <MessagePanel title="Your review is gone">
      <p className="max-w-prose text-ink-soft">
        It no longer counts in the company's rating, and we have deleted what you wrote. Our{" "}
        <a href="/reviews-ledger" className="link">
          reviews ledger
        </a>{" "}
        keeps a line without your name or words: a review was withdrawn by its writer.
      </p>
      <a href="/" className={buttonClass()}>
        Home
      </a>
    </MessagePanel>
  ) : (
    <MessagePanel title="Review Not Found">
      <p className="max-w-prose text-ink-soft">
        Please check that the link is complete. It stops working when the review is gone, and after{" "}
        {CONFIRM_REVIEW_DAYS} days if the address was never confirmed.
      </p>
      <a href="/" className={buttonClass()}>
        Home
      </a>
    </MessagePanel>
  );
}

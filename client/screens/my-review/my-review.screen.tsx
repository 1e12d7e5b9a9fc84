import {
  invalidForm,
  type PostedForm,
  readTextFields,
  unsentForm,
} from "#client/components/form/posted-form.ts";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import type { ActionArgs, LoaderArgs, ScreenProps } from "#client/page.ts";
import { editedReview, type OwnReview } from "#contract/reviews.ts";
import { NoReview } from "./no-review.tsx";
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
      const edited = editedReview.safeParse({ ...asked, rating: Number(asked.rating || Number.NaN) });
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

import { formatDate } from "#client/components/company/format.ts";
import { ErrorSummary, SUMMARY_ID } from "#client/components/form/error-summary.tsx";
import { SubmitButton, TextAreaField } from "#client/components/form/fields.tsx";
import { invalidForm, type PostedForm } from "#client/components/form/posted-form.ts";
import { Stars } from "#client/components/star-rating.tsx";
import type { ActionArgs, LoaderArgs, LoaderResult, ScreenProps } from "#client/page.ts";
import { rowPathParams } from "#contract/field-schemas.ts";
import { type Review, reviewReply } from "#contract/reviews.ts";
import { actAsFirm, type FirmProps, FirmShell, loadFirm, returnFirmForm } from "./firm-page.tsx";

export const loader = (args: LoaderArgs) =>
  loadFirm(args, async (companyId) => ({ reviews: args.services.companies.reviewsOf(companyId) }));

export const fields = () => ({ texts: ["companyId", "reviewId", ...Object.keys(reviewReply.shape)] });

export const action = (args: ActionArgs) =>
  actAsFirm(args, async (companyId, values): Promise<LoaderResult> => {
    const review = rowPathParams.safeParse({ id: values.reviewId });
    if (!review.success) return { status: 400 };
    const reply = reviewReply.safeParse(values);
    if (!reply.success) return invalidForm(values, reply.error.issues);
    const { companies, reviews } = args.services;
    const isRemoval = !reply.data.reply;
    const before = companies.reviewsOf(companyId).find(({ id }) => id === review.data.id);
    if (isRemoval && before && !before.reply)
      return invalidForm(values, [{ path: ["reply"], message: "Write a reply first" }]);
    const replied = await reviews.reply(companyId, review.data.id, reply.data);
    if (!replied) return { status: 404 };
    return { redirect: `/firm/reviews?done=${isRemoval ? "reply-removed" : "replied"}#main` };
  });

export { returnFirmForm as returnForm };

export default function FirmReviewsScreen({
  reviews = [],
  posted,
  ...firm
}: ScreenProps & FirmProps & { reviews?: readonly Review[]; posted?: PostedForm }) {
  return (
    <FirmShell {...firm} title="Reviews" tab="/firm/reviews" isError={posted !== undefined}>
      {({ listing }) => (
        <>
          <div className="grid gap-1">
            <h1 className="display text-xl sm:text-2xl">Reviews of your company</h1>
            <p className="max-w-prose text-ink-soft">
              You can reply once to each, and change the reply later. It shows below the review as “Reply from{" "}
              {listing.name}”. Please name no customer. If a review breaks our rules, report it: we decide,
              and say in the ledger why.
            </p>
          </div>
          {reviews.length === 0 && (
            <p className="card p-4 text-ink-soft sm:p-6">
              Nobody has reviewed you here yet. Customers who choose you here are invited to.
            </p>
          )}
          {reviews.map((review) => (
            <ReplyForm
              key={review.id}
              review={review}
              firm={listing.id}
              posted={posted?.values.reviewId === String(review.id) ? posted : undefined}
            />
          ))}
        </>
      )}
    </FirmShell>
  );
}

interface ReplyFormProps {
  review: Review;
  firm: number;
  posted: PostedForm | undefined;
}

function ReplyForm({ review, firm, posted }: ReplyFormProps) {
  const { id, companyId, rating, title, content, customerName, createdAt, reply } = review;
  const field = `reply-${id}`;
  return (
    <article aria-labelledby={`review-${id}`} className="card grid gap-3 p-4 sm:p-6">
      <div className="grid gap-1">
        <h2 id={`review-${id}`} className="font-bold wrap-anywhere">
          {title}
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <Stars rating={rating} />
          <span className="sr-only">{rating} out of 5</span>{" "}
          <span className="wrap-anywhere">
            {customerName}, {formatDate(createdAt)}
          </span>
        </p>
        <p className="whitespace-pre-line text-ink-soft wrap-anywhere">{content}</p>
      </div>
      <form method="post" action={`/firm/reviews#${SUMMARY_ID}`} className="grid gap-3">
        {posted && (
          <ErrorSummary
            failure={{
              errors: posted.errors.reply ? { [field]: posted.errors.reply } : {},
              message: posted.message,
            }}
            done="saved"
          />
        )}
        <input type="hidden" name="reviewId" value={id} />
        <input type="hidden" name="companyId" value={firm} />
        <TextAreaField
          id={field}
          name="reply"
          label={reply ? "Your reply" : "Reply"}
          hint={reply ? "Leave it empty to take it back." : undefined}
          rows={3}
          error={posted?.errors.reply}
          defaultValue={posted?.values.reply ?? reply ?? ""}
        />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <SubmitButton variant="quiet" size="small">
            {reply ? "Change the reply" : "Publish the reply"}
          </SubmitButton>{" "}
          <a
            href={`/review-report/${id}?company=${companyId}`}
            aria-label={`Report the review “${title}”`}
            className="link inline-flex min-h-11 items-center text-sm"
          >
            Report this review
          </a>
        </div>
      </form>
    </article>
  );
}

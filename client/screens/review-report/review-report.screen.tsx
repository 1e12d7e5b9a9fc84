import { formatDate } from "#client/components/company/format.ts";
import { ErrorSummary, SUMMARY_ID } from "#client/components/form/error-summary.tsx";
import { TextAreaField } from "#client/components/form/fields.tsx";
import { FieldError } from "#client/components/form/form-field.tsx";
import { Honeypot } from "#client/components/form/honeypot.tsx";
import { type PostedForm, parsePostedForm, unsentForm } from "#client/components/form/posted-form.ts";
import {
  REVIEW_RULE_CODES,
  REVIEW_RULE_WORDS,
  reportReasonLabel,
} from "#client/components/review/review-rules.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import type { ActionArgs, LoaderArgs, ScreenProps } from "#client/page.ts";
import { rowPathParams } from "#contract/field-schemas.ts";
import { type Review, reviewReport } from "#contract/reviews.ts";

/** Finds the review in memory, without a database query. Reviews are stored by company, so the query string names the company. */
export function loader({ params, url, services }: LoaderArgs) {
  const named = Number(url.searchParams.get("company"));
  const companyId = services.companies.mergedInto(named) ?? named;
  const company = services.companies.find(companyId);
  const review = services.companies.reviewsOf(companyId).find(({ id }) => String(id) === params.id);
  if (!company || !review) return { status: 404 };
  return { props: { review, companyName: company.name } };
}

export const fields = () => ({ texts: Object.keys(reviewReport.shape) });

export async function action({ form, firm, params, url, outerNetwork, services }: ActionArgs) {
  const path = rowPathParams.safeParse(params);
  if (!path.success) return { status: 404 };
  const { id } = path.data;
  const { data, invalid } = parsePostedForm(form, reviewReport);
  if (invalid) return invalid;
  const byCompany = firm !== null && services.companies.reviewsOf(firm).some((review) => review.id === id);
  if (!(await services.reviews.report(id, data, { byCompany, network: outerNetwork })))
    return { status: 404 };
  const company = Number(url.searchParams.get("company"));
  return { redirect: `/review-report/${id}?company=${company}&sent=1#main` };
}

export { unsentForm as returnForm };

interface ReviewReportProps extends ScreenProps {
  review?: Review;
  companyName?: string;
  posted?: PostedForm;
}

export default function ReviewReportScreen({ review, companyName = "", posted }: ReviewReportProps) {
  const isSent = usePageParams().has("sent");
  return (
    <div className="page max-w-3xl py-6 sm:py-8">
      <title>{posted ? "Error: report a review" : "Report a review"}</title>
      <meta name="robots" content="noindex" />
      {!review ? (
        <MessagePanel title="Review Not Found">
          <p className="max-w-prose text-ink-soft">
            It may have been removed, or taken back by its writer. To report another one, follow the link
            “Report” below it on the company's page.
          </p>
          <a href="/companies" className={buttonClass()}>
            All companies
          </a>
        </MessagePanel>
      ) : isSent && !posted ? (
        <MessagePanel title="Thank you for your report">
          <p className="max-w-prose text-ink-soft">
            We look at every report. The review stays where it is until we have decided: otherwise a report
            would be a way to hide it. What we decide, and for which reason, is a line in our{" "}
            <a href="/reviews-ledger" className="link">
              reviews ledger
            </a>
            .
          </p>
          <a href={`/company/${review.companyId}#reviews`} className={buttonClass()}>
            Back to the company
          </a>
        </MessagePanel>
      ) : (
        <ReportForm review={review} companyName={companyName} posted={posted} />
      )}
    </div>
  );
}

interface ReportFormProps {
  review: Review;
  companyName: string;
  posted: PostedForm | undefined;
}

function ReportForm({ review, companyName, posted }: ReportFormProps) {
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <h1 className="display text-2xl sm:text-4xl">Report a review</h1>
        <p className="max-w-prose text-ink-soft">
          Tell us which rule this review breaks. We remove reviews that break our{" "}
          <a href="/reviews-policy" className="link">
            reviews policy
          </a>
          , not reviews that somebody dislikes.
        </p>
      </div>
      <section aria-label={`Review of ${companyName}`} className="card grid gap-2 p-4 sm:p-6">
        <h2 className="text-lg font-bold wrap-anywhere">{review.title}</h2>
        <p className="max-w-prose whitespace-pre-line text-ink-soft wrap-anywhere">{review.content}</p>
        <p className="text-sm text-muted wrap-anywhere">
          {review.rating} out of 5 for {companyName} by {review.customerName}, {formatDate(review.createdAt)}
        </p>
      </section>
      <form
        method="post"
        action={`#${SUMMARY_ID}`}
        noValidate
        className="card relative grid gap-5 p-4 sm:p-6"
      >
        {posted && <ErrorSummary failure={posted} />}
        <Reasons chosen={posted?.values.reason} error={posted?.errors.reason} />
        <TextAreaField
          id="note"
          name="note"
          label="What should we know?"
          hint="Optional. Only our administrator reads it. Please leave out personal details."
          defaultValue={posted?.values.note ?? ""}
          error={posted?.errors.note}
        />
        <Honeypot error={posted?.errors.website} />
        <div className="flex justify-end">
          <button type="submit" className={`${buttonClass()} max-sm:w-full`}>
            Send report
          </button>
        </div>
      </form>
    </div>
  );
}

/** The first radio button has the field's name as its id, because the error summary links to that id. */
function Reasons({ chosen, error }: { chosen: string | undefined; error: string | undefined }) {
  return (
    <fieldset className="grid gap-1" aria-describedby={error && "reason-error"}>
      <legend className="mb-1 font-semibold">
        What is wrong with it?
        <span aria-hidden="true" className="text-stop">
          {" "}
          *
        </span>
      </legend>{" "}
      {error && <FieldError id="reason-error" message={error} />}
      {[...REVIEW_RULE_CODES, "other" as const].map((code, index) => (
        <label key={code} className="flex min-h-11 items-start gap-3 py-1.5">
          <input
            type="radio"
            id={index === 0 ? "reason" : undefined}
            name="reason"
            value={code}
            required
            defaultChecked={chosen === code}
            className="mt-0.5 size-5 shrink-0 accent-ink"
          />
          <span>
            {reportReasonLabel(code)}{" "}
            {code !== "other" && (
              <span className="block text-sm text-muted">{REVIEW_RULE_WORDS[code].refuses}</span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

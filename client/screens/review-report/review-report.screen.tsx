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
import { rowPathParams } from "#contract/field-schemas.ts";
import { type Review, reviewReport } from "#contract/reviews.ts";
import { ReportForm } from "./report-form.tsx";

/**
 * Finds the review in memory, without a database query. The store in memory finds reviews by company, so the query string names
 * the company.
 */
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
  const values = readTextFields(form);
  const report = reviewReport.safeParse(values);
  if (!report.success) return invalidForm(values, report.error.issues);
  const byCompany = firm !== null && services.companies.reviewsOf(firm).some((review) => review.id === id);
  if (!(await services.reviews.report(id, report.data, { byCompany, network: outerNetwork })))
    return { status: 404 };
  const company = Number(url.searchParams.get("company"));
  return { redirect: `/review-report/${id}?company=${company}&sent=1#main` };
}

export { unsentForm as returnForm };

interface ReviewReportProps extends ScreenProps {
  /** Missing if the review is not shown. */
  review?: Review;
  companyName?: string;
  /** The submitted values, if they were invalid or the form was not handled. */
  posted?: PostedForm;
}

export default function ReviewReportScreen({ review, companyName = "", posted }: ReviewReportProps) {
  const isSent = usePageParams().has("sent");
  return (
    <div className="page max-w-3xl py-6 sm:py-8">
      <title>{posted ? "Error: report a review" : "Report a review"}</title>
      <meta name="robots" content="noindex" />
      {!review ? (
        <NoReview />
      ) : isSent && !posted ? (
        <Sent companyId={review.companyId} />
      ) : (
        <ReportForm review={review} companyName={companyName} posted={posted} />
      )}
    </div>
  );
}

const NoReview = () => (
  <MessagePanel title="Review Not Found">
    <p className="max-w-prose text-ink-soft">
      It may have been removed, or taken back by its writer. To report another one, follow the link “Report”
      below it on the company's page.
    </p>
    <a href="/companies" className={buttonClass()}>
      All companies
    </a>
  </MessagePanel>
);

const Sent = ({ companyId }: { companyId: number }) => (
  <MessagePanel title="Thank you for your report">
    <p className="max-w-prose text-ink-soft">
      We look at every report. The review stays where it is until we have decided: otherwise a report would be
      a way to hide it. What we decide, and for which reason, is a line in our{" "}
      <a href="/reviews-ledger" className="link">
        reviews ledger
      </a>
      .
    </p>
    <a href={`/company/${companyId}#reviews`} className={buttonClass()}>
      Back to the company
    </a>
  </MessagePanel>
);

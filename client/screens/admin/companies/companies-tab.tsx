import { useState } from "react";
import { Icon } from "#client/components/icon.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { useCompanyDialog } from "../company-dialog/use-company-dialog.tsx";
import { CsvPanel } from "../csv/csv-panel.tsx";
import { RegisterPanel } from "../csv/register-panel.tsx";
import { Inbox } from "../inbox.tsx";
import type { ReviewedCompany } from "../reviews/review-row.tsx";
import { ReviewsDialog } from "../reviews/reviews-dialog.tsx";
import { CompanyList } from "./company-list.tsx";

export function CompaniesTab() {
  const { open, dialog } = useCompanyDialog();
  const [reviewedCompany, setReviewedCompany] = useState<ReviewedCompany | null>(null);
  return (
    <div className="grid gap-6">
      <Inbox />
      <section aria-labelledby="companies" className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="companies" className="display text-2xl">
            Companies
          </h2>
          <button type="button" onClick={() => open({ prefilled: {} })} className={buttonClass()}>
            <Icon name="plus" />
            Add New Company
          </button>
        </div>
        <CompanyList onEdit={(company) => open({ company })} onReviews={setReviewedCompany} />
      </section>
      <CsvPanel />
      <RegisterPanel />
      {reviewedCompany && (
        <ReviewsDialog company={reviewedCompany} onClose={() => setReviewedCompany(null)} />
      )}{" "}
      {dialog}
    </div>
  );
}

import { keepPreviousData } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { formatCompanyCount } from "#client/components/company/format.ts";
import { SelectField } from "#client/components/form/fields.tsx";
import { Icon } from "#client/components/icon.tsx";
import { FilterField } from "#client/components/search/filters/filter-field.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { Company } from "#contract/companies.ts";
import { COMPANY_FILTERS } from "#contract/desk/company-search.ts";
import type { CompanyDialogStart } from "./company-dialog/company-dialog.tsx";
import { CompanyRows } from "./company-rows.tsx";
import { CsvPanel } from "./csv/csv-panel.tsx";
import { Inbox } from "./inbox.tsx";
import { Pager } from "./pager.tsx";
import { type CompanyListSearch, editableCompaniesQueryOptions } from "./queries.ts";
import type { ReviewedCompany } from "./reviews/review-row.tsx";
import { ReviewsDialog } from "./reviews/reviews-dialog.tsx";
import { useAdminQuery } from "./use-admin-query.ts";

const CompanyDialog = lazy(() => import("./company-dialog/company-dialog.tsx"));

const FIRST_PAGE: CompanyListSearch = { search: "", locationSearch: "", filter: "public", page: 1 };

export function CompaniesTab() {
  const [dialog, setDialog] = useState<CompanyDialogStart | null>(null);
  const [reviewedCompany, setReviewedCompany] = useState<ReviewedCompany | null>(null);
  return (
    <div className="grid gap-6">
      <Inbox />
      <section aria-labelledby="companies" className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="companies" className="display text-2xl">
            Companies
          </h2>
          <button type="button" onClick={() => setDialog({ prefilled: {} })} className={buttonClass()}>
            <Icon name="plus" />
            Add New Company
          </button>
        </div>
        <CompanyList onEdit={(company) => setDialog({ company })} onReviews={setReviewedCompany} />
      </section>
      <CsvPanel />
      {reviewedCompany && (
        <ReviewsDialog company={reviewedCompany} onClose={() => setReviewedCompany(null)} />
      )}
      {dialog && (
        <Suspense>
          <CompanyDialog start={dialog} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </div>
  );
}

interface CompanyListProps {
  onEdit: (company: Company) => void;
  onReviews: (company: Company) => void;
}

/** Two filters, and one page of the companies that match both. */
function CompanyList({ onEdit, onReviews }: CompanyListProps) {
  const [filters, setFilters] = useState<CompanyListSearch>(FIRST_PAGE);
  const { data, isError, isPending } = useAdminQuery({
    ...editableCompaniesQueryOptions(filters),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <FilterField
          name="search"
          label="Search companies"
          placeholder="Name, town, phone, postcode or email"
          value={filters.search}
          onChange={(search) => setFilters({ ...filters, search, page: 1 })}
        />
        <FilterField
          name="locationSearch"
          label="Search by location"
          placeholder="Town or city"
          value={filters.locationSearch}
          onChange={(locationSearch) => setFilters({ ...filters, locationSearch, page: 1 })}
        />
        <SelectField
          label="Show"
          options={COMPANY_FILTERS}
          value={filters.filter}
          onChange={({ target }) => {
            const filter = COMPANY_FILTERS.find(({ value }) => value === target.value)?.value ?? "public";
            setFilters({ ...filters, filter, page: 1 });
          }}
        />
      </div>
      <p role="status" className="font-semibold">
        {isError ? "Failed to fetch companies" : isPending ? "Loading..." : formatCompanyCount(data.total)}
        {data?.total === 0 && filters.locationSearch && (
          <span className="block font-normal">Search by location looks in towns only, not in postcodes.</span>
        )}
      </p>
      {data && (
        <>
          <CompanyRows companies={data.companies} onEdit={onEdit} onReviews={onReviews} />
          <Pager {...data} onPage={(page) => setFilters({ ...filters, page })} />
        </>
      )}
    </>
  );
}

import { lazy, Suspense, useState } from "react";
import { countCompanies } from "#client/components/company/format.ts";
import { Icon } from "#client/components/icon.tsx";
import { FilterField } from "#client/components/search/filter-field.tsx";
import { button } from "#client/components/ui/button.ts";
import { useQuery } from "#client/queries/use-query.ts";
import type { Company } from "#contract/companies.ts";
import { PAGE_SIZE } from "#contract/limits.ts";
import { CompanyRows } from "./company-rows.tsx";
import { CsvPanel } from "./csv-panel.tsx";
import { ListingRequests } from "./listing-requests.tsx";
import { PageSteps } from "./page-steps.tsx";
import { companiesQuery } from "./queries.ts";
import { ReviewsDialog } from "./reviews-dialog.tsx";

const CompanyDialog = lazy(() => import("./company-dialog.tsx"));

/** What the dialog begins with: nothing for a new company, some of it from a listing request, all of it to edit. */
export type DialogStart = { company: Company } | { prefilled: Partial<Company> };

const START = { search: "", locationSearch: "", page: 1 };

export function CompaniesTab() {
  const [shown, setShown] = useState(START);
  const [dialog, setDialog] = useState<DialogStart | null>(null);
  const [reviewed, setReviewed] = useState<Company | null>(null);
  const query = {
    featured: undefined,
    location: undefined,
    radius: undefined,
    quotable: undefined,
    sort: "name" as const,
    search: shown.search || undefined,
    locationSearch: shown.locationSearch || undefined,
    page: shown.page,
    limit: PAGE_SIZE,
  };
  const { data, isError, isPending } = useQuery(companiesQuery(query), { keepWithin: "list" });
  return (
    <div className="grid gap-6">
      <ListingRequests onAdd={(prefilled) => setDialog({ prefilled })} />
      <section aria-labelledby="companies" className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="companies" className="display text-2xl">
            Companies
          </h2>
          <button type="button" onClick={() => setDialog({ prefilled: {} })} className={button()}>
            <Icon name="plus" />
            Add New Company
          </button>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <FilterField
            name="search"
            label="Search companies"
            placeholder="Name, town or county"
            value={shown.search}
            onChange={(search) => setShown({ ...shown, search, page: 1 })}
          />
          <FilterField
            name="locationSearch"
            label="Search by location"
            placeholder="Town or city"
            value={shown.locationSearch}
            onChange={(locationSearch) => setShown({ ...shown, locationSearch, page: 1 })}
          />
        </div>
        <p role="status" className="font-semibold">
          {isError ? "Failed to fetch companies" : isPending ? "Loading..." : countCompanies(data.total)}
        </p>
        {data && (
          <>
            <CompanyRows
              companies={data.companies}
              onEdit={(company) => setDialog({ company })}
              onReviews={setReviewed}
            />
            <PageSteps {...data} onPage={(page) => setShown({ ...shown, page })} />
          </>
        )}
      </section>
      <CsvPanel />
      {reviewed && <ReviewsDialog company={reviewed} onClose={() => setReviewed(null)} />}
      {dialog && (
        <Suspense>
          <CompanyDialog start={dialog} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </div>
  );
}

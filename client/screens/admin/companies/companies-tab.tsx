import { formatCompanyCount } from "#client/components/company/format.ts";
import { Icon } from "#client/components/icon.tsx";
import { findCompanyPage } from "#client/queries/companies.ts";
import type { Company } from "#contract/companies.ts";
import type { CompanyExport, CompanySearch } from "#contract/desk/company-search.ts";
import { COMPANY_FILTERS, COMPANY_ORDERS } from "#contract/desk/options.ts";
import { adminJson, adminRequest } from "../admin-requests.ts";
import { Button } from "../button.tsx";
import { useCompanyDialog } from "../company-dialog/use-company-dialog.tsx";
import { CsvPanel } from "../csv/csv-panel.tsx";
import { RegisterPanel } from "../csv/register-panel.tsx";
import { ListingRequests } from "../leads/lead-row.tsx";
import { useReviewsDialog } from "../reviews/reviews-dialog.tsx";
import { ReportedReviews, WaitingReviews } from "../reviews/waiting-reviews.tsx";
import { AdminTable } from "../tables/admin-table.tsx";
import { TableFilters } from "../tables/filters.tsx";
import { type RowPage, useTable, useTableState } from "../tables/use-table.ts";
import { CompanyActions } from "./company-actions.tsx";
import { adminCompanyColumns, type ListedForAdmin } from "./company-columns.tsx";

export function CompaniesTab() {
  const editor = useCompanyDialog();
  const reviews = useReviewsDialog();
  return (
    <div className="grid gap-6">
      <ListingRequests />
      <ReportedReviews />
      <WaitingReviews />
      <section aria-labelledby="companies" className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="companies" className="display text-2xl">
            Companies
          </h2>
          <Button variant="primary" size="medium" onPress={() => editor.open({ prefilled: {} })}>
            <Icon name="plus" />
            Add New Company
          </Button>
        </div>
        <CompanyList onEdit={(company) => editor.open({ company })} onReviews={reviews.open} />
      </section>
      <CsvPanel />
      <RegisterPanel />
      {reviews.dialog} {editor.dialog}
    </div>
  );
}

/** The list of the specification finds neither telephone numbers, postcodes, email addresses nor hidden companies. */
async function findCompanies(search: CompanySearch): Promise<RowPage<ListedForAdmin>> {
  const { text = "", location, filter, sort, page, limit } = search;
  const isPublicList = filter === "public" && sort === "name" && !/[\d@]/.test(text);
  const { companies, ...found } = isPublicList
    ? await findCompanyPage({ sort, search: text, locationSearch: location, page, limit })
    : await adminJson("POST", "/api/companies/find", search);
  return { rows: companies, ...found };
}

const exportCompanies = async (body: Partial<CompanyExport>): Promise<Blob> =>
  (await adminRequest("POST", "/api/companies/export", body)).blob();

interface CompanyListProps {
  onEdit: (company: Company) => void;
  onReviews: (company: Company) => void;
}

function CompanyList({ onEdit, onReviews }: CompanyListProps) {
  const state = useTableState({ text: "", location: "" });
  const search = {
    ...state.typed,
    filter: state.option("show", COMPANY_FILTERS) ?? "public",
    sort: state.option("sort", COMPANY_ORDERS) ?? "name",
  };
  // A key apart from those of public lists, which hold summaries.
  const table = useTable(state, { key: ["companies", "whole"], search, find: findCompanies });
  return (
    <>
      <TableFilters
        state={state}
        texts={[
          {
            name: "text",
            label: "Search companies",
            placeholder: "Name, town, phone, postcode or email",
          },
          { name: "location", label: "Search by location", placeholder: "Town or city" },
        ]}
        selects={[
          { name: "show", label: "Show", options: COMPANY_FILTERS },
          { name: "sort", label: "Sort by", options: COMPANY_ORDERS },
        ]}
      />
      <AdminTable
        table={table}
        title="Companies"
        failure="Failed to fetch companies"
        countText={(total) => (
          <>
            {formatCompanyCount(total)}{" "}
            {total === 0 && search.location && (
              <span className="block font-normal">
                Search by location looks in towns only, not in postcodes.
              </span>
            )}
          </>
        )}
        columns={adminCompanyColumns(onEdit, onReviews)}
        selectLabel={({ name }) => `Select ${name}`}
        actions={<CompanyActions table={table} />}
        csv={{
          name: "companies.csv",
          readAll: () => exportCompanies(search),
          readSelected: (companies) => exportCompanies({ ids: companies.map(({ id }) => id) }),
        }}
      />
    </>
  );
}

import { formatCompanyCount } from "#client/components/company/format.ts";
import { COMPANY_FILTERS, COMPANY_ORDERS } from "#contract/desk/options.ts";
import { editableCompaniesQueryOptions, exportCompanies, exportSelected } from "../queries.ts";
import { AdminTable } from "../tables/admin-table.tsx";
import { SelectFilter, TableFilters, TextFilter } from "../tables/filters.tsx";
import { useFoundRows } from "../tables/use-found-rows.ts";
import { type TableState, useTableState } from "../tables/use-table-state.ts";
import { CompanyActions } from "./company-actions.tsx";
import { adminCompanyColumns, type CompanyButtons } from "./company-columns.tsx";

/** A table of companies with search, filters, sorting, export and bulk changes. */
export function CompanyList(buttons: CompanyButtons) {
  const state = useTableState({ search: "", locationSearch: "" });
  const search = {
    ...state.typed,
    filter: state.option("show", COMPANY_FILTERS) ?? "public",
    sort: state.option("sort", COMPANY_ORDERS) ?? "name",
  };
  const table = useFoundRows(state, search, editableCompaniesQueryOptions({ ...search, page: state.page }));
  return (
    <>
      <CompanyFilters state={state} />
      <AdminTable
        table={table}
        title="Companies"
        failure="Failed to fetch companies"
        countText={(total) => (
          <>
            {formatCompanyCount(total)}{" "}
            {total === 0 && search.locationSearch && (
              <span className="block font-normal">
                Search by location looks in towns only, not in postcodes.
              </span>
            )}
          </>
        )}
        columns={adminCompanyColumns(buttons)}
        selectLabel={({ name }) => `Select ${name}`}
        actions={<CompanyActions table={table} />}
        csv={{
          name: "companies.csv",
          readAll: () => exportCompanies(search),
          readSelected: (companies) => exportSelected(companies.map(({ id }) => id)),
        }}
      />
    </>
  );
}

const CompanyFilters = ({ state }: { state: TableState<{ search: string; locationSearch: string }> }) => (
  <TableFilters>
    <TextFilter
      state={state}
      name="search"
      label="Search companies"
      placeholder="Name, town, phone, postcode or email"
    />
    <TextFilter state={state} name="locationSearch" label="Search by location" placeholder="Town or city" />
    <SelectFilter state={state} name="show" label="Show" options={COMPANY_FILTERS} />
    <SelectFilter state={state} name="sort" label="Sort by" options={COMPANY_ORDERS} />
  </TableFilters>
);

import { formatCompanyCount } from "#client/components/company/format.ts";
import { SelectField } from "#client/components/form/fields.tsx";
import { FilterField } from "#client/components/search/filters/filter-field.tsx";
import { COMPANY_FILTERS, COMPANY_ORDERS } from "#contract/desk/options.ts";
import {
  type CompanyListSearch,
  editableCompaniesQueryOptions,
  exportCompanies,
  exportSelected,
} from "../queries.ts";
import { AdminTable } from "../tables/admin-table.tsx";
import { DESK_FILTERS_CLASS } from "../tables/filter-select.tsx";
import { useFoundRows } from "../tables/use-found-rows.ts";
import { chosenOption, useTable } from "../tables/use-table.ts";
import { CompanyActions } from "./company-actions.tsx";
import { adminCompanyColumns, type CompanyButtons } from "./company-columns.tsx";

type Table = ReturnType<typeof useCompanyTable>;

/** The state of the table of companies, from the URL and the two search fields. */
function useCompanyTable() {
  const table = useTable({ search: "", locationSearch: "" });
  const search: CompanyListSearch = {
    ...table.typed,
    filter: chosenOption(COMPANY_FILTERS, table.params.get("show")) ?? "public",
    sort: chosenOption(COMPANY_ORDERS, table.params.get("sort")) ?? "name",
    page: table.page,
  };
  return { ...table, search };
}

/** A table of companies with search, filters, sorting, export and bulk changes. */
export function CompanyList(buttons: CompanyButtons) {
  const table = useCompanyTable();
  const { search } = table;
  const { page: _, ...wanted } = search;
  const rows = useFoundRows(table, wanted, editableCompaniesQueryOptions(search));
  return (
    <>
      <CompanyFilters table={table} />
      <AdminTable
        table={rows}
        title="Companies"
        failure="Failed to fetch companies"
        countText={(total) => (
          <>
            {formatCompanyCount(total)}
            {total === 0 && search.locationSearch && (
              <span className="block font-normal">
                Search by location looks in towns only, not in postcodes.
              </span>
            )}
          </>
        )}
        columns={adminCompanyColumns(buttons)}
        selectLabel={({ name }) => `Select ${name}`}
        actions={<CompanyActions companies={rows.selection.rows} onDone={rows.handleDone} />}
        csv={{
          name: "companies.csv",
          all: () => exportCompanies(search),
          selected: (companies) => exportSelected(companies.map(({ id }) => id)),
        }}
      />
    </>
  );
}

function CompanyFilters({ table: { search, type, choose } }: { table: Table }) {
  return (
    <div className={DESK_FILTERS_CLASS}>
      <div className="max-sm:col-span-2">
        <FilterField
          name="search"
          label="Search companies"
          placeholder="Name, town, phone, postcode or email"
          value={search.search}
          onChange={(text) => type({ search: text })}
        />
      </div>
      <div className="max-sm:col-span-2">
        <FilterField
          name="locationSearch"
          label="Search by location"
          placeholder="Town or city"
          value={search.locationSearch}
          onChange={(text) => type({ locationSearch: text })}
        />
      </div>
      <SelectField
        label="Show"
        options={COMPANY_FILTERS}
        value={search.filter}
        onChange={({ target }) => choose({ show: target.value === "public" ? undefined : target.value })}
      />
      <SelectField
        label="Sort by"
        options={COMPANY_ORDERS}
        value={search.sort}
        onChange={({ target }) => choose({ sort: target.value === "name" ? undefined : target.value })}
      />
    </div>
  );
}

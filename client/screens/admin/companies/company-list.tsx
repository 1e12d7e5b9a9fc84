import { keepPreviousData } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { formatCompanyCount } from "#client/components/company/format.ts";
import { SelectField } from "#client/components/form/fields.tsx";
import { FilterField } from "#client/components/search/filters/filter-field.tsx";
import type { Company } from "#contract/companies.ts";
import { COMPANY_FILTERS, COMPANY_ORDERS } from "#contract/desk/options.ts";
import { Pager } from "../pager.tsx";
import {
  type CompanyListSearch,
  editableCompaniesQueryOptions,
  exportCompanies,
  type ListedForAdmin,
} from "../queries.ts";
import { DESK_FILTERS_CLASS } from "../tables/desk-table.tsx";
import { ExportButton } from "../tables/export-button.tsx";
import { RowSelectionBar } from "../tables/selection-bar.tsx";
import { useSelection } from "../tables/use-selection.ts";
import { chosenOption, useTable } from "../tables/use-table.ts";
import { useTableActions } from "../tables/use-table-actions.ts";
import { useAdminQuery } from "../use-admin-query.ts";
import { CompanyActions } from "./company-actions.tsx";
import { CompanyTable } from "./company-table.tsx";

interface CompanyListProps {
  onEdit: (company: Company) => void;
  onReviews: (company: Company) => void;
}

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
export function CompanyList({ onEdit, onReviews }: CompanyListProps) {
  const table = useCompanyTable();
  const { search } = table;
  const { data, isError, isPending } = useAdminQuery({
    ...editableCompaniesQueryOptions(search),
    placeholderData: keepPreviousData,
  });
  const { page: _, sort: __, ...wanted } = search;
  const selection = useSelection<ListedForAdmin>(JSON.stringify(wanted));
  const {
    target: count,
    offer,
    handleDone,
    goTo,
  } = useTableActions<HTMLParagraphElement>(table, selection, data?.totalPages);
  return (
    <>
      <CompanyFilters table={table} />
      <CountRow offer={offer}>
        <p ref={count} role="status" tabIndex={-1} className="font-semibold outline-none">
          {isError ? "Failed to fetch companies" : isPending ? "Loading..." : formatCompanyCount(data.total)}
          {data?.total === 0 && search.locationSearch && (
            <span className="block font-normal">
              Search by location looks in towns only, not in postcodes.
            </span>
          )}
        </p>
        <ExportButton
          label="Export these (CSV)"
          name="companies.csv"
          read={() => exportCompanies(search)}
          failure="Failed to fetch companies"
        />
      </CountRow>
      {data && (
        <>
          <RowSelectionBar noun="companies" selection={selection} shown={data.companies}>
            <CompanyActions companies={selection.rows} onDone={handleDone} />
          </RowSelectionBar>
          <CompanyTable
            companies={data.companies}
            selection={selection}
            onEdit={onEdit}
            onReviews={onReviews}
          />
          <Pager {...data} onPage={goTo} />
        </>
      )}
    </>
  );
}

/**
 * The row above the table, with the number of companies. `offer` is the button that undoes the last action, shown below the
 * row.
 */
const CountRow = ({ offer, children }: { offer: ReactNode; children: ReactNode }) => (
  <div>
    <div className="flex flex-wrap items-center justify-between gap-3">{children}</div>
    <div role="status" className="not-empty:mt-3">
      {offer}
    </div>
  </div>
);

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

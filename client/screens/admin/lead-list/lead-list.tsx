import { keepPreviousData } from "@tanstack/react-query";
import { lazy, type ReactNode, type Ref, Suspense, useState } from "react";
import { countOf } from "#client/components/company/format.ts";
import { FilterField } from "#client/components/search/filters/filter-field.tsx";
import { SkeletonList } from "#client/components/ui/skeleton-list.tsx";
import type { Company } from "#contract/companies.ts";
import type { LeadSearch } from "#contract/desk/lead-search.ts";
import { AGES, LEAD_FILTERS, LEAD_ORDERS } from "#contract/desk/options.ts";
import type { Lead, WaitingLead } from "#contract/leads.ts";
import { DeleteDialog } from "../delete-dialog.tsx";
import { nameOf, toCompany } from "../listing-requests.tsx";
import { Pager } from "../pager.tsx";
import { findAllLeads, leadListQueryOptions } from "../queries.ts";
import { ExportButton } from "../tables/export-button.tsx";
import { FilterSelect } from "../tables/filter-select.tsx";
import { ListHeader } from "../tables/list-header.tsx";
import { RowSelectionBar } from "../tables/selection-bar.tsx";
import { useSelection } from "../tables/use-selection.ts";
import { chosenOption, useTable } from "../tables/use-table.ts";
import { useTableActions } from "../tables/use-table-actions.ts";
import { useAdminQuery } from "../use-admin-query.ts";
import { useFocusedHeading } from "../use-focused-heading.ts";
import { LeadActions } from "./lead-actions.tsx";
import { LeadTable } from "./lead-table.tsx";
import { leadsCsv } from "./leads-csv.ts";

const CompanyDialog = lazy(() => import("../company-dialog/company-dialog.tsx"));

type Table = ReturnType<typeof useLeadTable>;

/** The state of the table of listing requests, from the URL and the search field. */
function useLeadTable() {
  const table = useTable({ text: "" });
  const { params } = table;
  const search: Partial<LeadSearch> = {
    text: table.typed.text,
    filter: chosenOption(LEAD_FILTERS, params.get("state")),
    age: chosenOption(AGES, params.get("age")),
    sort: chosenOption(LEAD_ORDERS, params.get("sort")),
  };
  return { ...table, search };
}

/** A table of the businesses that ask to be listed, with filters. */
export function LeadList() {
  const heading = useFocusedHeading();
  const table = useLeadTable();
  const { search, page } = table;
  const { data, isPending, isError } = useAdminQuery({
    ...leadListQueryOptions({ ...search, page }),
    placeholderData: keepPreviousData,
  });
  const selection = useSelection<WaitingLead>(JSON.stringify({ ...search, sort: undefined }));
  const [prefilled, setPrefilled] = useState<Partial<Company> | null>(null);
  const [leadToDelete, setLeadToDelete] = useState<Lead | null>(null);
  const {
    target: count,
    handleDone,
    goTo,
  } = useTableActions<HTMLParagraphElement>(table, selection, data?.totalPages);
  return (
    <div className="grid gap-4">
      <ListHeader title="Listing requests" heading={heading} />
      <LeadFilters table={table} />
      <CountRow count={count} search={search}>
        {isError ? "Failed to fetch listing requests" : data && countText(data.total)}
      </CountRow>
      {isPending && <SkeletonList count={4} label="Loading the listing requests" className="grid gap-4" />}
      {data && data.total > 0 && (
        <>
          <RowSelectionBar noun="listing requests" selection={selection} shown={data.leads}>
            <LeadActions leads={selection.rows} returnTo={count} onDone={() => handleDone(null)} />
          </RowSelectionBar>
          <h2 className="sr-only">Listing requests found</h2>
          <LeadTable
            leads={data.leads}
            selection={selection}
            onAdd={(lead) => setPrefilled(toCompany(lead))}
            onDelete={setLeadToDelete}
          />
          <Pager {...data} onPage={goTo} />
        </>
      )}
      {prefilled && (
        <Suspense>
          <CompanyDialog start={{ prefilled }} onClose={() => setPrefilled(null)} />
        </Suspense>
      )}
      {leadToDelete && (
        <DeleteDialog
          noun="listing request"
          name={nameOf(leadToDelete)}
          path={`/api/leads/${leadToDelete.id}`}
          queryKey={["admin", "leads"]}
          returnTo={count}
          onClose={() => setLeadToDelete(null)}
        />
      )}
    </div>
  );
}

interface CountRowProps {
  count: Ref<HTMLParagraphElement>;
  search: Partial<LeadSearch>;
  children: ReactNode;
}

const CountRow = ({ count, search, children }: CountRowProps) => (
  <div className="flex flex-wrap items-center justify-between gap-3">
    <p ref={count} role="status" tabIndex={-1} className="font-semibold outline-none">
      {children}
    </p>
    <ExportButton
      label="Export these (CSV)"
      name="listing-requests.csv"
      read={async () => leadsCsv(await findAllLeads(search))}
      failure="Failed to fetch listing requests"
    />
  </div>
);

const countText = (total: number): string =>
  total === 0 ? "No listing requests found" : countOf(total, "listing request");

const LeadFilters = ({ table: { search, type, choose } }: { table: Table }) => (
  <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
    <FilterField
      name="text"
      label="Search listing requests"
      placeholder="Company, name, email, phone or place"
      value={search.text ?? ""}
      onChange={(text) => type({ text })}
    />
    <FilterSelect
      label="Show"
      all="All"
      options={LEAD_FILTERS}
      value={search.filter}
      onChoose={(state) => choose({ state })}
    />
    <FilterSelect
      label="Received"
      all="At any time"
      options={AGES}
      value={search.age}
      onChoose={(age) => choose({ age })}
    />
    <FilterSelect
      label="Sort by"
      options={LEAD_ORDERS}
      value={search.sort ?? "newest"}
      onChoose={(sort) => choose({ sort: sort === "newest" ? undefined : sort })}
    />
  </div>
);

import { useState } from "react";
import { countOf } from "#client/components/company/format.ts";
import { LazyBoundary, lazyPart } from "#client/components/ui/lazy-boundary.tsx";
import { AGES, LEAD_FILTERS, LEAD_ORDERS } from "#contract/desk/options.ts";
import type { Lead, WaitingLead } from "#contract/leads.ts";
import { AdminHead } from "../admin-head.tsx";
import type { CompanyDialogStart } from "../company-dialog/company-dialog.tsx";
import { DeleteDialog } from "../delete-dialog.tsx";
import { LeadRow, nameOf, startFromLead } from "../listing-requests.tsx";
import { findAllLeads, leadListQueryOptions } from "../queries.ts";
import { AdminTable } from "../tables/admin-table.tsx";
import { SelectFilter, TableFilters, TextFilter } from "../tables/filters.tsx";
import { type CsvColumns, csvFile, rowsCsv } from "../tables/rows-csv.ts";
import { useFoundRows } from "../tables/use-found-rows.ts";
import { type TableState, useTableState } from "../tables/use-table-state.ts";
import { LeadActions } from "./lead-actions.tsx";
import { LEAD_COLUMNS } from "./lead-columns.tsx";

const CompanyDialog = lazyPart(() => import("../company-dialog/company-dialog.tsx"));

/** A table of the businesses that ask to be listed, with filters. */
export function LeadList() {
  const state = useTableState({ text: "" });
  const search = {
    text: state.typed.text,
    filter: state.option("state", LEAD_FILTERS),
    age: state.option("age", AGES),
    sort: state.option("sort", LEAD_ORDERS),
  };
  const table = useFoundRows(state, search, leadListQueryOptions({ ...search, page: state.page }));
  const [adding, setAdding] = useState<CompanyDialogStart | null>(null);
  const [leadToDelete, setLeadToDelete] = useState<Lead | null>(null);
  return (
    <div className="grid gap-4">
      <AdminHead title="Listing requests" />
      <LeadFilters state={state} />
      <AdminTable
        table={table}
        title="Listing requests"
        heading="Listing requests found"
        failure="Failed to fetch listing requests"
        countText={countText}
        columns={LEAD_COLUMNS}
        selectLabel={(lead) => `Select the request of ${nameOf(lead)}`}
        details={(lead) => (
          <ul>
            <LeadRow
              lead={lead}
              onAdd={() => setAdding(startFromLead(lead))}
              onDone={() => setLeadToDelete(lead)}
            />
          </ul>
        )}
        actions={<LeadActions table={table} />}
        csv={csvFile("listing-requests.csv", leadsCsv, () => findAllLeads(search))}
      />
      {adding && (
        <LazyBoundary fallback={null}>
          <CompanyDialog start={adding} onClose={() => setAdding(null)} />
        </LazyBoundary>
      )}
      {leadToDelete && (
        <DeleteDialog
          noun="listing request"
          name={nameOf(leadToDelete)}
          path={`/api/leads/${leadToDelete.id}`}
          queryKey={["admin", "leads"]}
          returnTo={table.count}
          onClose={() => setLeadToDelete(null)}
        />
      )}
    </div>
  );
}

const countText = (total: number): string =>
  total === 0 ? "No listing requests found" : countOf(total, "listing request");

const LeadFilters = ({ state }: { state: TableState<{ text: string }> }) => (
  <TableFilters>
    <TextFilter
      state={state}
      name="text"
      label="Search listing requests"
      placeholder="Company, name, email, phone or place"
    />
    <SelectFilter state={state} name="state" label="Show" all="All" options={LEAD_FILTERS} />
    <SelectFilter state={state} name="age" label="Received" all="At any time" options={AGES} />
    <SelectFilter
      state={state}
      name="sort"
      label="Sort by"
      options={LEAD_ORDERS}
      className="max-sm:col-span-2"
    />
  </TableFilters>
);

const COLUMNS: CsvColumns<WaitingLead> = {
  id: ({ id }) => String(id),
  received_at: ({ createdAt }) => createdAt,
  company: ({ companyName }) => companyName,
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  location: ({ location }) => location,
  details: ({ projectDetails }) => projectDetails,
  like_companies: ({ matches }) => matches.map(({ id, name }) => `${id} ${name}`).join("; "),
  asked_to_leave: ({ askedToLeave }) => (askedToLeave ? "yes" : "no"),
};

const leadsCsv = (leads: readonly WaitingLead[]): string => rowsCsv(COLUMNS, leads);

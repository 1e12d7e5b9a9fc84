import { countOf } from "#client/components/company/format.ts";
import { AGES, LEAD_FILTERS, LEAD_ORDERS } from "#contract/desk/options.ts";
import type { WaitingLead } from "#contract/leads.ts";
import { AdminHead } from "../admin-head.tsx";
import { useCompanyDialog } from "../company-dialog/use-company-dialog.tsx";
import { LeadRow, nameOf } from "../listing-requests.tsx";
import { findAllLeads, leadListQueryOptions } from "../queries.ts";
import { AdminTable } from "../tables/admin-table.tsx";
import { SelectFilter, TableFilters, TextFilter } from "../tables/filters.tsx";
import { type CsvColumns, csvFile } from "../tables/rows-csv.ts";
import { useFoundRows } from "../tables/use-found-rows.ts";
import { type TableState, useTableState } from "../tables/use-table-state.ts";
import { LeadActions } from "./lead-actions.tsx";
import { LEAD_COLUMNS } from "./lead-columns.tsx";

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
  const companyDialog = useCompanyDialog();
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
            <LeadRow item={lead} onAdd={companyDialog.open} onDone={table.handleDone} />
          </ul>
        )}
        actions={<LeadActions table={table} />}
        csv={csvFile("listing-requests.csv", COLUMNS, () => findAllLeads(search))}
      />
      {companyDialog.dialog}
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

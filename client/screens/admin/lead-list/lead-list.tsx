import { lazy, Suspense, useState } from "react";
import { countOf } from "#client/components/company/format.ts";
import { FilterField } from "#client/components/search/filters/filter-field.tsx";
import type { Company } from "#contract/companies.ts";
import type { LeadSearch } from "#contract/desk/lead-search.ts";
import { AGES, LEAD_FILTERS, LEAD_ORDERS } from "#contract/desk/options.ts";
import type { Lead } from "#contract/leads.ts";
import { DeleteDialog } from "../delete-dialog.tsx";
import { LeadRow, nameOf, toCompany } from "../listing-requests.tsx";
import { findAllLeads, leadListQueryOptions } from "../queries.ts";
import { AdminTable } from "../tables/admin-table.tsx";
import { FilterSelect } from "../tables/filter-select.tsx";
import { ListHeader } from "../tables/list-header.tsx";
import { useFoundRows } from "../tables/use-found-rows.ts";
import { chosenOption, useTable } from "../tables/use-table.ts";
import { useFocusedHeading } from "../use-focused-heading.ts";
import { LeadActions } from "./lead-actions.tsx";
import { LEAD_COLUMNS } from "./lead-columns.tsx";
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
  const rows = useFoundRows(table, search, leadListQueryOptions({ ...search, page }));
  const [prefilled, setPrefilled] = useState<Partial<Company> | null>(null);
  const [leadToDelete, setLeadToDelete] = useState<Lead | null>(null);
  return (
    <div className="grid gap-4">
      <ListHeader title="Listing requests" heading={heading} />
      <LeadFilters table={table} />
      <AdminTable
        table={rows}
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
              onAdd={() => setPrefilled(toCompany(lead))}
              onDone={() => setLeadToDelete(lead)}
            />
          </ul>
        )}
        actions={
          <LeadActions
            leads={rows.selection.rows}
            onDone={() => rows.handleDone(null)}
            returnTo={rows.count}
          />
        }
        csv={{
          name: "listing-requests.csv",
          all: async () => leadsCsv(await findAllLeads(search)),
          selected: async (leads) => leadsCsv(leads),
        }}
      />
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
          returnTo={rows.count}
          onClose={() => setLeadToDelete(null)}
        />
      )}
    </div>
  );
}

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

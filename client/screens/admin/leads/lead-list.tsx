import { Badge } from "#client/components/ui/badge.tsx";
import { LEAD_FILTERS, LEAD_ORDERS } from "#contract/desk/options.ts";
import type { WaitingLead } from "#contract/leads.ts";
import { countOf } from "#contract/text/spelling.ts";
import { AdminHead } from "../admin-head.tsx";
import { adminJson } from "../admin-requests.ts";
import { ageOf, shortDate } from "../dates.ts";
import { type CsvColumns, rowsCsv } from "../save-as-file.ts";
import { AdminTable } from "../tables/admin-table.tsx";
import { type Column, LAST_CELL, NOT_ON_TABLETS, WIDE_CELL } from "../tables/table-rows.tsx";
import { useTable } from "../tables/use-table.ts";
import { LeadRow, nameOf } from "./lead-row.tsx";

export function LeadList() {
  const table = useTable({
    key: ["admin", "leads"],
    texts: {
      text: { label: "Search listing requests", placeholder: "Company, name, email, phone or place" },
    },
    selects: {
      filter: { param: "state", label: "Show", all: "All", options: LEAD_FILTERS },
      sort: { label: "Sort by", options: LEAD_ORDERS },
    },
    async find(search) {
      const { leads, ...page } = await adminJson("POST", "/api/leads/search", search);
      return { rows: leads, ...page };
    },
  });
  return (
    <div className="grid gap-4">
      <AdminHead title="Listing requests" />
      <AdminTable
        table={table}
        title="Listing requests"
        heading="Listing requests found"
        failure="Failed to fetch listing requests"
        countText={(total) => (total === 0 ? "No listing requests found" : countOf(total, "listing request"))}
        columns={COLUMNS}
        details={(lead) => (
          <ul>
            <LeadRow item={lead} />
          </ul>
        )}
        fileName="listing-requests.csv"
        readFile={async () => rowsCsv(CSV, await table.findAll())}
      />
    </div>
  );
}

const COLUMNS: readonly Column<WaitingLead>[] = [
  { title: "Business", isName: true, show: (lead) => <strong>{nameOf(lead)}</strong> },
  { title: "Place", width: "w-[16%]", cell: WIDE_CELL, show: ({ location }) => location ?? "Not said" },
  {
    title: "Email",
    width: `w-[22%] ${NOT_ON_TABLETS}`,
    cell: `${WIDE_CELL} ${NOT_ON_TABLETS}`,
    show: ({ email }) => email,
  },
  { title: "Phone", width: "w-31", cell: "col-start-2 md:truncate", show: ({ phone }) => phone },
  {
    title: "Received",
    width: "w-27 lg:w-44",
    cell: LAST_CELL,
    show: ({ createdAt }) => (
      <>
        <time dateTime={createdAt}>{shortDate(createdAt)}</time>
        <span className="md:max-lg:sr-only">, {ageOf(createdAt)}</span>
      </>
    ),
  },
  { title: "Like", width: "w-36", cell: "order-first", show: knownAlready },
];

function knownAlready({ matches, askedToLeave }: WaitingLead) {
  if (askedToLeave) return <Badge tone="stop">Asked to leave</Badge>;
  if (matches.length > 0) return <Badge tone="skip">In the directory?</Badge>;
  return <span className="sr-only">None known</span>;
}

const CSV: CsvColumns<WaitingLead> = {
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

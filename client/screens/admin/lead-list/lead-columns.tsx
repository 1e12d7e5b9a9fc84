import { Badge } from "#client/components/ui/badge.tsx";
import type { WaitingLead } from "#contract/leads.ts";
import { ageOf, shortDate } from "../dates.ts";
import { nameOf } from "../listing-requests.tsx";
import type { Column } from "../tables/admin-table-row.tsx";

export const LEAD_COLUMNS: readonly Column<WaitingLead>[] = [
  { title: "Business", isName: true, show: (lead) => <strong>{nameOf(lead)}</strong> },
  {
    title: "Place",
    width: "w-[16%]",
    cell: "order-4 col-span-2 col-start-2 wrap-anywhere md:truncate",
    show: ({ location }) => location ?? "Not said",
  },
  {
    title: "Email",
    width: "w-[22%] md:max-lg:hidden",
    cell: "order-5 col-span-2 col-start-2 wrap-anywhere md:truncate md:max-lg:hidden",
    show: ({ email }) => email,
  },
  { title: "Phone", width: "w-31", cell: "order-6 col-start-2 md:truncate", show: ({ phone }) => phone },
  {
    title: "Received",
    width: "w-27 lg:w-44",
    cell: "order-7 text-right text-muted md:truncate md:text-left md:text-ink",
    show: ({ createdAt }) => (
      <>
        <time dateTime={createdAt}>{shortDate(createdAt)}</time>
        <span className="md:max-lg:sr-only">, {ageOf(createdAt)}</span>
      </>
    ),
  },
  { title: "Like", width: "w-36", cell: "order-3", show: knownAlready },
];

function knownAlready({ matches, askedToLeave }: WaitingLead) {
  if (askedToLeave) return <Badge tone="stop">Asked to leave</Badge>;
  if (matches.length > 0) return <Badge tone="skip">In the directory?</Badge>;
  return <span className="sr-only">None known</span>;
}

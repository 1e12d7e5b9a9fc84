import { Fragment } from "react";
import { Icon } from "#client/components/icon.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import type { WaitingLead } from "#contract/leads.ts";
import { LeadRow, nameOf } from "../listing-requests.tsx";
import {
  DESK_CELL_CLASS,
  DESK_CHECKBOX_CELL_CLASS,
  DESK_LINE_CLASS,
  DESK_ROW_CLASS,
  DeskTable,
  type TableColumn,
} from "../tables/desk-table.tsx";
import { useOpenedRows } from "../tables/opened-rows.ts";
import { SelectBox } from "../tables/selection-bar.tsx";
import { ageOf, shortDate } from "../tables/short-date.ts";
import type { Selection } from "../tables/use-selection.ts";

const COLUMNS: readonly TableColumn[] = [
  { title: "Business", width: "" },
  { title: "Place", width: "w-[16%]" },
  { title: "Email", width: "w-[22%] md:max-lg:hidden" },
  { title: "Phone", width: "w-31" },
  { title: "Received", width: "w-27 lg:w-44" },
  { title: "Like", width: "w-36" },
];

interface LeadTableProps {
  leads: readonly WaitingLead[];
  selection: Selection<WaitingLead>;
  onAdd: (lead: WaitingLead) => void;
  onDelete: (lead: WaitingLead) => void;
}

/** One row per request. An opened row shows the applicant's text, similar companies, and buttons to decide. */
export function LeadTable({ leads, selection, onAdd, onDelete }: LeadTableProps) {
  const { isOpen, toggle } = useOpenedRows();
  return (
    <DeskTable caption="Listing requests" columns={COLUMNS}>
      {leads.map((lead) => (
        <Fragment key={lead.id}>
          <Row lead={lead} selection={selection} isOpen={isOpen(lead.id)} onToggle={() => toggle(lead.id)} />
          {isOpen(lead.id) && (
            <tr className="block md:table-row">
              <td id={detailsId(lead)} colSpan={COLUMNS.length + 1} className="block md:table-cell">
                <ul>
                  <LeadRow lead={lead} onAdd={() => onAdd(lead)} onDone={() => onDelete(lead)} />
                </ul>
              </td>
            </tr>
          )}
        </Fragment>
      ))}
    </DeskTable>
  );
}

const detailsId = ({ id }: WaitingLead) => `listing-request-${id}`;

interface RowProps extends Pick<LeadTableProps, "selection"> {
  lead: WaitingLead;
  isOpen: boolean;
  onToggle: () => void;
}

function Row({ lead, selection, isOpen, onToggle }: RowProps) {
  const { location, email, phone, createdAt } = lead;
  const isSelected = selection.has(lead);
  return (
    <tr className={`${DESK_ROW_CLASS} ${isSelected ? "bg-skip-pale" : ""}`}>
      <td className={`${DESK_CHECKBOX_CELL_CLASS} order-1`}>
        <SelectBox
          checked={isSelected}
          label={`Select the request of ${nameOf(lead)}`}
          onChange={(checked) => selection.set([lead], checked)}
        />
      </td>
      <th scope="row" className={`${DESK_CELL_CLASS} order-2 text-left font-normal`}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId(lead) : undefined}
          onClick={onToggle}
          className="flex min-h-10 w-full items-center gap-1.5 text-left font-bold hover:underline md:min-h-8"
        >
          <Icon name="down" size="size-4" className={isOpen ? "" : "-rotate-90"} />
          <span className="min-w-0 truncate">{nameOf(lead)}</span>
        </button>
      </th>
      <td className={`${DESK_LINE_CLASS} order-4 col-span-2 col-start-2 wrap-anywhere`}>
        {location ?? "Not said"}
      </td>
      <td className={`${DESK_LINE_CLASS} order-5 col-span-2 col-start-2 wrap-anywhere md:max-lg:hidden`}>
        {email}
      </td>
      <td className={`${DESK_LINE_CLASS} order-6 col-start-2`}>{phone}</td>
      <td className={`${DESK_LINE_CLASS} order-7 text-right text-muted md:text-left md:text-ink`}>
        <time dateTime={createdAt}>{shortDate(createdAt)}</time>
        <span className="md:max-lg:sr-only">, {ageOf(createdAt)}</span>
      </td>
      <td className={`${DESK_CELL_CLASS} order-3`}>
        <KnownAlready lead={lead} />
      </td>
    </tr>
  );
}

function KnownAlready({ lead: { matches, askedToLeave } }: { lead: WaitingLead }) {
  if (askedToLeave) return <Badge tone="stop">Asked to leave</Badge>;
  if (matches.length > 0) return <Badge tone="skip">In the directory?</Badge>;
  return <span className="sr-only">None known</span>;
}

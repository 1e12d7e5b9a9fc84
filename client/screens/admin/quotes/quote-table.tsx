import { Fragment, type ReactNode, useState } from "react";
import { Icon } from "#client/components/icon.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { timeInLondon } from "#contract/dates.ts";
import type { QuoteState } from "#contract/desk/options.ts";
import { quoteState } from "#contract/desk/quote-state.ts";
import { chosenFacts, skipInWords, typedFacts } from "#contract/quote-words.ts";
import type { Quote } from "#contract/quotes.ts";
import {
  DESK_CELL_CLASS,
  DESK_CHECKBOX_CELL_CLASS,
  DESK_LINE_CLASS,
  DESK_ROW_CLASS,
  DeskTable,
  type TableColumn,
} from "../tables/desk-table.tsx";
import { SelectBox } from "../tables/selection-bar.tsx";
import { ageOf, shortDate } from "../tables/short-date.ts";
import type { Selection } from "../tables/use-selection.ts";
import { parseQuotedCompanies } from "./parse-quoted-companies.ts";
import { QuoteCard } from "./quote-card.tsx";

const STATES: Record<QuoteState, { label: string; tone: "plain" | "go" | "skip" }> = {
  unanswered: { label: "Not answered", tone: "skip" },
  unconfirmed: { label: "Not confirmed", tone: "plain" },
  answered: { label: "Answered", tone: "go" },
  chosen: { label: "Chosen", tone: "go" },
  withdrawn: { label: "Withdrawn", tone: "plain" },
  erased: { label: "Deleted", tone: "plain" },
};

const COLUMNS: readonly TableColumn[] = [
  { title: "Received", width: "w-18 lg:w-28" },
  { title: "Name", width: "" },
  { title: "Place", width: "w-[12%] lg:w-[14%]" },
  { title: "Job", width: "w-[17%] lg:w-[20%] xl:w-[24%]" },
  { title: "Answers", width: "w-17 lg:w-19" },
  { title: "State", width: "w-33 lg:w-35 xl:w-50" },
  { title: "Age", width: "w-19" },
];

interface QuoteTableProps {
  quotes: readonly Quote[];
  selection: Selection<Quote>;
  /** The id of the quote request whose details are open at first. Undefined if none is. */
  opened: number | undefined;
  onDelete: (quote: Quote) => void;
}

/** One row per request. An opened row shows all details. */
export function QuoteTable({ quotes, selection, opened, onDelete }: QuoteTableProps) {
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(opened === undefined ? [] : [opened]));
  const toggle = (id: number) =>
    setOpen(open.has(id) ? new Set([...open].filter((one) => one !== id)) : new Set([...open, id]));
  return (
    <DeskTable caption="Quote requests" columns={COLUMNS}>
      {quotes.map((quote) => (
        <Fragment key={quote.id}>
          <QuoteRow
            quote={quote}
            selection={selection}
            isOpen={open.has(quote.id)}
            onToggle={() => toggle(quote.id)}
          />
          {open.has(quote.id) && (
            <tr className="block md:table-row">
              <td
                id={detailsId(quote)}
                colSpan={COLUMNS.length + 1}
                className="block p-2 md:table-cell md:p-3"
              >
                <QuoteCard quote={quote} onDelete={() => onDelete(quote)} />
              </td>
            </tr>
          )}
        </Fragment>
      ))}
    </DeskTable>
  );
}

const detailsId = ({ id }: Quote) => `request-${id}`;

interface QuoteRowProps {
  quote: Quote;
  selection: Selection<Quote>;
  isOpen: boolean;
  onToggle: () => void;
}

function QuoteRow({ quote, selection, isOpen, onToggle }: QuoteRowProps) {
  const { reference, location, createdAt } = quote;
  const name = quote.name || "Details deleted";
  const isSelected = selection.has(quote);
  return (
    <tr className={`${DESK_ROW_CLASS} ${isSelected ? "bg-skip-pale" : ""}`}>
      <td className={`${DESK_CHECKBOX_CELL_CLASS} order-1`}>
        <SelectBox
          checked={isSelected}
          label={`Select ${name}, ${reference}`}
          onChange={(checked) => selection.set([quote], checked)}
        />
      </td>
      <td className={`${DESK_LINE_CLASS} order-6 col-start-2 text-muted md:text-ink`}>
        <Received at={createdAt} />
      </td>
      <th scope="row" className={`${DESK_CELL_CLASS} order-2 text-left font-normal`}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId(quote) : undefined}
          aria-label={`${name}, ${reference}`}
          onClick={onToggle}
          className="flex min-h-10 w-full items-center gap-1.5 text-left font-bold hover:underline md:min-h-8"
        >
          <Icon name="down" size="size-4" className={isOpen ? "" : "-rotate-90"} />
          <span className="min-w-0 truncate">{name}</span>
        </button>
      </th>
      <td className={`${DESK_LINE_CLASS} order-4 col-span-2 col-start-2 wrap-anywhere`}>{location}</td>
      <td className={`${DESK_LINE_CLASS} order-5 col-span-2 col-start-2 wrap-anywhere`}>{jobOf(quote)}</td>
      <td className={`${DESK_CELL_CLASS} order-5 col-span-2 col-start-2`}>{answersOf(quote)}</td>
      <td
        className={`${DESK_CELL_CLASS} order-3 flex flex-wrap justify-end gap-1 whitespace-nowrap md:table-cell`}
      >
        <State quote={quote} />
      </td>
      <td className={`${DESK_LINE_CLASS} order-7 text-right text-muted md:text-left md:text-ink`}>
        {ageOf(createdAt)}
      </td>
    </tr>
  );
}

/**
 * For example "23 Nov, 14:32", or "23 Nov 2024" in another year. A tablet shows only "23 Nov", because no more fits. The age is
 * in another column.
 */
function Received({ at }: { at: string }) {
  const date = shortDate(at);
  const isThisYear = date.slice(-4) === shortDate(new Date().toISOString()).slice(-4);
  return (
    <time dateTime={at}>
      {date.slice(0, -5)}
      <span className="md:max-lg:sr-only">
        {isThisYear ? `, ${timeInLondon(new Date(at))}` : date.slice(-5)}
      </span>
    </time>
  );
}

/** For example "6 yard skip, garden". Empty after the details were deleted. */
function jobOf(quote: Quote): string {
  if (quote.erasedAt) return "";
  const waste = [...chosenFacts(quote), ...typedFacts(quote)].find(
    ({ label }) => label === "Waste" || label === "Type of waste",
  );
  return [skipInWords(quote), waste?.text].filter(Boolean).join(", ");
}

/** For example "1 of 3": how many of the asked companies have answered. Answers are erased with the customer's details. */
function answersOf({ answers, selectedCompanies, erasedAt }: Quote): ReactNode {
  const asked = parseQuotedCompanies(selectedCompanies)?.length ?? "?";
  if (erasedAt) return `${asked} asked`;
  return (
    <>
      {answers.length} of {asked}
      <span className="md:sr-only"> answered</span>
    </>
  );
}

function State({ quote }: { quote: Quote }) {
  const { label, tone } = STATES[quoteState(quote)];
  const failed = quote.deliveries.filter(({ state }) => state === "failed").length;
  return (
    <>
      <Badge tone={tone}>{label}</Badge> {failed > 0 && <Badge tone="stop">{failed} failed</Badge>}
    </>
  );
}

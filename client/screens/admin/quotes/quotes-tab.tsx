import type { ReactNode } from "react";
import { Badge } from "#client/components/ui/badge.tsx";
import { useUrlParams } from "#client/navigation/use-page-params.ts";
import { request } from "#client/queries/request.ts";
import { queryString } from "#client/urls/query-string.ts";
import { timeInLondon } from "#contract/dates.ts";
import { QUOTE_FILTERS, type QuoteState } from "#contract/desk/options.ts";
import { parseQuotedCompanies, quoteState } from "#contract/desk/quote-facts.ts";
import type { QuoteSearch } from "#contract/desk/quote-search.ts";
import { requestFacts, skipInWords } from "#contract/quote-words.ts";
import type { Quote } from "#contract/quotes.ts";
import { countOf } from "#contract/text/spelling.ts";
import { ActButton } from "../act-button.tsx";
import { adminJson, adminRequest } from "../admin-requests.ts";
import { Button } from "../button.tsx";
import { ageOf, shortDate } from "../dates.ts";
import { type CsvColumns, rowsCsv } from "../save-as-file.ts";
import { AdminTable } from "../tables/admin-table.tsx";
import { type Column, LAST_CELL, WIDE_CELL } from "../tables/table-rows.tsx";
import { type RowPage, useTable } from "../tables/use-table.ts";
import { canResend } from "./deliveries.tsx";
import { QuoteCard } from "./quote-card.tsx";

/**
 * The specification's route returns only the unfiltered list. The cookie authorises this route, not the
 * token.
 */
async function findQuotes(search: QuoteSearch & { limit: number }): Promise<RowPage<Quote>> {
  const { text, filter, ...page } = search;
  const response =
    text || filter
      ? await adminRequest("POST", "/api/quotes/search", search)
      : await request("GET", `/api/quotes${queryString(page)}`);
  const rows = await response.json();
  const total = Number(response.headers.get("x-total-count") ?? rows.length);
  return { rows, total, totalPages: Math.ceil(total / search.limit) };
}

export function QuotesTab() {
  /** Links of the work queue name a request by its reference, which is no personal data. */
  const reference = useUrlParams().get("reference") ?? undefined;
  const table = useTable({
    key: ["admin", "quotes"],
    typed: { text: reference },
    texts: { text: { label: "Search requests", placeholder: "Reference, name, phone or place" } },
    selects: {
      filter: {
        param: "state",
        label: "State",
        all: "All",
        options: QUOTE_FILTERS,
        className: "max-sm:col-span-2",
      },
    },
    find: findQuotes,
  });
  return (
    <section aria-labelledby="quotes" className="grid gap-4">
      <h2 id="quotes" className="display text-2xl">
        Quote Requests
      </h2>
      <AdminTable
        table={table}
        title="Quote requests"
        failure="Failed to fetch quotes"
        countText={(total) => (total === 0 ? "No quote requests found" : countOf(total, "request"))}
        buttons={
          <Button isDisabled={table.found.isFetching} onPress={() => table.found.refetch()}>
            Refresh
          </Button>
        }
        columns={QUOTE_COLUMNS}
        selectLabel={(quote) => `Select ${senderAndReference(quote)}`}
        startsOpen={(quote) => quote.reference === reference}
        details={(quote) => <QuoteCard quote={quote} />}
        actions={<QuoteActions {...table.selection} />}
        fileName="quote-requests.csv"
        readFile={async () => rowsCsv(QUOTE_CSV, await table.findAll())}
      />
    </section>
  );
}

function QuoteActions({ rows, ids }: { rows: Quote[]; ids: number[] }) {
  const failed = rows.flatMap(({ deliveries }) => deliveries).filter(canResend).length;
  if (failed === 0) return null;
  return (
    <ActButton
      label={`Send ${countOf(failed, "failed email")} again`}
      variant="primary"
      title="Send emails again"
      action="Send again"
      asks={`${countOf(failed, "email")} about ${countOf(ids.length, "request")} could not be delivered. Send ${failed === 1 ? "it" : "them"} again? An email can't be called back.`}
      send={() => adminJson("POST", "/api/quotes/resend", { ids })}
      done={({ queued }) =>
        `${countOf(queued, "email")} on the way again${queued < failed ? ". The others are not needed any more" : ""}`
      }
      failed="Failed to send the emails again"
    />
  );
}

const STATES: Record<
  QuoteState | "delivered" | "collected" | "problem",
  { label: string; tone: "plain" | "go" | "skip" | "stop" }
> = {
  unanswered: { label: "Not answered", tone: "skip" },
  unconfirmed: { label: "Not confirmed", tone: "plain" },
  answered: { label: "Answered", tone: "go" },
  chosen: { label: "Chosen", tone: "go" },
  delivered: { label: "Delivered", tone: "go" },
  collected: { label: "Collected", tone: "go" },
  problem: { label: "Open problem", tone: "stop" },
  withdrawn: { label: "Withdrawn", tone: "plain" },
  erased: { label: "Deleted", tone: "plain" },
};

const senderAndReference = ({ name, reference }: Quote): string =>
  `${name || "Details deleted"}, ${reference}`;

const QUOTE_COLUMNS: readonly Column<Quote>[] = [
  {
    title: "Received",
    width: "w-18 lg:w-28",
    cell: "order-1 col-start-2 text-muted md:truncate md:text-ink",
    show: ({ createdAt }) => <Received at={createdAt} />,
  },
  {
    title: "Name",
    isName: true,
    show: (quote) => (
      <>
        <strong aria-hidden="true">{quote.name || "Details deleted"}</strong>{" "}
        <span className="sr-only">{senderAndReference(quote)}</span>
      </>
    ),
  },
  { title: "Place", width: "w-[12%] lg:w-[14%]", cell: WIDE_CELL, show: ({ location }) => location },
  { title: "Job", width: "w-[17%] lg:w-[20%] xl:w-[24%]", cell: WIDE_CELL, show: jobOf },
  { title: "Answers", width: "w-17 lg:w-19", cell: "col-span-2 col-start-2", show: answersOf },
  {
    title: "State",
    width: "w-33 lg:w-35 xl:w-50",
    cell: "order-first flex flex-wrap justify-end gap-1 whitespace-nowrap md:table-cell",
    show: (quote) => <State quote={quote} />,
  },
  { title: "Age", width: "w-19", cell: LAST_CELL, show: ({ createdAt }) => ageOf(createdAt) },
];

/** For example "23 Nov, 14:32", or "23 Nov 2024" in another year. A tablet has room only for "23 Nov". */
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

function jobOf(quote: Quote): string {
  if (quote.erasedAt) return "";
  const { waste, typedWaste } = requestFacts(quote);
  return [skipInWords(quote), waste || typedWaste].filter(Boolean).join(", ");
}

/** Answers are erased together with the customer's details. */
function answersOf({ answers, selectedCompanies, erasedAt }: Quote): ReactNode {
  const asked = parseQuotedCompanies(selectedCompanies)?.length ?? "?";
  if (erasedAt) return `${asked} asked`;
  return (
    <>
      {answers.length} of {asked} <span className="md:sr-only"> answered</span>
    </>
  );
}

/** Names the stage of the hire of a chosen company. The filter of the table knows only "chosen". */
function shownState(quote: Quote): keyof typeof STATES {
  const state = quoteState(quote);
  if (state !== "chosen") return state;
  return quote.problems.length > 0 ? "problem" : (quote.stage ?? state);
}

export function State({ quote }: { quote: Quote }) {
  const { label, tone } = STATES[shownState(quote)];
  const failed = quote.deliveries.filter(({ state }) => state === "failed").length;
  return (
    <>
      <Badge tone={tone}>{label}</Badge> {failed > 0 && <Badge tone="stop">{failed} failed</Badge>}
    </>
  );
}

export const QUOTE_CSV: CsvColumns<Quote> = {
  reference: ({ reference }) => reference,
  created_at: ({ createdAt }) => createdAt,
  status: ({ status }) => status,
  confirmed: ({ awaitingConfirmation }) => (awaitingConfirmation ? "no" : "yes"),
  withdrawn_at: ({ withdrawnAt }) => withdrawnAt,
  chosen_at: ({ chosenAt }) => chosenAt,
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  location: ({ location }) => location,
  skip: (quote) => requestFacts(quote).skip,
  delivery: (quote) => requestFacts(quote).delivery,
  hire: (quote) => requestFacts(quote).hire,
  stands: (quote) => requestFacts(quote).stands,
  waste: (quote) => requestFacts(quote).waste || requestFacts(quote).typedWaste,
  additional_information: ({ additionalInfo }) => additionalInfo,
  companies: ({ selectedCompanies }) =>
    (parseQuotedCompanies(selectedCompanies) ?? []).map(({ name }) => name).join("; "),
  companies_answered: ({ answers }) => String(answers.length),
  emails_failed: ({ deliveries }) => String(deliveries.filter(({ state }) => state === "failed").length),
};

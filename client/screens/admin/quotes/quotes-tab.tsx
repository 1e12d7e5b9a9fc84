import { countOf } from "#client/components/company/format.ts";
import { request } from "#client/queries/request.ts";
import { queryString } from "#client/urls/query-string.ts";
import { AGES, QUOTE_FILTERS, QUOTE_ORDERS } from "#contract/desk/options.ts";
import { quoteState } from "#contract/desk/quote-facts.ts";
import type { QuoteSearch } from "#contract/desk/quote-search.ts";
import type { Quote } from "#contract/quotes.ts";
import { ActButton } from "../act-button.tsx";
import { adminJson, adminRequest } from "../admin-requests.ts";
import { Button } from "../button.tsx";
import { AdminTable } from "../tables/admin-table.tsx";
import { TableFilters } from "../tables/filters.tsx";
import { csvFile } from "../tables/rows-csv.ts";
import { type DeskTable, type RowPage, useTable, useTableState } from "../tables/use-table.ts";
import { canResend } from "./deliveries.tsx";
import { QuoteCard } from "./quote-card.tsx";
import { QUOTE_COLUMNS, QUOTE_CSV, senderAndReference } from "./quote-columns.tsx";

/** The table lists requests whose number is below the cursor, so a link to one has the request's number plus one. */
const cursorIn = (before: string | null): number | undefined =>
  before !== null && /^[1-9]\d{0,14}$/.test(before) ? Number(before) : undefined;

/** The specification authorises the whole list, without filters and in the default order, by the cookie, not the token. */
async function findQuotes(search: QuoteSearch & { limit: number }): Promise<RowPage<Quote>> {
  const { text, filter, age, sort, ...page } = search;
  const isWhole = !text && !filter && !age && (!sort || sort === "newest");
  const response = isWhole
    ? await request("GET", `/api/quotes${queryString(page)}`)
    : await adminRequest("POST", "/api/quotes/search", search);
  const rows = await response.json();
  const total = Number(response.headers.get("x-total-count") ?? rows.length);
  return { rows, total, totalPages: Math.ceil(total / search.limit) };
}

export function QuotesTab() {
  const state = useTableState({ text: "" });
  const before = cursorIn(state.params.get("before"));
  const search = {
    text: state.typed.text,
    filter: state.option("state", QUOTE_FILTERS),
    age: state.option("age", AGES),
    sort: state.option("sort", QUOTE_ORDERS),
    before,
  };
  const table = useTable(state, { key: ["admin", "quotes"], search, find: findQuotes });
  return (
    <section aria-labelledby="quotes" className="grid gap-4">
      <h2 id="quotes" className="display text-2xl">
        Quote Requests
      </h2>
      <TableFilters
        state={state}
        texts={[{ name: "text", label: "Search requests", placeholder: "Reference, name, phone or place" }]}
        selects={[
          { name: "state", label: "State", all: "All", options: QUOTE_FILTERS },
          { name: "age", label: "Received", all: "At any time", options: AGES },
          { name: "sort", label: "Sort by", options: QUOTE_ORDERS, className: "max-sm:col-span-2" },
        ]}
      />
      <AdminTable
        table={table}
        title="Quote requests"
        failure="Failed to fetch quotes"
        countText={(total) => countText(total, before !== undefined)}
        buttons={
          <>
            {before !== undefined && <Button onPress={() => state.choose({})}>Show newer ones too</Button>}
            <Button isDisabled={table.found.isFetching} onPress={() => table.found.refetch()}>
              Refresh
            </Button>
          </>
        }
        columns={QUOTE_COLUMNS}
        selectLabel={(quote) => `Select ${senderAndReference(quote)}`}
        opened={before && before - 1}
        details={(quote) => <QuoteCard quote={quote} onDone={table.handleDone} />}
        actions={<QuoteActions table={table} />}
        csv={csvFile("quote-requests.csv", QUOTE_CSV, table.findAll)}
      />
    </section>
  );
}

/** If a link opened the table at one request, newer requests are left out, and the text says so. */
const countText = (total: number, isCut: boolean): string =>
  total === 0 ? "No quote requests found" : countOf(total, "request") + (isCut ? ", without newer ones" : "");

function QuoteActions({ table }: { table: DeskTable<Quote> }) {
  const { rows, ids } = table.selection;
  const failed = rows.flatMap(({ deliveries }) => deliveries).filter(canResend).length;
  const isUnanswered = (quote: Quote) => quoteState(quote) === "unanswered";
  const unanswered = rows.filter(isUnanswered).map(({ id }) => String(id));
  const setAside = (items: string[], aside: boolean) =>
    adminJson("POST", "/api/work/aside/bulk", { kind: "unanswered-request", items, aside });
  const said = (items: readonly string[]) =>
    `${countOf(items.length, "request is", "requests are")} done, and off the work queue.`;
  return (
    <>
      {unanswered.length > 0 && (
        <ActButton
          label="Done, off the work queue"
          variant="primary"
          send={() => setAside(unanswered, true)}
          done={({ items }) => (items.length === 0 ? "They were done before" : said(items))}
          undo={({ items }) =>
            items.length === 0 ? null : { text: said(items), undo: () => setAside(items, false) }
          }
          onDone={table.handleDone}
        />
      )}
      {failed > 0 && (
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
          onDone={table.handleDone}
        />
      )}
    </>
  );
}

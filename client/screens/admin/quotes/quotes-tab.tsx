import { countOf } from "#client/components/company/format.ts";
import { AGES, QUOTE_FILTERS, QUOTE_ORDERS } from "#contract/desk/options.ts";
import { findAllQuotes, quotesQueryOptions } from "../queries.ts";
import { AdminTable } from "../tables/admin-table.tsx";
import { SelectFilter, TableFilters, TextFilter } from "../tables/filters.tsx";
import { csvFile } from "../tables/rows-csv.ts";
import { SmallButton } from "../tables/small-button.tsx";
import { useFoundRows } from "../tables/use-found-rows.ts";
import { type TableState, useTableState } from "../tables/use-table-state.ts";
import { QuoteActions } from "./quote-actions.tsx";
import { QuoteCard } from "./quote-card.tsx";
import { QUOTE_COLUMNS, senderAndReference } from "./quote-columns.tsx";
import { QUOTE_CSV } from "./quotes-csv.ts";

/**
 * The cursor from a link that opens the table at one request. The table lists requests whose number is below the cursor, so the
 * cursor is the request's number plus one.
 */
const cursorIn = (before: string | null): number | undefined =>
  before !== null && /^[1-9]\d{0,14}$/.test(before) ? Number(before) : undefined;

/** A table of quote requests, with filters. */
export function QuotesTab() {
  const state = useTableState({ text: "" });
  const search = {
    text: state.typed.text,
    filter: state.option("state", QUOTE_FILTERS),
    age: state.option("age", AGES),
    sort: state.option("sort", QUOTE_ORDERS),
    before: cursorIn(state.params.get("before")),
  };
  const table = useFoundRows(state, search, quotesQueryOptions({ ...search, page: state.page }));
  return (
    <section aria-labelledby="quotes" className="grid gap-4">
      <h2 id="quotes" className="display text-2xl">
        Quote Requests
      </h2>
      <QuoteFilters state={state} />
      <AdminTable
        table={table}
        title="Quote requests"
        failure="Failed to fetch quotes"
        countText={(total) => countText(total, search.before !== undefined)}
        buttons={
          <>
            {search.before !== undefined && (
              <SmallButton onPress={() => state.choose({})}>Show newer ones too</SmallButton>
            )}
            <SmallButton isDisabled={table.found.isFetching} onPress={() => table.found.refetch()}>
              Refresh
            </SmallButton>
          </>
        }
        columns={QUOTE_COLUMNS}
        selectLabel={(quote) => `Select ${senderAndReference(quote)}`}
        opened={search.before && search.before - 1}
        details={(quote) => (
          <div className="p-2 md:p-3">
            <QuoteCard quote={quote} onDone={table.handleDone} />
          </div>
        )}
        actions={<QuoteActions table={table} />}
        csv={csvFile("quote-requests.csv", QUOTE_CSV, () => findAllQuotes(search))}
      />
    </section>
  );
}

/** If a link opened the table at one request, newer requests are left out, and the text says so. */
const countText = (total: number, isCut: boolean): string =>
  total === 0 ? "No quote requests found" : countOf(total, "request") + (isCut ? ", without newer ones" : "");

const QuoteFilters = ({ state }: { state: TableState<{ text: string }> }) => (
  <TableFilters>
    <TextFilter
      state={state}
      name="text"
      label="Search requests"
      placeholder="Reference, name, phone or place"
    />
    <SelectFilter state={state} name="state" label="State" all="All" options={QUOTE_FILTERS} />
    <SelectFilter state={state} name="age" label="Received" all="At any time" options={AGES} />
    <SelectFilter
      state={state}
      name="sort"
      label="Sort by"
      options={QUOTE_ORDERS}
      className="max-sm:col-span-2"
    />
  </TableFilters>
);

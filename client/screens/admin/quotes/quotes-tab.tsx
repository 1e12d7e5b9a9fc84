import { useState } from "react";
import { countOf } from "#client/components/company/format.ts";
import { SelectField } from "#client/components/form/fields.tsx";
import { FilterField } from "#client/components/search/filters/filter-field.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { AGES, QUOTE_FILTERS, QUOTE_ORDERS } from "#contract/desk/options.ts";
import type { QuoteSearch } from "#contract/desk/quote-search.ts";
import type { Quote } from "#contract/quotes.ts";
import { DeleteDialog } from "../delete-dialog.tsx";
import { findAllQuotes, quotesQueryOptions } from "../queries.ts";
import { AdminTable } from "../tables/admin-table.tsx";
import { DESK_FILTERS_CLASS } from "../tables/filter-select.tsx";
import { type FoundRows, useFoundRows } from "../tables/use-found-rows.ts";
import { chosenOption, useTable } from "../tables/use-table.ts";
import { QuoteActions } from "./quote-actions.tsx";
import { QuoteCard } from "./quote-card.tsx";
import { QUOTE_COLUMNS, senderAndReference } from "./quote-columns.tsx";
import { quotesCsv } from "./quotes-csv.ts";

type Table = ReturnType<typeof useQuoteTable>;

/** The state of the table of requests, from the URL and the search field. */
function useQuoteTable() {
  const table = useTable({ text: "" });
  const { params, typed } = table;
  const search: QuoteSearch = {
    text: typed.text,
    filter: chosenOption(QUOTE_FILTERS, params.get("state")),
    age: chosenOption(AGES, params.get("age")),
    sort: chosenOption(QUOTE_ORDERS, params.get("sort")),
    before: cursorIn(params.get("before")),
  };
  return { ...table, search };
}

/**
 * The cursor from a link that opens the table at one request. The table lists requests whose number is below the cursor, so the
 * cursor is the request's number plus one.
 */
const cursorIn = (before: string | null): number | undefined =>
  before !== null && /^[1-9]\d{0,14}$/.test(before) ? Number(before) : undefined;

export function QuotesTab() {
  const table = useQuoteTable();
  const { search } = table;
  const rows = useFoundRows(table, search, quotesQueryOptions({ ...search, page: table.page }));
  const [quoteToDelete, setQuoteToDelete] = useState<Quote | null>(null);
  return (
    <section aria-labelledby="quotes" className="grid gap-4">
      <h2 id="quotes" className="display text-2xl">
        Quote Requests
      </h2>
      <QuoteFilters table={table} />
      <AdminTable
        table={rows}
        title="Quote requests"
        failure="Failed to fetch quotes"
        countText={(total) => countText(total, search)}
        buttons={<CountButtons table={table} rows={rows} />}
        columns={QUOTE_COLUMNS}
        selectLabel={(quote) => `Select ${senderAndReference(quote)}`}
        opened={search.before && search.before - 1}
        details={(quote) => (
          <div className="p-2 md:p-3">
            <QuoteCard quote={quote} onDelete={() => setQuoteToDelete(quote)} />
          </div>
        )}
        actions={<QuoteActions quotes={rows.selection.rows} onDone={rows.handleDone} returnTo={rows.count} />}
        csv={{
          name: "quote-requests.csv",
          all: async () => quotesCsv(await findAllQuotes(search)),
          selected: async (quotes) => quotesCsv(quotes),
        }}
      />
      {quoteToDelete && (
        <DeleteDialog
          noun="quote request"
          name={quoteToDelete.name || quoteToDelete.reference}
          path={`/api/quotes/${quoteToDelete.id}`}
          queryKey={["admin", "quotes"]}
          returnTo={rows.count}
          onClose={() => setQuoteToDelete(null)}
        />
      )}
    </section>
  );
}

/** If a link opened the table at one request, newer requests are left out, and the text says so. */
const countText = (total: number, { before }: QuoteSearch): string =>
  total === 0
    ? "No quote requests found"
    : `${countOf(total, "request")}${before === undefined ? "" : ", without newer ones"}`;

interface CountButtonsProps {
  table: Table;
  rows: FoundRows<Quote>;
}

function CountButtons({ table: { search, choose }, rows: { found } }: CountButtonsProps) {
  return (
    <>
      {search.before !== undefined && (
        <button type="button" onClick={() => choose({})} className={buttonClass("quiet", "small")}>
          Show newer ones too
        </button>
      )}
      <button
        type="button"
        onClick={() => found.isFetching || found.refetch()}
        aria-disabled={found.isFetching}
        className={buttonClass("quiet", "small")}
      >
        Refresh
      </button>
    </>
  );
}

function QuoteFilters({ table: { search, type, choose } }: { table: Table }) {
  return (
    <div className={DESK_FILTERS_CLASS}>
      <div className="max-lg:col-span-2">
        <FilterField
          name="text"
          label="Search requests"
          placeholder="Reference, name, email, phone, place or company"
          value={search.text ?? ""}
          onChange={(text) => type({ text })}
        />
      </div>
      <SelectField
        label="State"
        prompt="All"
        options={QUOTE_FILTERS}
        value={search.filter ?? ""}
        onChange={({ target }) => choose({ state: target.value })}
      />
      <SelectField
        label="Received"
        prompt="At any time"
        options={AGES}
        value={search.age ?? ""}
        onChange={({ target }) => choose({ age: target.value })}
      />
      <SelectField
        className="max-lg:col-span-2"
        label="Sort by"
        options={QUOTE_ORDERS}
        value={search.sort ?? "newest"}
        onChange={({ target }) => choose({ sort: target.value === "newest" ? undefined : target.value })}
      />
    </div>
  );
}

import { keepPreviousData } from "@tanstack/react-query";
import { type Ref, useState } from "react";
import { countOf } from "#client/components/company/format.ts";
import { SelectField } from "#client/components/form/fields.tsx";
import { FilterField } from "#client/components/search/filters/filter-field.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { SkeletonList } from "#client/components/ui/skeleton-list.tsx";
import { AGES, QUOTE_FILTERS, QUOTE_ORDERS } from "#contract/desk/options.ts";
import type { QuoteSearch } from "#contract/desk/quote-search.ts";
import type { Quote } from "#contract/quotes.ts";
import { DeleteDialog } from "../delete-dialog.tsx";
import { Pager } from "../pager.tsx";
import { findAllQuotes, quotesQueryOptions } from "../queries.ts";
import { DESK_FILTERS_CLASS } from "../tables/desk-table.tsx";
import { ExportButton } from "../tables/export-button.tsx";
import { RowSelectionBar } from "../tables/selection-bar.tsx";
import { useSelection } from "../tables/use-selection.ts";
import { chosenOption, useTable } from "../tables/use-table.ts";
import { useTableActions } from "../tables/use-table-actions.ts";
import { useAdminQuery } from "../use-admin-query.ts";
import { QuoteActions } from "./quote-actions.tsx";
import { QuoteTable } from "./quote-table.tsx";
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
  const { data, isPending, isError, refetch, isFetching } = useAdminQuery({
    ...quotesQueryOptions({ ...search, page: table.page }),
    placeholderData: keepPreviousData,
  });
  const selection = useSelection<Quote>(JSON.stringify({ ...search, sort: undefined }));
  const [quoteToDelete, setQuoteToDelete] = useState<Quote | null>(null);
  const {
    target: heading,
    offer,
    handleDone,
    goTo,
  } = useTableActions<HTMLHeadingElement>(table, selection, data?.totalPages);
  return (
    <section aria-labelledby="quotes" className="grid gap-4">
      <Header heading={heading} search={search} isFetching={isFetching} refetch={refetch} />
      <QuoteFilters table={table} />
      <div role="status" className="empty:hidden">
        {offer}
      </div>
      {isError && (
        <p role="alert" className="font-semibold text-stop">
          Failed to fetch quotes
        </p>
      )}
      {isPending && <SkeletonList count={3} label="Loading quote requests" className="grid gap-4" />}
      {data?.total === 0 && <p className="card p-8 text-center text-lg">No quote requests found</p>}
      {data && data.total > 0 && (
        <>
          <CountLine total={data.total} table={table} />
          <RowSelectionBar noun="quote requests" selection={selection} shown={data.quotes}>
            <QuoteActions quotes={selection.rows} onDone={handleDone} returnTo={heading} />
          </RowSelectionBar>
          <QuoteTable
            quotes={data.quotes}
            selection={selection}
            opened={search.before === undefined ? undefined : search.before - 1}
            onDelete={setQuoteToDelete}
          />
          <Pager page={table.page} totalPages={data.totalPages} onPage={goTo} />
        </>
      )}
      {quoteToDelete && (
        <DeleteDialog
          noun="quote request"
          name={quoteToDelete.name || quoteToDelete.reference}
          path={`/api/quotes/${quoteToDelete.id}`}
          queryKey={["admin", "quotes"]}
          returnTo={heading}
          onClose={() => setQuoteToDelete(null)}
        />
      )}
    </section>
  );
}

interface HeaderProps {
  heading: Ref<HTMLHeadingElement>;
  search: QuoteSearch;
  isFetching: boolean;
  refetch: () => void;
}

const Header = ({ heading, search, isFetching, refetch }: HeaderProps) => (
  <div className="flex flex-wrap items-center justify-between gap-3">
    <h2 ref={heading} id="quotes" tabIndex={-1} className="display text-2xl outline-none">
      Quote Requests
    </h2>
    <div className="flex flex-wrap gap-3">
      <ExportButton
        label="Export these (CSV)"
        name="quote-requests.csv"
        read={async () => quotesCsv(await findAllQuotes(search))}
        failure="Failed to fetch quotes"
      />
      <button
        type="button"
        onClick={() => isFetching || refetch()}
        aria-disabled={isFetching}
        className={buttonClass("quiet", "small")}
      >
        Refresh
      </button>
    </div>
  </div>
);

/**
 * The number of requests that match. If a link opened the table at one request, newer requests are left out. A note says so,
 * and a button shows them.
 */
function CountLine({ total, table: { search, choose } }: { total: number; table: Table }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="font-semibold">
        {countOf(total, "request")}
        {search.before !== undefined && ", without newer ones"}
      </p>
      {search.before !== undefined && (
        <button type="button" onClick={() => choose({})} className={buttonClass("quiet", "small")}>
          Show newer ones too
        </button>
      )}
    </div>
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

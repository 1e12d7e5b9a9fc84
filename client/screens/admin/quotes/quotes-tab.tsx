import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { SelectField } from "#client/components/form/fields.tsx";
import { FilterField } from "#client/components/search/filters/filter-field.tsx";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { SkeletonList } from "#client/components/ui/skeleton-list.tsx";
import { RequestError } from "#client/queries/request.ts";
import { QUOTE_FILTERS, type QuoteSearch } from "#contract/desk/quote-search.ts";
import type { Quote } from "#contract/quotes.ts";
import { DeleteDialog } from "../delete-dialog.tsx";
import { findAllQuotes, QUOTES_PAGE, quotesQueryOptions } from "../queries.ts";
import { saveAsFile } from "../save-as-file.ts";
import { useAdminSession } from "../session.tsx";
import { useAdminQuery } from "../use-admin-query.ts";
import { QuoteCard } from "./quote-card.tsx";
import { quotesCsv } from "./quotes-csv.ts";

export function QuotesTab() {
  const [search, setSearch] = useState<Search>({ text: "", filter: undefined });
  // The cursor of each page visited: "Newer" drops the last one.
  const [params] = useSearchParams();
  const [cursors, setCursors] = useState<readonly number[]>(() => firstCursor(params.get("before")));
  const searchFor = (changed: Partial<Search>) => {
    setSearch({ ...search, ...changed });
    setCursors([]);
  };
  const {
    data: quotes,
    isPending,
    isError,
    refetch,
    isFetching,
  } = useAdminQuery(quotesQueryOptions({ ...search, before: cursors.at(-1) }));
  const [quoteToDelete, setQuoteToDelete] = useState<Quote | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const oldest = quotes?.at(-1);
  return (
    <section aria-labelledby="quotes" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} id="quotes" tabIndex={-1} className="display text-2xl outline-none">
          Quote Requests
        </h2>
        <div className="flex flex-wrap gap-3">
          <ExportButton search={search} />
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
      <SearchFields {...search} onChange={searchFor} />
      {isError && (
        <p role="alert" className="font-semibold text-stop">
          Failed to fetch quotes
        </p>
      )}
      {isPending && <SkeletonList count={3} label="Loading quote requests" className="grid gap-4" />}
      {quotes?.length === 0 && <p className="card p-8 text-center text-lg">No quote requests found</p>}
      <ul className="grid gap-4">
        {quotes?.map((quote) => (
          <li key={quote.id}>
            <QuoteCard quote={quote} onDelete={() => setQuoteToDelete(quote)} />
          </li>
        ))}
      </ul>
      <OlderNewer
        hasNewer={cursors.length > 0}
        hasOlder={oldest !== undefined && (quotes?.length ?? 0) >= QUOTES_PAGE}
        onNewer={() => setCursors(cursors.slice(0, -1))}
        onOlder={() => oldest && setCursors([...cursors, oldest.id])}
      />
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

/** A link can start the list with one request: the list goes on before its number plus one. */
const firstCursor = (before: string | null): number[] =>
  before !== null && /^\d{1,15}$/.test(before) ? [Number(before)] : [];

type Search = Pick<QuoteSearch, "filter"> & { text: string };

/** A text and a state that narrow the list. */
function SearchFields({ text, filter, onChange }: Search & { onChange: (changed: Partial<Search>) => void }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FilterField
        name="text"
        label="Search requests"
        placeholder="Reference, name, email, phone, place or company"
        value={text}
        onChange={(typed) => onChange({ text: typed })}
      />
      <SelectField
        label="State"
        prompt="All"
        options={QUOTE_FILTERS}
        value={filter ?? ""}
        onChange={({ target }) =>
          onChange({ filter: QUOTE_FILTERS.find(({ value }) => value === target.value)?.value })
        }
      />
    </div>
  );
}

/** Saves all requests that match, not only the page. */
function ExportButton({ search }: { search: Search }) {
  const { expireSession } = useAdminSession();
  const showToast = useToast();
  const saving = useMutation({
    mutationFn: () => findAllQuotes(search),
    onSuccess: (quotes) =>
      saveAsFile(quotesCsv(quotes), { name: "quote-requests.csv", type: "text/csv;charset=utf-8" }),
    onError: (error) => {
      if (error instanceof RequestError && error.status === 401) return expireSession();
      showToast({ title: "Error", description: "Failed to fetch quotes", destructive: true });
    },
  });
  return (
    <button
      type="button"
      onClick={() => saving.isPending || saving.mutate()}
      aria-disabled={saving.isPending}
      className={buttonClass("quiet", "small")}
    >
      Export these (CSV)
    </button>
  );
}

interface OlderNewerProps {
  hasNewer: boolean;
  hasOlder: boolean;
  onNewer: () => void;
  onOlder: () => void;
}

function OlderNewer({ hasNewer, hasOlder, onNewer, onOlder }: OlderNewerProps) {
  return (
    <div className="flex justify-center gap-3">
      {hasNewer && (
        <button type="button" onClick={onNewer} className={buttonClass("quiet", "small")}>
          Newer
        </button>
      )}
      {hasOlder && (
        <button type="button" onClick={onOlder} className={buttonClass("quiet", "small")}>
          Older
        </button>
      )}
    </div>
  );
}

import { OFFER_SORTS, type OfferSort } from "#contract/options.ts";

const LABELS: Record<OfferSort, string> = { total: "Lowest total", date: "Earliest date" };

/** The links load the document again, because the browser gets the data of a receipt only with the document. */
export function SortLinks({ sort }: { sort: OfferSort }) {
  return (
    <nav aria-label="Sort the quotes" className="flex flex-wrap items-center gap-x-1 text-sm print:hidden">
      <span className="mr-2 text-muted">Sort by</span>
      {OFFER_SORTS.map((order) => (
        <a
          key={order}
          href={`?sort=${order}#offers`}
          aria-current={order === sort ? "true" : undefined}
          className="flex min-h-11 items-center rounded-control px-3 font-semibold underline decoration-1 underline-offset-4 hover:bg-paper aria-[current]:bg-sand aria-[current]:no-underline"
        >
          {LABELS[order]}
        </a>
      ))}
    </nav>
  );
}

import { LISTING_PARTS, type ListingPart } from "#contract/firms/listing-parts.ts";
import type { ListingWithProposals } from "./firm-page.ts";
import { listingFacts } from "./listing-facts.ts";
import { WaitingChanges } from "./waiting-changes.tsx";

/** The contents of one part of the listing, with a link to change it. */
export function PartCard({ part, own }: { part: ListingPart; own: ListingWithProposals }) {
  return (
    <section
      aria-labelledby={part}
      className="card mb-4 grid break-inside-avoid content-start gap-2 p-4 sm:p-6"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={part} className="text-lg font-bold">
          {LISTING_PARTS[part]}
        </h2>
        <a
          href={`/firm/listing/${part}`}
          className="link inline-flex min-h-11 shrink-0 items-center px-1 font-semibold"
        >
          Change<span className="sr-only">: {LISTING_PARTS[part]}</span>
        </a>
      </div>
      <dl>
        {listingFacts[part](own.listing).map(({ label, text }) => (
          <div key={label} className="grid grid-cols-[8rem_1fr] gap-3 border-t border-line py-2">
            <dt className="text-muted">{label}</dt>
            <dd className={`line-clamp-4 wrap-anywhere ${text ? "font-semibold" : "text-muted"}`}>
              {text ?? "Not said"}
            </dd>
          </div>
        ))}
      </dl>
      {part === "identity" && <WaitingChanges own={own} />}
    </section>
  );
}

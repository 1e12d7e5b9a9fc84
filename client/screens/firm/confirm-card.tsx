import { formatDate } from "#client/components/company/format.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { LISTING_PARTS, type ListingPart } from "#contract/firms/listing-parts.ts";
import type { ListingWithProposals } from "./firm-page.ts";
import { listingFacts } from "./listing-facts.ts";

/** When the company last confirmed its listing, how many facts are missing, and a button that confirms the listing. */
export function ConfirmCard({ own: { listing } }: { own: ListingWithProposals }) {
  const unsaid = (Object.keys(LISTING_PARTS) as ListingPart[]).flatMap((part) =>
    listingFacts[part](listing).filter(({ text }) => !text),
  );
  return (
    <section aria-labelledby="confirm" className="card overflow-hidden">
      <div aria-hidden="true" className="hazard h-2" />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:p-6">
        <div className="min-w-0 flex-1 basis-64">
          <h1 id="confirm" className="display text-xl sm:text-2xl">
            Is everything right?
          </h1>
          {listing.listing === "draft" && (
            <p className="mb-1 font-semibold">
              Nobody can see your listing yet. Correct below what is wrong, then press “Everything is right”:
              it appears at once.
            </p>
          )}
          <p className="text-ink-soft">
            {listing.confirmedOn
              ? `You last confirmed your listing on ${formatDate(listing.confirmedOn)}.`
              : "You have not confirmed your listing yet."}
            {unsaid.length > 0 &&
              ` ${unsaid.length} ${unsaid.length === 1 ? "fact is" : "facts are"} not said yet.`}{" "}
            {listing.listing === "public" && (
              <a href={`/company/${listing.id}`} className="link">
                See it as customers do
              </a>
            )}
          </p>
        </div>
        <form method="post" action="/firm">
          <input type="hidden" name="intent" value="confirm" />
          <input type="hidden" name="companyId" value={listing.id} />
          <button type="submit" className={buttonClass("go")}>
            Everything is right
          </button>
        </form>
      </div>
    </section>
  );
}

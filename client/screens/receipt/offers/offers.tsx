import { askedWords } from "#client/components/answers/offer-words.ts";
import { countOf } from "#client/components/company/format.ts";
import type { OfferSort } from "#contract/options.ts";
import type { QuoteReceipt } from "#contract/quotes.ts";
import { hasOffer, type ReceiptListing, type RefusedChoice } from "../receipt-view.ts";
import { OfferRow, offerColumns } from "./offer-row.tsx";
import { SortLinks } from "./sort-links.tsx";
import { markOffers, sortOffers } from "./sort-offers.ts";

interface OffersProps {
  receipt: QuoteReceipt;
  listings: readonly ReceiptListing[];
  sort: OfferSort;
  refused: RefusedChoice | undefined;
}

const HEADS = ["Company", "For what you asked", "Could still be charged", "Dates"];

/** The quotes, one in each row: the company, the total of the requested job, possible further costs, and dates. */
export function Offers({ receipt, listings, sort, refused }: OffersProps) {
  const offers = receipt.companies.filter(hasOffer);
  const isSizeOpen = receipt.size === null;
  const marks = markOffers(offers, { isSizeOpen });
  const isRanked =
    sort === "total" &&
    offers.length > 1 &&
    offers.some(({ answer }) => answer.offer.comparable.unsaid.length > 0);
  const asked = askedWords(receipt.job, receipt.weeks);
  return (
    <section aria-labelledby="offers" className="@container grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="offers" className="display scroll-mt-4 text-2xl">
            {countOf(offers.length, "offer")}
          </h2>
          <p className="text-ink-soft">
            {asked ? `Totals with VAT for ${asked}.` : "Totals with VAT."} What a company leaves out is “not
            said”, not free.
            {isSizeOpen &&
              offers.length > 1 &&
              " You left the size open, so the prices can be for different skips: ask each company which one."}
            {isRanked && " A total that leaves something out comes after the complete ones."}
          </p>
        </div>
        {offers.length > 1 && <SortLinks sort={sort} />}
      </div>
      <table className="block w-full">
        <caption className="sr-only">The quotes, one in each row</caption>
        <thead className="mb-1.5 hidden @5xl:block print:block">
          <tr className={`grid text-left text-sm ${offerColumns}`}>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="grid gap-3 print:gap-1">
          {sortOffers(offers, sort).map((company) => (
            <OfferRow
              key={company.id}
              receipt={receipt}
              company={company}
              listing={listings.find(({ id }) => id === company.id)}
              marks={marks.get(company.id)}
              refused={refused}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

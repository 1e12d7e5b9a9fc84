import { askedWords } from "#client/components/answers/offer-words.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { apartOfPrice } from "#contract/job/collected-apart.ts";
import { askedIn } from "#contract/quote-words.ts";
import type { QuoteReceipt } from "#contract/quotes.ts";
import { countOf, upperFirst } from "#contract/text/spelling.ts";
import {
  customerWords,
  hasOffer,
  type OfferingCompany,
  type ReceiptListing,
  type RefusedChoice,
} from "../receipt-view.ts";
import { forAsked, OfferRow, offerColumns } from "./offer-row.tsx";
import { isComplete, markOffers, sortOffers } from "./sort-offers.ts";

interface OffersProps {
  receipt: QuoteReceipt;
  listings: readonly ReceiptListing[];
  refused: RefusedChoice | undefined;
}

export function Offers(props: OffersProps) {
  const { receipt } = props;
  const offers = sortOffers(receipt.companies.filter(hasOffer));
  const chosen =
    receipt.choiceEmail === null ? [] : offers.filter(({ id }) => id === receipt.chosenCompanyId);
  const shown = chosen.length > 0 ? chosen : offers;
  const others = offers.filter((offer) => !shown.includes(offer));
  const marks = markOffers(offers, { isSizeOpen: receipt.size === null });
  return (
    <section aria-labelledby="offers" className="@container grid gap-3">
      <div>
        <h2 id="offers" className="display scroll-mt-4 text-2xl">
          {chosen.length > 0
            ? `The quote ${customerWords(receipt).you} chose`
            : countOf(offers.length, "quote")}
        </h2>
        <p className="text-ink-soft max-sm:text-sm">{aboutTotals(receipt, shown)}</p>
      </div>
      <OfferTable {...props} offers={shown} marks={marks} />
      {others.length > 0 && (
        <details className="print:hidden">
          <summary className={`${buttonClass("quiet")} list-none marker:content-none max-sm:w-full`}>
            {others.length === 1 ? "The other quote" : `The other ${others.length} quotes`}
          </summary>{" "}
          <div className="mt-3">
            <OfferTable {...props} offers={others} marks={marks} />
          </div>
        </details>
      )}
    </section>
  );
}

function aboutTotals(receipt: QuoteReceipt, offers: readonly OfferingCompany[]) {
  const { job, weeks, size } = receipt;
  const asked = askedWords(job, weeks);
  const isRanked = new Set(offers.map(({ answer }) => isComplete(answer.offer))).size > 1;
  return [
    asked ? `Totals with VAT for ${asked}.` : "Totals with VAT.",
    "What a company leaves out is “not said”, not free.",
    apartOfPrice(job?.waste ?? []),
    size === null &&
      offers.length > 1 &&
      `${upperFirst(customerWords(receipt).you)} ${openSizeWords(receipt)}, so the prices can be for different skips: ask each company which one.`,
    isRanked && "A total that leaves something out comes after the complete ones.",
  ]
    .filter(Boolean)
    .join(" ");
}

/** For a request without an exact size: the customer chose a range of sizes, or none. */
function openSizeWords({ asked }: QuoteReceipt): string {
  const skip = askedIn(asked, "skip") ?? "";
  const [, from, to] = /(\d+)-(\d+)/.exec(skip) ?? [];
  return from ? `asked for ${from} to ${to} yards` : "left the size open";
}

interface OfferTableProps extends OffersProps {
  offers: readonly OfferingCompany[];
  marks: ReturnType<typeof markOffers>;
}

function OfferTable({ receipt, listings, refused, offers, marks }: OfferTableProps) {
  const heads = ["Company", forAsked(receipt), "Could still be charged", "Dates"];
  return (
    <table className="block w-full">
      <caption className="sr-only">The quotes, one in each row</caption>
      <thead className="mb-1.5 hidden @5xl:block print:block">
        <tr className={`grid text-left text-sm ${offerColumns}`}>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="grid gap-3 print:gap-1">
        {offers.map((company) => (
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
  );
}

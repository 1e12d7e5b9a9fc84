import { useEffect, useState } from "react";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { OfferSort } from "#contract/options.ts";
import type { QuoteReceipt } from "#contract/quotes.ts";
import { AskOthers } from "./ask-others.tsx";
import { AskedDetails } from "./asked-details.tsx";
import { ChoiceNotice } from "./choice-notice.tsx";
import { CloseForms } from "./close-forms.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
import { Offers } from "./offers/offers.tsx";
import { OtherCompanies } from "./other-companies.tsx";
import { ReceiptHeader } from "./receipt-header.tsx";
import { canChoose, hasOffer, isClosed, type ReceiptListing, type RefusedChoice } from "./receipt-view.ts";

interface ReceiptDetailsProps {
  receipt: QuoteReceipt;
  listings: readonly ReceiptListing[];
  attribution: string;
  sort: OfferSort;
  recordUrl: string;
  notice: string | undefined;
  refused: RefusedChoice | undefined;
}

/** Everything about a request: the choice, the offers, the other companies and the requested job. */
export function ReceiptDetails({
  receipt,
  listings,
  attribution,
  sort,
  recordUrl,
  notice,
  refused,
}: ReceiptDetailsProps) {
  const { companies, others, awaitingConfirmation, erasedAt } = receipt;
  const isRequestClosed = isClosed(receipt);
  const hasOffers = companies.some(hasOffer);
  const hasOthers = others.length > 0 || !companies.every(hasOffer);
  // The reason of a refused choice is shown at the company. If the page has no forms to choose, the header shows it.
  const isAtForm = canChoose(receipt) && companies.some(({ id }) => id === refused?.companyId);
  const atForm = isAtForm ? refused : undefined;
  return (
    // A comparison needs the full width of the page; a list is easier to read in a narrow column.
    <div className={`mx-auto grid grid-cols-1 gap-6 print:gap-2 ${hasOffers ? "" : "max-w-3xl"}`}>
      <ReceiptHeader receipt={receipt} notice={notice ?? (isAtForm ? undefined : refused?.text)} />
      {awaitingConfirmation && !isRequestClosed && <ConfirmForm receipt={receipt} />}
      <ChoiceNotice receipt={receipt} recordUrl={recordUrl} />
      {hasOffers && <Offers receipt={receipt} listings={listings} sort={sort} refused={atForm} />}
      {hasOffers && attribution && <p className="text-sm text-muted print:text-xs">{attribution}</p>}
      <div
        className={`grid grid-cols-1 items-start gap-6 print:gap-2 ${hasOffers && hasOthers && !erasedAt ? "lg:grid-cols-2" : "max-w-3xl"}`}
      >
        {hasOthers && (
          <div className="grid grid-cols-1 gap-6">
            <OtherCompanies receipt={receipt} refused={atForm} />
            <AskOthers receipt={receipt} />
          </div>
        )}
        {!erasedAt && <AskedDetails {...receipt} />}
      </div>
      <div className="flex flex-wrap items-start justify-between gap-4 print:hidden">
        <PrintButton />
        <CloseForms receipt={receipt} isClosed={isRequestClosed} />
      </div>
    </div>
  );
}

/** Rendered only after hydration, because printing from the page needs script. */
function PrintButton() {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (!isHydrated) return null;
  return (
    <button type="button" onClick={() => window.print()} className={buttonClass("quiet")}>
      Print this page
    </button>
  );
}

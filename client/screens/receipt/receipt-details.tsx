import { type ReactNode, useEffect, useState } from "react";
import type { PressContext } from "#client/components/hire/press-form.tsx";
import { JobQuestions } from "#client/components/hire/questions.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { followMyRequests, type MyRequest, myRequests } from "#client/my-requests.ts";
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
import {
  canChoose,
  canPress,
  forgetRequests,
  hasOffer,
  isClosed,
  type ReceiptListing,
  type RefusedChoice,
} from "./receipt-view.ts";

interface ReceiptDetailsProps {
  receipt: QuoteReceipt;
  listings: readonly ReceiptListing[];
  attribution: string;
  sort: OfferSort;
  token: string;
  notice: string | undefined;
  refused: RefusedChoice | undefined;
  context: PressContext;
  photos?: ReactNode;
}

/** Everything about a request: the choice, the offers, the other companies and the requested job. */
export function ReceiptDetails({
  receipt,
  listings,
  attribution,
  sort,
  token,
  notice,
  refused,
  context,
  photos,
}: ReceiptDetailsProps) {
  const { companies, others, awaitingConfirmation, erasedAt } = receipt;
  const isRequestClosed = isClosed(receipt);
  const hasOffers = companies.some(hasOffer);
  const areAnswered = receipt.questions.every(({ answer }) => answer !== null);
  const questions = <JobQuestions {...context} questions={receipt.questions} isOpen={canChoose(receipt)} />;
  const hasOthers = others.length > 0 || !companies.every(hasOffer);
  // The reason of a refused choice is shown at the company. If the page has no forms to choose, the header shows it.
  const isAtForm = canChoose(receipt) && companies.some(({ id }) => id === refused?.companyId);
  const atForm = isAtForm ? refused : undefined;
  return (
    // A comparison needs the full width of the page; a list is easier to read in a narrow column.
    <div className={`mx-auto grid grid-cols-1 gap-6 print:gap-2 ${hasOffers ? "" : "max-w-3xl"}`}>
      <ReceiptHeader receipt={receipt} notice={notice ?? (isAtForm ? undefined : refused?.text)} />
      {awaitingConfirmation && !isRequestClosed && canPress(receipt) && <ConfirmForm receipt={receipt} />}
      <ChoiceNotice receipt={receipt} token={token} context={context} />
      {!areAnswered && questions}
      {hasOffers && <Offers receipt={receipt} listings={listings} sort={sort} refused={atForm} />}
      {hasOffers && attribution && <p className="text-sm text-muted print:text-xs">{attribution}</p>}
      {areAnswered && questions}
      <div
        className={`grid grid-cols-1 items-start gap-6 print:gap-2 ${hasOffers && hasOthers && !erasedAt ? "lg:grid-cols-2" : "max-w-3xl"}`}
      >
        {hasOthers && (
          <div className="grid grid-cols-1 gap-6">
            <OtherCompanies receipt={receipt} refused={atForm} />
            <AskOthers receipt={receipt} />
          </div>
        )}
        <div className="grid grid-cols-1 gap-6">
          {!erasedAt && <AskedDetails {...receipt} />}
          {photos}
        </div>
      </div>
      <div className="flex flex-wrap items-start justify-between gap-4 print:hidden">
        <PrintButton />
        {canPress(receipt) && <CloseForms receipt={receipt} isClosed={isRequestClosed} />}
      </div>
      {canPress(receipt) && <ViewLink {...receipt} />}
      {canPress(receipt) && <OnThisDevice reference={receipt.reference} />}
    </div>
  );
}

/** The link for a partner or a builder. */
function ViewLink({ viewUrl, erasedAt }: QuoteReceipt) {
  if (!viewUrl || erasedAt) return null;
  return (
    <section aria-labelledby="look" className="grid gap-1 text-sm print:hidden">
      <h2 id="look" className="font-bold">
        For somebody who may only look
      </h2>
      <p>
        <a href={viewUrl} className="link break-all">
          {viewUrl}
        </a>
      </p>
      <p className="text-muted">
        Whoever has this link sees prices, days and what was said, and can press nothing. Your own link can:
        keep it to yourself.
      </p>
    </section>
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

/** What this device keeps of its requests, if it sent this one. Only the browser knows that. */
function OnThisDevice({ reference }: Pick<QuoteReceipt, "reference">) {
  const [requests, setRequests] = useState<readonly MyRequest[]>([]);
  useEffect(() => {
    const show = () => setRequests(myRequests());
    show();
    return followMyRequests(show);
  }, []);
  const isOwn = (request: MyRequest) => request.reference === reference;
  if (!requests.some(isOwn)) return null;
  const others = requests.filter((request) => !isOwn(request));
  return (
    <section aria-labelledby="device" className="grid gap-2 text-sm print:hidden">
      <h2 id="device" className="font-bold">
        On this device
      </h2>
      {others.length > 0 && (
        <p>
          Your other requests:{" "}
          {others.map((other) => (
            <a key={other.path} href={other.path} className="link mr-3 whitespace-nowrap">
              {other.reference}
            </a>
          ))}
        </p>
      )}
      <p className="text-muted">
        “My request” at the top of the site leads here. Only this browser knows that: on a shared device, let
        it forget.
      </p>
      <button
        type="button"
        onClick={() => forgetRequests(isOwn)}
        className={`${buttonClass("quiet", "small")} justify-self-start`}
      >
        Forget on this device
      </button>
    </section>
  );
}

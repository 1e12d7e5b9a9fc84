import { type ReactNode, useEffect, useState } from "react";
import { joinWithAnd } from "#client/components/company/format.ts";
import { lostWords, outcomeOf, type PressContext } from "#client/components/hire/outcome.ts";
import { JobQuestions } from "#client/components/hire/questions.tsx";
import { CopyLink } from "#client/components/site/copy-link.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { PrintButton } from "#client/components/ui/print-button.tsx";
import { type MyRequest, myRequests } from "#client/my-requests.ts";
import { followStorage } from "#client/try-storage.ts";
import { jobUrl } from "#client/urls/company-url.ts";
import { askedIn } from "#contract/quote-words.ts";
import type { QuoteReceipt } from "#contract/quotes.ts";
import { upperFirst } from "#contract/text/spelling.ts";
import { ChoiceNotice } from "./choice-notice.tsx";
import { ConfirmedForm, ConfirmForm } from "./confirm-form.tsx";
import { Offers } from "./offers/offers.tsx";
import { AskOthers, OtherCompanies } from "./other-companies.tsx";
import { ReceiptHeader } from "./receipt-header.tsx";
import {
  canChoose,
  canPress,
  customerWords,
  forgetRequests,
  hasOffer,
  isClosed,
  otherRecipients,
  type ReceiptListing,
  type RefusedChoice,
} from "./receipt-view.ts";

export interface ReceiptDetailsProps {
  receipt: QuoteReceipt;
  listings: readonly ReceiptListing[];
  /** The text that the licence of the carrier register requires. */
  attribution: string;
  token: string;
  notice?: string;
  refused?: RefusedChoice | undefined;
  context: PressContext;
  photos?: ReactNode;
  /** Who gives the customer free advice. */
  advice?: string | undefined;
}

export function ReceiptDetails(props: ReceiptDetailsProps) {
  const { receipt, listings, attribution, token, notice, refused, photos } = props;
  const context: PressContext = canPress(receipt) ? props.context : { ...props.context, reader: "viewer" };
  const { companies, others, awaitingConfirmation, erasedAt } = receipt;
  const isRequestClosed = isClosed(receipt);
  const hasOffers = companies.some(hasOffer);
  const hasOthers = others.length > 0 || !companies.every(hasOffer);
  // The company's row shows why its choice was refused. If the page has no forms to choose, the header shows the reason.
  const isAtForm = canChoose(receipt) && companies.some(({ id }) => id === refused?.companyId);
  const atForm = isAtForm ? refused : undefined;
  const { reference, hire, testMode, questions } = receipt;
  // Questions stay open after a choice, because the chosen company may need an answer.
  const isAsking = !receipt.withdrawnAt && !erasedAt && !awaitingConfirmation;
  const chosen = companies.find(({ id }) => id === receipt.chosenCompanyId);
  const other = testMode ? null : (chosen?.name ?? null);
  const told = { hire, reference, other, questions, isAsking };
  const outcome = outcomeOf(context, told);
  return (
    // The comparison of quotes needs the full width of the page. A list is easier to read in a narrow column.
    <div className={`mx-auto grid grid-cols-1 gap-4 sm:gap-6 print:gap-2 ${hasOffers ? "" : "max-w-3xl"}`}>
      <ReceiptHeader
        receipt={receipt}
        notice={notice ?? (refused ? (isAtForm ? undefined : refused.text) : outcome)}
        isOutcomeBelow={isAtForm || (context.pressed !== undefined && outcome === undefined)}
        lost={lostWords(context, told)}
      />
      {awaitingConfirmation && !isRequestClosed && canPress(receipt) && <ConfirmForm receipt={receipt} />}
      <ChoiceNotice receipt={receipt} token={token} context={context} advice={props.advice} />
      {/* Above the quotes, also once answered: an answered question stays where the customer answered it. */}
      <JobQuestions {...context} questions={questions} reference={reference} isOpen={isAsking} />
      {hasOffers && <Offers receipt={receipt} listings={listings} refused={atForm} />}
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
      <p>
        <CopyLink url={viewUrl} />
      </p>
      <p className="text-muted">
        Whoever has this link sees your name, the job and its district, the prices, the days, who pressed what
        and when, what is wrong with its sums, and where the waste went. They don't see your email address,
        telephone number, street, photos, questions, notes or messages, and can press nothing. Your own link
        can: keep it to yourself.
      </p>
    </section>
  );
}

/** Only the browser knows whether this device sent the request. */
function OnThisDevice({ reference }: Pick<QuoteReceipt, "reference">) {
  const [requests, setRequests] = useState<readonly MyRequest[]>([]);
  useEffect(() => {
    const show = () => setRequests(myRequests());
    show();
    return followStorage(show);
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

function AskedDetails(receipt: QuoteReceipt) {
  const { asked, job, name, email, phoneEnding } = receipt;
  const { you, your } = customerWords(receipt);
  const location = askedIn(asked, "location");
  const details = [name, email, phoneEnding && `phone ending ${phoneEnding}`].filter(Boolean).join(", ");
  return (
    <section aria-labelledby="asked" className="card p-5 sm:p-8 print:p-3">
      <h2 id="asked" className="display text-2xl print:text-base">
        What {you} asked for
      </h2>
      <dl className="mt-3 print:mt-1">
        {[...asked, { label: `${upperFirst(your)} details`, text: details }].map(({ label, text }) => (
          <div
            key={label}
            className="grid gap-x-4 border-t border-line py-3 sm:grid-cols-[9rem_1fr] print:grid-cols-[9rem_1fr] print:py-0.5 print:text-xs"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold whitespace-pre-line wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      {job?.stands === "road" && location && (
        <p className="mt-2 print:hidden">
          <a href={jobUrl("/plan", { ...job, location, waste: job.waste?.join(",") })} className="link">
            Whose permit, its fee and how long it takes
          </a>
        </p>
      )}
    </section>
  );
}

const ERASED =
  "We delete your name, your contact details and what you wrote. Companies that have received your request answer for their own copies: ask them. This cannot be undone.";

/** If the customer deletes the details while the choice can be undone, the companies are told immediately. This text says so. */
function toldNow(receipt: QuoteReceipt): string | null {
  const { companies, chosenCompanyId, undoUntil } = receipt;
  const chosen = companies.find(({ id }) => id === chosenCompanyId);
  if (!chosen || !undoUntil) return null;
  const others = otherRecipients(receipt, chosen.id);
  const told = `${joinWithAnd(others)} ${others.length === 1 ? "is" : "are"} told that you decided otherwise`;
  return `${chosen.name} is told now that you chose it${others.length > 0 ? `, and ${told}` : ""}. Undo your choice first if you don't want that.`;
}

function CloseForms({ receipt, isClosed }: { receipt: QuoteReceipt; isClosed: boolean }) {
  if (receipt.erasedAt) return null;
  const told = receipt.awaitingConfirmation
    ? "No company has received it."
    : "The companies are told by email that you no longer need a quote.";
  const erasing = isClosed ? [toldNow(receipt), ERASED].filter(Boolean).join(" ") : `${told} ${ERASED}`;
  return (
    <div className={isClosed ? "contents" : "flex flex-wrap items-start gap-3"}>
      {!isClosed && (
        <ConfirmedForm
          label="Withdraw my request"
          variant="danger"
          intent="withdraw"
          text={`${told} This cannot be undone.`}
          confirm="Yes, withdraw it"
        />
      )}
      <ConfirmedForm
        label={isClosed ? "Delete my details" : "Withdraw and delete my details"}
        variant="danger"
        intent="erase"
        text={erasing}
        confirm={isClosed ? "Yes, delete my details" : "Yes, withdraw and delete"}
      />
    </div>
  );
}

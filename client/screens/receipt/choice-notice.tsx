import { SubmitButton } from "#client/components/form/fields.tsx";
import { useEffect, useState } from "react";
import { comparableWords } from "#client/components/answers/offer-words.ts";
import { joinWithAnd } from "#client/components/company/format.ts";
import { HirePanel } from "#client/components/hire/hire-panel.tsx";
import type { PressContext } from "#client/components/hire/press-form.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { DECLINE_REASONS } from "#contract/answers/offer.ts";
import { timeInLondon } from "#contract/dates.ts";
import { DELIVERY_STATES, type DeliveryState } from "#contract/deliveries.ts";
import type { QuoteReceipt, QuoteReceiptCompany } from "#contract/quotes.ts";
import { CHOICE_ID, canPress, customerWords, otherRecipients } from "./receipt-view.ts";
import { CallLink } from "./recipient-actions.tsx";

interface ChoiceNoticeProps {
  receipt: QuoteReceipt;
  token: string;
  context: PressContext;
}

export function ChoiceNotice({ receipt, token, context }: ChoiceNoticeProps) {
  const { companies, chosenCompanyId, undoUntil } = receipt;
  const isOpen = useIsBefore(undoUntil);
  const chosen = companies.find(({ id }) => id === chosenCompanyId);
  if (!chosen) return null;
  return (
    <section
      aria-labelledby={CHOICE_ID}
      className="card grid gap-3 border-l-4 border-skip p-5 sm:p-8 print:p-3"
    >
      <h2 id={CHOICE_ID} className="display scroll-mt-6 text-2xl wrap-anywhere">
        {canPress(receipt) ? "You have" : "The customer has"} chosen {chosen.name}
      </h2>
      <DeclinedSince receipt={receipt} company={chosen} canUndo={isOpen} />
      <PricedSince receipt={receipt} company={chosen} canUndo={isOpen} />
      {isOpen && undoUntil ? (
        <>
          <p>
            Until <time dateTime={undoUntil}>{timeInLondon(new Date(undoUntil))}</time>{" "}
            {customerWords(receipt).you} can undo this. Nobody is told before then.
          </p>
          {canPress(receipt) && (
            <form method="post">
              <input type="hidden" name="companyId" value={chosen.id} />
              <SubmitButton intent="undo" variant="quiet" className="w-full sm:w-auto">
                Undo
              </SubmitButton>
            </form>
          )}
        </>
      ) : (
        <ChoiceTold receipt={receipt} chosen={chosen} token={token} context={context} />
      )}
    </section>
  );
}

interface SinceChoiceProps extends Pick<ChoiceNoticeProps, "receipt"> {
  company: QuoteReceiptCompany;
  canUndo: boolean;
}

function DeclinedSince({ receipt, company, canUndo }: SinceChoiceProps) {
  const reason = DECLINE_REASONS.find(({ value }) => value === company.answer.declinedBecause);
  if (!reason) return null;
  return (
    <p className="font-semibold wrap-anywhere">
      {company.name} has declined since {customerWords(receipt).you} chose it. {reason.told}.
      {canPress(receipt) &&
        (canUndo ? " Undo your choice, then choose another company." : " Please ring them.")}
    </p>
  );
}

/** A price that came after the choice counts only if the customer chose no price. */
function PricedSince({ receipt, company, canUndo }: SinceChoiceProps) {
  const { sinceChoice } = receipt;
  const { offer } = company.answer;
  if (!sinceChoice || !offer) return null;
  const { you } = customerWords(receipt);
  const isOnly = offer.version === sinceChoice.version;
  const undo = canUndo && canPress(receipt) ? " To choose again, undo your choice first." : "";
  return (
    <p className="font-semibold wrap-anywhere">
      {company.name} sent {isOnly ? "this price" : "another price"} after {you} chose it:{" "}
      {comparableWords(sinceChoice)}.{!isOnly && ` It is not agreed: ${comparableWords(offer)} counts.`}
      {undo}
    </p>
  );
}

function ChoiceTold(props: ChoiceNoticeProps & { chosen: QuoteReceiptCompany }) {
  const { receipt, chosen, token, context } = props;
  const { choiceEmail, hire, reference } = receipt;
  const { you, your } = customerWords(receipt);
  const isUnreached = choiceEmail === "failed" || choiceEmail === "cancelled";
  return (
    <>
      {(!hire || hire.stage === "chosen") && (
        <p className="wrap-anywhere">
          {choiceEmail === "test" && "No email is sent in test mode. "}
          {isUnreached
            ? `${chosen.name} could not be reached by email. Please ring them.`
            : toldWords(
                [chosen.name],
                choiceEmail,
                receipt.erasedAt ? `that ${you} chose it` : `with ${your} phone number and email address`,
              )}
          {othersTold(receipt, chosen.id).map((sentence) => ` ${sentence}`)}
        </p>
      )}
      <div className="sm:max-w-xs">
        <CallLink name={chosen.name} phone={chosen.phone} />
      </div>
      {hire && (
        <HirePanel
          {...context}
          calendarUrl={`/api/receipts/${token}/calendar`}
          hire={hire}
          reference={reference}
          other={chosen.name}
          stands={receipt.job?.stands}
        />
      )}
      {canPress(receipt) && (
        <p className="print:hidden">Keep a record of who takes your waste: your duty of care asks for it.</p>
      )}
      <p className="print:hidden">
        <a href={`/receipt/${token}/record`} className={`${buttonClass("quiet")} w-full sm:w-auto`}>
          Duty-of-care record to print
        </a>
      </p>
    </>
  );
}

/** The first render returns true for any time, because the server rendered the page before that time. */
function useIsBefore(time: string | null): boolean {
  const [isBefore, setBefore] = useState(time !== null);
  useEffect(() => {
    if (time === null) return;
    const timer = setTimeout(() => setBefore(false), Math.max(Date.parse(time) - Date.now(), 0));
    return () => clearTimeout(timer);
  }, [time]);
  return isBefore;
}

function toldWords(names: string[], state: DeliveryState | null, what: string): string {
  const [are, were] = names.length === 1 ? ["is", "was"] : ["are", "were"];
  const isBeingTold = state === null || state === "queued";
  const verb = state === "test" ? "would be" : isBeingTold ? `${are} being` : were;
  return `${joinWithAnd(names)} ${verb} told ${what}.`;
}

/** `state` is the state of the companies' emails. Null before the emails exist. */
function otherwiseWords(names: string[], state: DeliveryState | null, { you }: { you: string }): string[] {
  if (names.length === 0) return [];
  if (state === "failed" || state === "cancelled")
    return [`${joinWithAnd(names)} could not be told by email that ${you} decided otherwise.`];
  return [toldWords(names, state, `politely that ${you} decided otherwise`)];
}

function othersTold(receipt: QuoteReceipt, chosenId: number): string[] {
  const words = customerWords(receipt);
  if (receipt.choiceEmail === null) return otherwiseWords(otherRecipients(receipt, chosenId), null, words);
  const others = receipt.companies.filter(({ id }) => id !== chosenId);
  return DELIVERY_STATES.flatMap((state) => {
    const names = others.flatMap((other) => (other.cancellationEmail === state ? other.name : []));
    return otherwiseWords(names, state, words);
  });
}

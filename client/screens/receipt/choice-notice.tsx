import { useEffect, useState } from "react";
import { comparableWords } from "#client/components/answers/offer-words.ts";
import { joinWithAnd } from "#client/components/company/format.ts";
import { SubmitButton } from "#client/components/form/fields.tsx";
import { HirePanel } from "#client/components/hire/hire-panel.tsx";
import { OUTCOME_ID, type PressContext } from "#client/components/hire/outcome.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { DECLINE_REASONS } from "#contract/answers/offer.ts";
import { timeInLondon } from "#contract/dates.ts";
import { DELIVERY_STATES, type DeliveryState } from "#contract/deliveries.ts";
import type { QuoteReceipt, QuoteReceiptCompany } from "#contract/quotes.ts";
import { countOf } from "#contract/text/spelling.ts";
import { CHOICE_ID, canPress, customerWords, otherRecipients } from "./receipt-view.ts";
import { CallLink } from "./recipient-actions.tsx";

interface ChoiceNoticeProps {
  receipt: QuoteReceipt;
  token: string;
  context: PressContext;
  advice: string | undefined;
}

export function ChoiceNotice({ receipt, token, ...shared }: ChoiceNoticeProps) {
  const { companies, chosenCompanyId, undoUntil } = receipt;
  const isOpen = useIsBefore(undoUntil);
  const chosen = companies.find(({ id }) => id === chosenCompanyId);
  if (!chosen) return null;
  return (
    <section
      aria-labelledby={CHOICE_ID}
      className="card grid gap-3 border-l-4 border-skip p-5 sm:p-8 print:p-3"
    >
      <h2 id={CHOICE_ID} tabIndex={-1} className="display scroll-mt-6 text-2xl outline-none wrap-anywhere">
        {canPress(receipt) ? "You have" : "The customer has"} chosen {chosen.name}
      </h2>
      <SinceChoice receipt={receipt} company={chosen} canUndo={isOpen} />
      {isOpen && undoUntil ? (
        <>
          <p>
            Until <time dateTime={undoUntil}>{timeInLondon(new Date(undoUntil))}</time>{" "}
            {customerWords(receipt).you} can undo this. Nobody is told before then.{toldThen(receipt, chosen)}
          </p>
          {canPress(receipt) && <Call company={chosen} />}
          {canPress(receipt) && (
            <form method="post" action={`#${OUTCOME_ID}`}>
              <input type="hidden" name="companyId" value={chosen.id} />
              <SubmitButton intent="undo" variant="quiet" className="w-full sm:w-auto">
                Undo
              </SubmitButton>
            </form>
          )}
        </>
      ) : (
        <ChoiceTold {...shared} receipt={receipt} chosen={chosen} token={token} />
      )}
    </section>
  );
}

const Call = ({ company }: { company: QuoteReceiptCompany }) => (
  <div className="sm:max-w-xs">
    <CallLink company={company} />
  </div>
);

/** What follows after the time to undo. A company that has declined since is not told. */
function toldThen(receipt: QuoteReceipt, chosen: QuoteReceiptCompany): string {
  if (receipt.testMode || chosen.answer.declinedBecause !== null) return "";
  const { you, your } = customerWords(receipt);
  const others = otherRecipients(receipt, chosen.id).length;
  const otherwise =
    others > 0
      ? `, and ${countOf(others, "other company", "other companies")} that ${you} decided otherwise`
      : "";
  return ` Then we tell ${chosen.name}, with ${your} phone number and email address${otherwise}.`;
}

interface SinceChoiceProps extends Pick<ChoiceNoticeProps, "receipt"> {
  company: QuoteReceiptCompany;
  canUndo: boolean;
}

/** A price that came after the choice counts only if the customer chose no price. */
function SinceChoice({ receipt, company: { name, answer }, canUndo }: SinceChoiceProps) {
  const { sinceChoice } = receipt;
  const { you } = customerWords(receipt);
  const reason = DECLINE_REASONS.find(({ value }) => value === answer.declinedBecause);
  const isOnly = answer.offer?.version === sinceChoice?.version;
  return (
    <>
      {reason && (
        <p className="font-semibold wrap-anywhere">
          {name} has declined since {you} chose it. {reason.told}.
          {canPress(receipt) &&
            (canUndo ? " Undo your choice, then choose another company." : " Please ring them.")}
        </p>
      )}
      {sinceChoice && answer.offer && (
        <p className="font-semibold wrap-anywhere">
          {name} sent {isOnly ? "this price" : "another price"} after {you} chose it:{" "}
          {comparableWords(sinceChoice)}.
          {!isOnly && ` It is not agreed: ${comparableWords(answer.offer)} counts.`}
          {canUndo && canPress(receipt) && " To choose again, undo your choice first."}
        </p>
      )}
    </>
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
                `that ${you} chose it${receipt.erasedAt ? "" : `, ${choiceEmail === "sent" ? "and has" : "with"} ${your} phone number and email address`}`,
              )}
          {othersTold(receipt, chosen.id).map((sentence) => ` ${sentence}`)}
        </p>
      )}
      <Call company={chosen} />
      {hire && (
        <HirePanel
          {...context}
          calendarUrl={`/api/receipts/${token}/calendar`}
          hire={hire}
          reference={reference}
          other={chosen.name}
          job={receipt.job}
          advice={props.advice}
          isErased={receipt.erasedAt !== null}
        />
      )}
      {canPress(receipt) && hire?.collectedOn && !receipt.testMode && !receipt.erasedAt && (
        <p className="print:hidden">
          In a few days we ask you by email how {chosen.name} was. A review by that email's link counts as
          “Asked here”.
        </p>
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

/** In groups by the states of the other companies' emails. Before the emails exist, the state of all is null. */
function othersTold(receipt: QuoteReceipt, chosenId: number): string[] {
  const { you } = customerWords(receipt);
  const others = receipt.companies.filter(({ id }) => id !== chosenId);
  const groups: [DeliveryState | null, string[]][] =
    receipt.choiceEmail === null
      ? [[null, otherRecipients(receipt, chosenId)]]
      : DELIVERY_STATES.map((state) => [
          state,
          others.filter((other) => other.cancellationEmail === state).map(({ name }) => name),
        ]);
  return groups
    .filter(([, names]) => names.length > 0)
    .map(([state, names]) =>
      state === "failed" || state === "cancelled"
        ? `${joinWithAnd(names)} could not be told by email that ${you} decided otherwise.`
        : toldWords(names, state, `politely that ${you} decided otherwise`),
    );
}

import { CallButton } from "#client/components/company/call-button.tsx";
import { joinWithAnd } from "#client/components/company/format.ts";
import { OUTCOME_ID } from "#client/components/hire/outcome.ts";
import { CHOICE_UNDO_MINUTES } from "#contract/answers/offer.ts";
import type { QuoteReceipt, QuoteReceiptCompany } from "#contract/quotes.ts";
import { ConfirmedForm } from "./confirm-form.tsx";
import { canChoose, otherRecipients, type RefusedChoice } from "./receipt-view.ts";

export interface RecipientActionsProps {
  receipt: QuoteReceipt;
  company: QuoteReceiptCompany;
  refused: RefusedChoice | undefined;
}

export function RecipientActions({ receipt, company, refused }: RecipientActionsProps) {
  const { id, answer } = company;
  // After the choice was told, only the chosen company is to be rung.
  if (receipt.choiceEmail !== null && id !== receipt.chosenCompanyId) return null;
  return (
    <>
      {refused?.companyId === id && (
        <p
          id={OUTCOME_ID}
          role="alert"
          tabIndex={-1}
          className="max-w-md scroll-mt-4 border-l-4 border-stop bg-stop-pale px-4 py-3 font-semibold wrap-anywhere print:hidden"
        >
          {refused.text}
        </p>
      )}
      {/* Without a price, ringing the company is the next step, so the telephone link comes first. */}
      {!answer.offer && <CallLink company={company} />}{" "}
      {canChoose(receipt) && answer.state !== "declined" && (
        <ChooseForm receipt={receipt} company={company} />
      )}
      {answer.offer && <CallLink company={company} />}
    </>
  );
}

/** The link's text is the number, so that print shows the number. */
export const CallLink = ({ company }: Pick<RecipientActionsProps, "company">) => (
  <CallButton
    company={company}
    size="medium"
    className="w-full print:min-h-0 print:border-0 print:p-0 print:text-xs"
  >
    {company.phone}
  </CallButton>
);

/** Posts the version of the shown offer. The server refuses the choice if the company has sent a newer version. */
function ChooseForm({ receipt, company }: Pick<RecipientActionsProps, "receipt" | "company">) {
  const { id, name, answer } = company;
  const others = otherRecipients(receipt, id);
  const told = `${joinWithAnd(others)} ${others.length === 1 ? "is" : "are"} told politely that you decided otherwise`;
  return (
    <ConfirmedForm
      label={
        <span>
          I've chosen this company<span className="sr-only">: {name}</span>
        </span>
      }
      variant={answer.offer ? "primary" : "quiet"}
      intent="choose"
      hidden={{ companyId: id, version: answer.offer?.version ?? "" }}
      text={`${answer.offer ? "" : "They have sent no price. "}${name} is told that you chose it, with your phone number and email address${others.length > 0 ? `; ${told}` : ""}. You have ${CHOICE_UNDO_MINUTES} minutes to undo.`}
      confirm={
        <span>
          Yes, choose this company<span className="sr-only">: {name}</span>
        </span>
      }
    />
  );
}

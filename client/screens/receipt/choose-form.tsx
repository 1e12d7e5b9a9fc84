import { joinWithAnd } from "#client/components/company/format.ts";
import { CHOICE_UNDO_MINUTES } from "#contract/answers/offer.ts";
import type { QuoteReceipt, QuoteReceiptCompany } from "#contract/quotes.ts";
import { ConfirmedForm } from "./confirmed-form.tsx";
import { CHOICE_ID, otherRecipients } from "./receipt-view.ts";

interface ChooseFormProps {
  receipt: QuoteReceipt;
  company: QuoteReceiptCompany;
  variant: "primary" | "quiet";
}

/**
 * A form to choose a company, which first says which companies will be told of the choice. It posts the version of the offer
 * that the page shows. The server refuses the choice if the company has sent another version since.
 */
export function ChooseForm({ receipt, company: { id, name, answer }, variant }: ChooseFormProps) {
  const others = otherRecipients(receipt, id);
  const told = [`${name} is told with your phone number`];
  if (others.length > 0)
    told.push(
      `${joinWithAnd(others)} ${others.length === 1 ? "is" : "are"} told politely that you decided otherwise`,
    );
  return (
    <ConfirmedForm
      label={
        <span>
          I've chosen this company<span className="sr-only">: {name}</span>
        </span>
      }
      variant={variant}
      intent="choose"
      hidden={{ companyId: id, version: answer.offer?.version ?? "" }}
      fragment={CHOICE_ID}
      text={`${told.join("; ")}. You have ${CHOICE_UNDO_MINUTES} minutes to undo.`}
      confirm={`Yes, choose ${name}`}
    />
  );
}

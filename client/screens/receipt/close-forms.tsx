import { joinWithAnd } from "#client/components/company/format.ts";
import type { QuoteReceipt } from "#contract/quotes.ts";
import { ConfirmedForm } from "./confirmed-form.tsx";
import { otherRecipients } from "./receipt-view.ts";

const ERASED =
  "We delete your name, your contact details and what you wrote. Companies that have received your request answer for their own copies: ask them. This cannot be undone.";

/**
 * What we tell the companies if the customer deletes the details while a choice can be undone, and how to prevent that. Null if
 * no choice can be undone.
 */
function toldNow(receipt: QuoteReceipt): string | null {
  const { companies, chosenCompanyId, undoUntil } = receipt;
  const chosen = companies.find(({ id }) => id === chosenCompanyId);
  if (!chosen || !undoUntil) return null;
  const others = otherRecipients(receipt, chosen.id);
  const are = others.length === 1 ? "is" : "are";
  const otherwise =
    others.length > 0 ? `, and ${joinWithAnd(others)} ${are} told that you decided otherwise` : "";
  return `${chosen.name} is told now that you chose it${otherwise}. Undo your choice first if you don't want that.`;
}

/** Forms that withdraw an open request, and that delete the details of any request. */
export function CloseForms({ receipt, isClosed }: { receipt: QuoteReceipt; isClosed: boolean }) {
  if (receipt.erasedAt) return null;
  if (isClosed) {
    return (
      <ConfirmedForm
        label="Delete my details"
        variant="danger"
        intent="erase"
        text={[toldNow(receipt), ERASED].filter(Boolean).join(" ")}
        confirm="Yes, delete my details"
      />
    );
  }
  const told = receipt.awaitingConfirmation
    ? "No company has received it."
    : "The companies are told by email that you no longer need a quote.";
  return (
    <div className="flex flex-wrap items-start gap-3">
      <ConfirmedForm
        label="Withdraw my request"
        variant="danger"
        intent="withdraw"
        text={`${told} This cannot be undone.`}
        confirm="Yes, withdraw it"
      />
      <ConfirmedForm
        label="Withdraw and delete my details"
        variant="danger"
        intent="erase"
        text={`${told} ${ERASED}`}
        confirm="Yes, withdraw and delete"
      />
    </div>
  );
}

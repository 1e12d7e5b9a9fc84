import type { QuoteReceipt } from "#contract/quotes.ts";
import { ConfirmedForm } from "./confirmed-form.tsx";

const ERASED =
  "We delete your name, your contact details and what you wrote. Companies that have received your request answer for their own copies: ask them. This cannot be undone.";

/** Forms that withdraw an open request, and that delete the details of any request. */
export function CloseForms({ receipt, isClosed }: { receipt: QuoteReceipt; isClosed: boolean }) {
  if (receipt.erasedAt) return null;
  if (isClosed) {
    return (
      <ConfirmedForm
        label="Delete my details"
        variant="danger"
        intent="erase"
        text={ERASED}
        confirm="Yes, delete my details"
      />
    );
  }
  const told = "The companies are told by email that you no longer need a quote.";
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

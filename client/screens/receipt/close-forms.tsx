import { buttonClass } from "#client/components/ui/button-class.ts";
import type { QuoteReceipt } from "#contract/quotes.ts";

interface ConfirmedFormProps {
  label: string;
  intent: string;
  text: string;
  confirm: string;
}

/** Posts after a confirmation in a `<details>`, which works without script. */
function ConfirmedForm({ label, intent, text, confirm }: ConfirmedFormProps) {
  return (
    <details className="max-w-md">
      <summary className={`${buttonClass("danger")} list-none marker:content-none`}>{label}</summary>
      <form method="post" className="mt-3 grid gap-3 rounded-card bg-white p-5 ring-1 ring-line">
        <p>{text}</p>
        <button type="submit" name="intent" value={intent} className={buttonClass("danger")}>
          {confirm}
        </button>
      </form>
    </details>
  );
}

const ERASED =
  "We delete your name, your contact details and what you wrote. Companies that have received your request answer for their own copies: ask them. This cannot be undone.";

/** Withdraws an open request, and deletes the details of any. */
export function CloseForms({ receipt, isClosed }: { receipt: QuoteReceipt; isClosed: boolean }) {
  if (receipt.erasedAt) return null;
  if (isClosed) {
    const confirm = "Yes, delete my details";
    return <ConfirmedForm label="Delete my details" intent="erase" text={ERASED} confirm={confirm} />;
  }
  const told = "The companies are told by email that you no longer need a quote.";
  return (
    <div className="flex flex-wrap items-start gap-4">
      <ConfirmedForm
        label="Withdraw my request"
        intent="withdraw"
        text={`${told} This cannot be undone.`}
        confirm="Yes, withdraw it"
      />
      <ConfirmedForm
        label="Withdraw and delete my details"
        intent="erase"
        text={`${told} ${ERASED}`}
        confirm="Yes, withdraw and delete"
      />
    </div>
  );
}

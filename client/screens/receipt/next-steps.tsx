import type { QuoteReceipt } from "#contract/quotes.ts";
import { canChoose } from "./receipt-view.ts";

/** Says what happens next and when. Shown while the customer can choose and no company has answered, but not in test mode. */
export function NextSteps({ receipt }: { receipt: QuoteReceipt }) {
  const { companies, testMode } = receipt;
  const isWaiting = companies.every(({ answer }) => answer.state === "waiting");
  if (!canChoose(receipt) || testMode || !isWaiting) return null;
  return (
    <p className="mt-2 max-w-prose text-ink-soft print:hidden">
      Each company can answer from our email with a price, which appears here beside the others, or it rings
      you. We email you when the first has answered. Companies that stay silent are reminded once; after that
      we write to you with others you could ask. If you have agreed with one by telephone, say so here.
    </p>
  );
}

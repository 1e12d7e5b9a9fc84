import { phoneUrl } from "#client/components/company/format.ts";
import { Icon } from "#client/components/icon.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { DeliveryState } from "#contract/deliveries.ts";
import type { QuoteReceipt } from "#contract/quotes.ts";

const STATES: Record<DeliveryState, { text: string; tone: "plain" | "go" | "stop" }> = {
  queued: { text: "On its way", tone: "plain" },
  sent: { text: "Sent", tone: "go" },
  failed: { text: "Could not be delivered", tone: "stop" },
  test: { text: "Recorded, not sent (test mode)", tone: "plain" },
  cancelled: { text: "Not sent: closed before it left", tone: "plain" },
};

/** Null while the request waits for the customer's confirmation. */
function StateBadge({ state }: { state: DeliveryState | null }) {
  const { text, tone } = state ? STATES[state] : ({ text: "Waits for you", tone: "plain" } as const);
  return <Badge tone={tone}>{text}</Badge>;
}

/** The companies that received the request: the state of each email, and a button to choose the company. */
export function ReceiptCompanies({ receipt, isClosed }: { receipt: QuoteReceipt; isClosed: boolean }) {
  const { companies, chosenCompanyId } = receipt;
  const canChoose = !isClosed && !receipt.awaitingConfirmation;
  return (
    <section aria-labelledby="companies" className="card p-5 sm:p-8">
      <h2 id="companies" className="display text-2xl">
        {receipt.awaitingConfirmation ? "Who will receive it" : "Who received it"}
      </h2>
      <ul className="mt-3">
        {companies.map((company) => (
          <li
            key={company.id}
            className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line py-4"
          >
            <div className="mr-auto grid min-w-0 gap-1">
              <h3 className="text-lg font-bold wrap-anywhere">{company.name}</h3>
              {company.phone && (
                <a href={phoneUrl(company.phone)} className="flex items-center gap-2 hover:underline">
                  <Icon name="phone" size="size-4.5" className="text-muted" />
                  {company.phone}
                </a>
              )}
            </div>
            <StateBadge state={company.state} />
            {company.id === chosenCompanyId && <Badge tone="skip">Your choice</Badge>}
            {canChoose && (
              <form method="post" className="print:hidden">
                <input type="hidden" name="companyId" value={company.id} />
                <button type="submit" name="intent" value="choose" className={buttonClass("quiet", "small")}>
                  I have chosen this one
                  <span className="sr-only">: {company.name}</span>
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {canChoose && companies.length > 1 && (
        <p className="text-sm text-muted print:hidden">
          When you have chosen one, say so: the others are told politely by email and stop working on your
          request.
        </p>
      )}
    </section>
  );
}

import { Badge } from "#client/components/ui/badge.tsx";
import { DECLINE_REASONS } from "#contract/answers/offer.ts";
import type { QuoteReceipt, QuoteReceiptCompany } from "#contract/quotes.ts";
import { upperFirst } from "#contract/text/spelling.ts";
import { canChoose, customerWords, hasOffer } from "./receipt-view.ts";
import { RecipientActions, type RecipientActionsProps } from "./recipient-actions.tsx";

const STATES: Record<
  NonNullable<QuoteReceiptCompany["state"]>,
  { text: string; tone: "plain" | "go" | "stop" }
> = {
  queued: { text: "On its way", tone: "plain" },
  sent: { text: "Sent", tone: "go" },
  failed: { text: "Could not be delivered", tone: "stop" },
  test: { text: "Recorded, not sent (test mode)", tone: "plain" },
  "not-asked": { text: "Not sent: it takes no requests", tone: "plain" },
  cancelled: { text: "Not sent: request closed first", tone: "plain" },
};

type CompanyProps = Pick<RecipientActionsProps, "receipt" | "company">;

export function OtherCompanies({ receipt, refused }: Omit<RecipientActionsProps, "company">) {
  const { companies } = receipt;
  const others = companies.filter((company) => !hasOffer(company));
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="companies" className="card p-5 sm:p-8 print:p-3">
      <h2 id="companies" className="display text-2xl print:text-base">
        {titleOf(receipt, others.length)}
      </h2>
      <NextSteps receipt={receipt} />
      <ul className="mt-3 print:mt-1 print:text-xs">
        {others.map((company) => (
          <li
            key={company.id}
            className="grid items-start gap-x-5 gap-y-3 border-t border-line py-4 last:pb-0 sm:grid-cols-[1fr_14rem] print:grid-cols-[1fr_auto] print:py-1"
          >
            <div className="grid min-w-0 gap-1 print:gap-0">
              <h3 className="text-lg leading-snug font-bold wrap-anywhere print:text-xs">{company.name}</h3>
              <Answer company={company} receipt={receipt} />
            </div>
            <div className="grid gap-2">
              <RecipientActions receipt={receipt} company={company} refused={refused} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const isNeverSent = ({ awaitingConfirmation, confirmRefusal, withdrawnAt }: QuoteReceipt): boolean =>
  confirmRefusal !== null || (awaitingConfirmation && withdrawnAt !== null);

function titleOf(receipt: QuoteReceipt, shown: number): string {
  const { companies, awaitingConfirmation, testMode } = receipt;
  if (isNeverSent(receipt)) return "Who did not receive it";
  if (awaitingConfirmation) return "Who will receive it";
  if (shown < companies.length) return "No quote from these";
  return testMode ? "Who would receive it" : "Who received it";
}

function Answer({ company, receipt }: CompanyProps) {
  const { state, answer, name } = company;
  const reason = DECLINE_REASONS.find(({ value }) => value === answer.declinedBecause);
  const { your } = customerWords(receipt);
  return (
    <>
      <p className="flex flex-wrap gap-2">
        {company.id === receipt.chosenCompanyId && <Badge tone="skip">{upperFirst(your)} choice</Badge>}{" "}
        {reason ? <Badge>Declined</Badge> : <StateBadge company={company} receipt={receipt} />}
      </p>
      {reason && <p>{reason.told}.</p>}{" "}
      {reason && answer.note && (
        <p className="text-sm whitespace-pre-line text-ink-soft wrap-anywhere">
          {name} writes: {answer.note}
        </p>
      )}
      {state === "failed" && <p>They don't have {your} request. Please ring them.</p>}
    </>
  );
}

function StateBadge({ company: { state, answer }, receipt }: CompanyProps) {
  if (state === null)
    return <Badge>{isNeverSent(receipt) ? "Not sent" : `Waits for ${customerWords(receipt).you}`}</Badge>;
  if (state === "sent" && answer.state === "waiting") return <Badge tone="go">Sent, no answer yet</Badge>;
  const { text, tone } = STATES[state];
  return <Badge tone={tone}>{text}</Badge>;
}

function NextSteps({ receipt }: { receipt: QuoteReceipt }) {
  const { companies, testMode } = receipt;
  const isWaiting = companies.every(({ answer }) => answer.state === "waiting");
  if (!canChoose(receipt) || testMode || !isWaiting) return null;
  return (
    <p className="mt-2 max-w-prose text-ink-soft print:hidden">
      A company answers with a price, which appears here, or rings you. We email you when the first has
      answered. Silent companies are reminded once. Agreed with one by telephone? Say so here.
    </p>
  );
}

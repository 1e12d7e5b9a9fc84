import { SubmitButton } from "#client/components/form/fields.tsx";
import { OUTCOME_ID } from "#client/components/hire/outcome.ts";
import { totalWords } from "#client/components/job/cost-words.ts";
import { StarRating } from "#client/components/star-rating.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { DECLINE_REASONS } from "#contract/answers/offer.ts";
import { hasTotal } from "#contract/companies/total-hire.ts";
import type { OtherCompany, QuoteReceipt, QuoteReceiptCompany } from "#contract/quotes.ts";
import { formatDistance } from "#contract/text/place-words.ts";
import { lowerFirst, upperFirst } from "#contract/text/spelling.ts";
import { canChoose, customerWords, hasOffer, toldOtherwise, wasToldOtherwise } from "./receipt-view.ts";
import { RecipientActions, type RecipientActionsProps } from "./recipient-actions.tsx";

interface ShownState {
  text: string;
  tone?: "go" | "stop";
}

const STATES: Record<NonNullable<QuoteReceiptCompany["state"]>, ShownState> = {
  queued: { text: "On its way" },
  sent: { text: "Sent", tone: "go" },
  failed: { text: "Could not be delivered", tone: "stop" },
  test: { text: "Recorded, not sent (test mode)" },
  "not-asked": { text: "Not sent: it takes no requests" },
  cancelled: { text: "Not sent: request closed first" },
};

type CompanyProps = Pick<RecipientActionsProps, "receipt" | "company">;

export function OtherCompanies({ receipt, refused }: Omit<RecipientActionsProps, "company">) {
  const { companies } = receipt;
  const others = companies.filter((company) => !hasOffer(company));
  const isSilent = companies.every(({ answer, isTold }) => answer.state === "waiting" && !isTold);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="companies" className="card p-5 sm:p-8 print:p-3">
      <h2 id="companies" className="display text-2xl print:text-base">
        {titleOf(receipt, others)}
      </h2>
      {canChoose(receipt) && !receipt.testMode && isSilent && (
        <p className="mt-2 max-w-prose text-ink-soft print:hidden">
          A company answers with a price, which appears here, or rings you. We email you when the first has
          answered. Silent companies are reminded once. Agreed with one by telephone? Say so here.
        </p>
      )}
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
            <div className="grid gap-2 *:max-w-md has-[[open]]:col-span-full">
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

function titleOf(receipt: QuoteReceipt, shown: readonly QuoteReceiptCompany[]): string {
  const { companies, awaitingConfirmation, testMode } = receipt;
  if (isNeverSent(receipt)) return "Who did not receive it";
  if (awaitingConfirmation) return "Who will receive it";
  const isOpen = canChoose(receipt) && shown.some(({ answer }) => answer.state === "waiting");
  if (shown.length < companies.length) return isOpen ? "No quote yet" : "No quote from these";
  return testMode ? "Who would receive it" : "Who received it";
}

function Answer({ company, receipt }: CompanyProps) {
  const { state, answer, name } = company;
  const reason = DECLINE_REASONS.find(({ value }) => value === answer.declinedBecause);
  const { your } = customerWords(receipt);
  const { text, tone } = stateOf({ company, receipt });
  return (
    <>
      <p className="flex flex-wrap gap-2">
        {company.id === receipt.chosenCompanyId && <Badge tone="skip">{upperFirst(your)} choice</Badge>}{" "}
        {reason ? <Badge>Declined</Badge> : <Badge tone={tone}>{text}</Badge>}
      </p>
      {reason && <p>{reason.told}.</p>}{" "}
      {reason && answer.note && (
        <p className="text-sm whitespace-pre-line text-ink-soft wrap-anywhere">
          {name} writes: {answer.note}
        </p>
      )}
      {state === "failed" && receipt.choiceEmail === null && (
        <p>They don't have {your} request. Please ring them.</p>
      )}
    </>
  );
}

/** After the companies were told of a choice, no state has a colour, because the customer need not act on it. */
function stateOf({ company, receipt }: CompanyProps): ShownState {
  const { state, answer } = company;
  if (state === null)
    return { text: isNeverSent(receipt) ? "Not sent" : `Waits for ${customerWords(receipt).you}` };
  if (wasToldOtherwise(receipt, company)) return { text: toldOtherwise(receipt) };
  if (state === "sent" && answer.state === "waiting") return { text: "Sent, no answer yet", tone: "go" };
  return receipt.choiceEmail === null ? STATES[state] : { text: STATES[state].text };
}

export function AskOthers({ receipt: { others, job } }: { receipt: QuoteReceipt }) {
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others" className="card p-5 sm:p-8 print:hidden">
      <h2 id="others" className="display text-2xl">
        Ask others too
      </h2>
      <p className="mt-2 text-ink-soft">
        {others.length === 1 ? "This company fits" : "These companies fit"} your place and your job. Those you
        tick get the same request, with your name and how to reach you.
      </p>
      <form method="post" action={`#${OUTCOME_ID}`} className="mt-3 grid gap-4">
        <ul>
          {others.map((company) => (
            <li key={company.id} className="flex gap-3 border-t border-line py-2">
              <input
                type="checkbox"
                id={`ask-${company.id}`}
                name="companyIds"
                value={company.id}
                aria-describedby={`why-${company.id}`}
                className="mt-3 size-5 shrink-0 accent-ink"
              />
              <div className="min-w-0">
                <label
                  htmlFor={`ask-${company.id}`}
                  className="flex min-h-11 items-center text-lg leading-snug font-bold wrap-anywhere"
                >
                  {company.name}
                </label>
                <div
                  id={`why-${company.id}`}
                  className="grid gap-0.5 pb-1 text-sm text-ink-soft wrap-anywhere"
                >
                  <Facts company={company} size={job?.size} />
                </div>
              </div>
            </li>
          ))}
        </ul>
        <SubmitButton intent="ask" variant="dark" className="w-full sm:w-auto sm:justify-self-start">
          Ask these too
        </SubmitButton>
      </form>
    </section>
  );
}

function Facts({ company, size }: { company: OtherCompany; size: number | undefined }) {
  const { location, distance, rating, reviewCount, servesBecause, offersSize, total } = company;
  return (
    <>
      <p>
        {location}
        {distance !== null && `, ${formatDistance(distance)} away`}
      </p>
      <StarRating rating={rating} reviewCount={reviewCount} />
      {servesBecause && <p>{servesBecause}</p>}{" "}
      {size !== undefined && total && hasTotal(total) && (
        <p className="font-semibold text-ink">
          {size} yard skip: {offersSize === null && "ask if it has one. If it does: "}
          {lowerFirst(totalWords(total))}
        </p>
      )}
    </>
  );
}

import { comparableWords } from "#client/components/answers/offer-words.ts";
import { EventList } from "#client/components/hire/event-list.tsx";
import { loadWords } from "#client/components/hire/price-words.ts";
import { Icon } from "#client/components/icon.tsx";
import { PhotoGrid } from "#client/components/quote/request-photos.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { longWeekday } from "#contract/dates.ts";
import { parseQuotedCompanies } from "#contract/desk/quote-facts.ts";
import { PROBLEM_ANSWERS, PROBLEMS } from "#contract/hires/presses.ts";
import { labelOf } from "#contract/options.ts";
import { askedFor } from "#contract/quote-words.ts";
import type { Quote } from "#contract/quotes.ts";
import { formatPounds } from "#contract/text/pounds.ts";
import { ActButton } from "../act-button.tsx";
import { adminRequest } from "../admin-requests.ts";
import { dateAndTime } from "../dates.ts";
import { EmailLink, PhoneLink } from "../desk-links.tsx";
import { Deliveries } from "./deliveries.tsx";

export function QuoteCard({ quote }: { quote: Quote }) {
  const name = quote.name || quote.reference;
  return (
    <article className="card m-2 grid gap-4 p-5 md:m-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="mr-auto grid min-w-0 gap-0.5">
          <h3 className="text-lg font-bold wrap-anywhere">{quote.name || "Details deleted"}</h3>
          {!quote.erasedAt && (
            <p className="text-ink-soft wrap-anywhere">
              <EmailLink email={quote.email} />, <PhoneLink phone={quote.phone} />
            </p>
          )}
          <p className="text-sm text-muted">
            {quote.reference}, <time dateTime={quote.createdAt}>{dateAndTime(quote.createdAt)}</time>
          </p>
        </div>
        {quote.awaitingConfirmation && <Badge>Waits for the customer to confirm the address</Badge>}{" "}
        {quote.withdrawnAt && <Badge>Withdrawn</Badge>}
        <ActButton
          label="Delete"
          name={`Delete the quote request from ${name}`}
          variant="danger"
          title="Delete quote request"
          asks={`Are you sure you want to delete the quote request from ${name}? This action cannot be undone.`}
          send={() => adminRequest("DELETE", `/api/quotes/${quote.id}`)}
          done="Quote request deleted successfully"
          failed="Failed to delete quote request"
        >
          <Icon name="trash" size="size-4" />
          Delete
        </ActButton>
      </div>
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {askedFor(quote).map(({ label, text }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-semibold whitespace-pre-line wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      {quote.photos.length > 0 && <PhotoGrid photos={quote.photos} />}
      <QuotedCompanies quote={quote} />
      <QuoteEvents quote={quote} />
      <Deliveries quote={quote} />
    </article>
  );
}

export function QuotedCompanies({ quote }: { quote: Quote }) {
  const companies = parseQuotedCompanies(quote.selectedCompanies);
  if (!companies)
    return (
      <p>
        <Badge tone="stop">Error parsing companies</Badge>
      </p>
    );
  return (
    <ul aria-label="Companies" className={quote.answers.length > 0 ? "grid gap-2" : "flex flex-wrap gap-2"}>
      {companies.map(({ id, name }) => {
        const answer = quote.answers.find(({ companyId }) => companyId === id);
        return (
          <li key={id ?? name} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Badge tone={id === quote.chosenCompanyId ? "go" : "plain"}>
              {name}
              {id !== undefined && id === quote.chosenCompanyId && " (chosen)"}
            </Badge>{" "}
            {answer && (
              <span className="text-sm text-muted">
                {answer.comparable ? comparableWords({ comparable: answer.comparable }) : "Declined"}
                {answer.version !== null && answer.version > 1 && ` (offer ${answer.version})`},{" "}
                <time dateTime={answer.answeredAt}>{dateAndTime(answer.answeredAt)}</time>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export function QuoteEvents({ quote }: { quote: Quote }) {
  const { events, problems, reference, erasedAt, went, swaps } = quote;
  const loads = [...swaps.map((swap) => swap.went), went].map((load) => load && loadWords(load));
  if (events.length === 0) return null;
  return (
    <>
      {problems.length > 0 && (
        <ul aria-label="Open problems" className="grid gap-2">
          {problems.map((problem) => (
            <li key={problem.number} className="grid gap-0.5 border-l-4 border-stop pl-3">
              <p className="font-semibold wrap-anywhere">
                <Badge tone="stop">Open problem</Badge> {labelOf(PROBLEMS, problem.problem)}
                {problem.amount && `: ${formatPounds(problem.amount)}`}
              </p>
              <p className="text-sm text-muted">
                {reference}-{problem.number}. {answerWords(problem, erasedAt !== null)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {loads.some(Boolean) && (
        <p className="wrap-anywhere">
          The waste went to: {loads.map((load) => load || "not said").join("; ")}.
        </p>
      )}
      <details open={problems.length > 0} className="rounded-control border border-line">
        <summary className="flex min-h-11 items-center px-4 font-semibold">Events: {events.length}</summary>{" "}
        <div className="border-t border-line px-4 py-3">
          <EventList events={events} reference={reference} />
        </div>
      </details>
    </>
  );
}

function answerWords({ answer, answerBy, settled }: Quote["problems"][number], isErased: boolean): string {
  if (!answer && isErased) return "Not answered before the customer's details were deleted.";
  if (!answer) return `An answer is due by ${longWeekday(answerBy)}.`;
  const offered = answer.amount ? `: ${formatPounds(answer.amount)}` : "";
  const said = settled === false ? " The customer said that it is not settled." : "";
  return `Answered: “${labelOf(PROBLEM_ANSWERS, answer.reply)}”${offered}.${said}`;
}

import type { ReactNode } from "react";
import { Badge } from "#client/components/ui/badge.tsx";
import { timeInLondon } from "#contract/dates.ts";
import type { QuoteState } from "#contract/desk/options.ts";
import { parseQuotedCompanies, quoteState } from "#contract/desk/quote-facts.ts";
import { requestFacts, skipInWords } from "#contract/quote-words.ts";
import type { Quote } from "#contract/quotes.ts";
import { ageOf, shortDate } from "../dates.ts";
import type { CsvColumns } from "../tables/rows-csv.ts";
import type { Column } from "../tables/table-rows.tsx";

const STATES: Record<QuoteState, { label: string; tone: "plain" | "go" | "skip" }> = {
  unanswered: { label: "Not answered", tone: "skip" },
  unconfirmed: { label: "Not confirmed", tone: "plain" },
  answered: { label: "Answered", tone: "go" },
  chosen: { label: "Chosen", tone: "go" },
  withdrawn: { label: "Withdrawn", tone: "plain" },
  erased: { label: "Deleted", tone: "plain" },
};

/** For example "Ann Example, SF-7K3M-Q9". */
export const senderAndReference = ({ name, reference }: Quote): string =>
  `${name || "Details deleted"}, ${reference}`;

export const QUOTE_COLUMNS: readonly Column<Quote>[] = [
  {
    title: "Received",
    width: "w-18 lg:w-28",
    cell: "order-6 col-start-2 text-muted md:truncate md:text-ink",
    show: ({ createdAt }) => <Received at={createdAt} />,
  },
  {
    title: "Name",
    isName: true,
    show: (quote) => (
      <>
        <strong aria-hidden="true">{quote.name || "Details deleted"}</strong>{" "}
        <span className="sr-only">{senderAndReference(quote)}</span>
      </>
    ),
  },
  {
    title: "Place",
    width: "w-[12%] lg:w-[14%]",
    cell: "order-4 col-span-2 col-start-2 wrap-anywhere md:truncate",
    show: ({ location }) => location,
  },
  {
    title: "Job",
    width: "w-[17%] lg:w-[20%] xl:w-[24%]",
    cell: "order-5 col-span-2 col-start-2 wrap-anywhere md:truncate",
    show: jobOf,
  },
  { title: "Answers", width: "w-17 lg:w-19", cell: "order-5 col-span-2 col-start-2", show: answersOf },
  {
    title: "State",
    width: "w-33 lg:w-35 xl:w-50",
    cell: "order-3 flex flex-wrap justify-end gap-1 whitespace-nowrap md:table-cell",
    show: (quote) => <State quote={quote} />,
  },
  {
    title: "Age",
    width: "w-19",
    cell: "order-7 text-right text-muted md:truncate md:text-left md:text-ink",
    show: ({ createdAt }) => ageOf(createdAt),
  },
];

/** For example "23 Nov, 14:32", or "23 Nov 2024" in another year. A tablet has room only for "23 Nov". */
function Received({ at }: { at: string }) {
  const date = shortDate(at);
  const isThisYear = date.slice(-4) === shortDate(new Date().toISOString()).slice(-4);
  return (
    <time dateTime={at}>
      {date.slice(0, -5)}
      <span className="md:max-lg:sr-only">
        {isThisYear ? `, ${timeInLondon(new Date(at))}` : date.slice(-5)}
      </span>
    </time>
  );
}

/** For example "6 yard skip, garden". Empty after the details were deleted. */
function jobOf(quote: Quote): string {
  if (quote.erasedAt) return "";
  const { waste, typedWaste } = requestFacts(quote);
  return [skipInWords(quote), waste || typedWaste].filter(Boolean).join(", ");
}

/** For example "1 of 3": how many of the asked companies have answered. Answers are erased with the customer's details. */
function answersOf({ answers, selectedCompanies, erasedAt }: Quote): ReactNode {
  const asked = parseQuotedCompanies(selectedCompanies)?.length ?? "?";
  if (erasedAt) return `${asked} asked`;
  return (
    <>
      {answers.length} of {asked} <span className="md:sr-only"> answered</span>
    </>
  );
}

function State({ quote }: { quote: Quote }) {
  const { label, tone } = STATES[quoteState(quote)];
  const failed = quote.deliveries.filter(({ state }) => state === "failed").length;
  return (
    <>
      <Badge tone={tone}>{label}</Badge> {failed > 0 && <Badge tone="stop">{failed} failed</Badge>}
    </>
  );
}

export const QUOTE_CSV: CsvColumns<Quote> = {
  reference: ({ reference }) => reference,
  created_at: ({ createdAt }) => createdAt,
  status: ({ status }) => status,
  confirmed: ({ awaitingConfirmation }) => (awaitingConfirmation ? "no" : "yes"),
  withdrawn_at: ({ withdrawnAt }) => withdrawnAt,
  chosen_at: ({ chosenAt }) => chosenAt,
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  location: ({ location }) => location,
  skip: (quote) => requestFacts(quote).skip,
  delivery: (quote) => requestFacts(quote).delivery,
  hire: (quote) => requestFacts(quote).hire,
  stands: (quote) => requestFacts(quote).stands,
  waste: (quote) => requestFacts(quote).waste || requestFacts(quote).typedWaste,
  additional_information: ({ additionalInfo }) => additionalInfo,
  companies: ({ selectedCompanies }) =>
    (parseQuotedCompanies(selectedCompanies) ?? []).map(({ name }) => name).join("; "),
  companies_answered: ({ answers }) => String(answers.length),
  emails_failed: ({ deliveries }) => String(deliveries.filter(({ state }) => state === "failed").length),
};

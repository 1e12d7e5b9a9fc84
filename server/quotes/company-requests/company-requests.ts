import type { CompanyRequest, CompanyRequests, MonthFigures } from "#contract/answers/company-requests.ts";
import { todayInLondon } from "#contract/dates.ts";
import { factLines } from "#contract/quote-words.ts";
import { answerOf } from "../answers/offer-view.ts";
import { type AnswerRow, answersOfQuotes } from "../answers/store.ts";
import type { QuotesDeps } from "../deps.ts";
import { quoteTokens } from "../quote-tokens.ts";
import type { QuoteRow } from "../store.ts";
import { type AskedOfCompany, requestsOfCompany } from "./store.ts";

/** The facts by which a company recognises a request. */
const shownFacts = (quote: QuoteRow) => factLines(quote, ["location", "skip", "delivery", "waste"]);

/**
 * Creates the function that reads a company's requests of the last twelve months, with counts by month, for the company's own
 * page.
 */
export function createCompanyRequests({ database, config }: QuotesDeps) {
  const tokens = quoteTokens(config);

  return async (companyId: number): Promise<CompanyRequests> => {
    const rows = await requestsOfCompany(database, companyId);
    const answers = await answersOfQuotes(
      database,
      rows.map(({ quote }) => quote.id),
    );
    const byQuote = Map.groupBy(answers, ({ quoteId }) => quoteId);
    const requests = rows.map((row) => ({
      ...requestView(row, companyId, byQuote.get(row.quote.id) ?? []),
      token: row.isLinkExpired
        ? null
        : tokens.issueFor("answer", { reference: row.quote.reference, companyId }),
    }));
    return { requests, months: monthsOf(requests) };
  };
}

/** Hides a choice until the companies were told. */
const asToldToCompanies = (quote: QuoteRow): QuoteRow =>
  quote.choiceToldAt ? quote : { ...quote, chosenCompanyId: null };

function requestView(
  row: AskedOfCompany,
  companyId: number,
  answers: AnswerRow[],
): Omit<CompanyRequest, "token"> {
  const quote = asToldToCompanies(row.quote);
  const { state, offer } = answerOf(companyId, answers, quote);
  const isShown = state !== "closed" && quote.erasedAt === null;
  return {
    reference: quote.reference,
    askedAt: row.askedAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    state,
    total: offer?.comparable.total ?? null,
    isLeast: (offer?.comparable.unsaid.length ?? 0) > 0,
    asked: isShown ? shownFacts(quote).map(({ text }) => text) : [],
  };
}

/** Counts requests by month. Months without requests are left out. */
function monthsOf(requests: readonly Omit<CompanyRequest, "token">[]): MonthFigures[] {
  const byMonth = Map.groupBy(requests, ({ askedAt }) => todayInLondon(new Date(askedAt)).slice(0, 7));
  return [...byMonth].map(([month, ofMonth]) => ({
    month,
    requests: ofMonth.length,
    answered: ofMonth.filter(({ answeredAt }) => answeredAt !== null).length,
    chosen: ofMonth.filter(({ state }) => state === "chosen").length,
  }));
}

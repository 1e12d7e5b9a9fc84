import {
  type CompanyRequest,
  type CompanyRequests,
  type RequestFigures,
  WANTED_FACTS,
  type WantedFact,
} from "#contract/answers/company-requests.ts";
import { todayInLondon } from "#contract/dates.ts";
import { factLines } from "#contract/quote-words.ts";
import { answerOf } from "../answers/offer-view.ts";
import { isReleased } from "../answers/request-to-answer.ts";
import type { QuotesDeps } from "../deps.ts";
import { chosenHire } from "../hires/hire-view.ts";
import { type HireParts, readPartsOf } from "../hires/store.ts";
import { waitsForCompany } from "../hires/words.ts";
import { withPermitNotice } from "../permit-question.ts";
import { quoteTokens } from "../quote-tokens.ts";
import type { QuoteRow } from "../store.ts";
import { type AskedOfCompany, requestsOfCompany, wastesInTownOf } from "./store.ts";

/** A hire can be on another day than the customer asked for. So a chosen company does not see the requested day. */
const shownFacts = (quote: QuoteRow, isChosen: boolean) =>
  factLines(quote, isChosen ? ["location", "skip", "waste"] : ["location", "skip", "delivery", "waste"]);

export function createCompanyRequests(deps: QuotesDeps) {
  const { database, config } = deps;
  const tokens = quoteTokens(config);

  return async (companyId: number): Promise<CompanyRequests> => {
    const rows = await requestsOfCompany(database, companyId);
    const partsOf = await readPartsOf(
      database,
      rows.map(({ quote }) => quote),
    );
    const requests = rows.map((row) => ({
      ...requestView(deps, row, companyId, partsOf(row.quote)),
      token: row.isLinkExpired
        ? null
        : tokens.issueFor("answer", { reference: row.quote.reference, companyId }),
    }));
    return {
      requests,
      months: figuresBy(requests, ({ askedAt }) => todayInLondon(new Date(askedAt)).slice(0, 7)),
      districts: figuresBy(requests, (_request, at) => districtOf(rows[at]?.quote.location ?? "")).sort(
        (a, b) => b.requests - a.requests,
      ),
      wanted: wantedBy(rows.map(({ quote }) => quote)),
      wastesInTown: await wastesInTownOf(database, companyId),
    };
  };
}

const districtOf = (location: string): string =>
  location.toUpperCase().match(/^\s*([A-Z]{1,2}\d[A-Z\d]?)(?:\s*\d[A-Z]{0,2})?\s*$/)?.[1] ??
  "Without a postcode";

const WANTS: Record<WantedFact, (quote: QuoteRow) => boolean> = {
  waste: ({ job }) => Boolean(job?.waste?.length),
  day: ({ hireDate }) => hireDate !== null,
  weekend: ({ hireDate }) => hireDate !== null && new Date(hireDate).getUTCDay() % 6 === 0,
  road: ({ job }) => job?.stands === "road",
};

const wantedBy = (quotes: readonly QuoteRow[]) =>
  Object.fromEntries(
    WANTED_FACTS.map((fact) => [fact, quotes.filter(WANTS[fact]).length]),
  ) as CompanyRequests["wanted"];

const asToldToCompanies = (quote: QuoteRow): QuoteRow =>
  quote.choiceToldAt ? quote : { ...quote, chosenCompanyId: null };

function requestView(
  deps: QuotesDeps,
  row: AskedOfCompany,
  companyId: number,
  parts: HireParts,
): Omit<CompanyRequest, "token"> {
  const quote = asToldToCompanies(row.quote);
  const { state, offer } = answerOf(companyId, parts.answers, quote);
  const wasReleased = quote.chosenCompanyId === null && state !== "closed" && isReleased(companyId, parts);
  const price = wasReleased ? undefined : offer?.comparable;
  const isShown = state !== "closed" && quote.erasedAt === null;
  const chosen = isShown && state === "chosen" ? chosenHire(quote, parts) : null;
  return {
    reference: quote.reference,
    askedAt: row.askedAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    state: wasReleased ? "released" : state,
    total: price?.total ?? null,
    isLeast: (price?.unsaid.length ?? 0) > 0,
    waits: chosen ? waitsForCompany(chosen.hire) : [],
    permit: isShown ? withPermitNotice(deps, quote).permit : null,
    asked: isShown ? shownFacts(quote, state === "chosen").map(({ text }) => text) : [],
  };
}

function figuresBy<Request extends Pick<CompanyRequest, "answeredAt" | "state">>(
  requests: readonly Request[],
  keyOf: (request: Request, at: number) => string,
): RequestFigures[] {
  return [...Map.groupBy(requests, keyOf)].map(([of, found]) => ({
    of,
    requests: found.length,
    answered: found.filter(({ answeredAt }) => answeredAt !== null).length,
    chosen: found.filter(({ state }) => state === "chosen").length,
  }));
}

import type { CompaniesQuery } from "#contract/companies/company-queries.ts";
import { MAX_COMPANIES_PER_QUOTE, OTHER_COMPANIES, SEARCH_PAGE_RADIUS_KM } from "#contract/limits.ts";
import type { OtherCompany } from "#contract/quotes.ts";
import { shownScore } from "#contract/rated.ts";
import { mailboxKey } from "#contract/text/mailbox-key.ts";
import type { QuotesDeps } from "../deps.ts";
import { selectedIn, sizeAsked, weeksAsked } from "../request-facts.ts";
import type { QuoteRow } from "../store.ts";
import { whyOutdated } from "../why-not-open.ts";

/** The search finds more companies than are suggested, because asked companies and their branches are left out afterwards. */
const SEARCHED = 20;

export function canAsk(quote: QuoteRow, now: Date): number {
  const isOpen = !quote.withdrawnAt && quote.chosenCompanyId === null && !quote.awaitingConfirmation;
  return isOpen && !whyOutdated(quote, now)
    ? Math.max(MAX_COMPANIES_PER_QUOTE - selectedIn(quote).length, 0)
    : 0;
}

function searchFor(quote: QuoteRow): Partial<CompaniesQuery> {
  const { location, job } = quote;
  return {
    location,
    radius: SEARCH_PAGE_RADIUS_KM,
    serves: "probably",
    quotable: "true",
    size: sizeAsked(quote),
    weeks: weeksAsked(quote) ?? undefined,
    stands: job?.stands,
    waste: job?.waste?.join(",") || undefined,
    sort: "best",
    limit: SEARCHED,
  };
}

export function otherCompanies(
  { companies }: Pick<QuotesDeps, "companies">,
  quote: QuoteRow,
  now: Date,
): OtherCompany[] {
  const most = Math.min(canAsk(quote, now), OTHER_COMPANIES);
  if (most === 0) return [];
  const { companies: found, searched } = companies.search(searchFor(quote));
  // For an unknown place, the search would find companies that mention the typed location, wherever they deliver.
  if (!searched) return [];
  const asked = selectedIn(quote).map(({ id }) => id);
  const mailboxes = new Set(asked.map((id) => mailboxKey(companies.find(id)?.email ?? "")));
  return found
    .filter(({ id, email }) => !asked.includes(id) && !mailboxes.has(mailboxKey(email ?? "")))
    .slice(0, most)
    .map((company) => ({
      ...{ id: company.id, name: company.name, location: company.location },
      ...shownScore(company),
      distance: company.distance ?? null,
      servesBecause: company.servesBecause ?? null,
      offersSize: company.offersSize ?? null,
      total: company.total ?? null,
    }));
}

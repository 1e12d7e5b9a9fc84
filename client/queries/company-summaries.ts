import type { CompanyPage, CompanySummary, ListedCompany, SummaryPage } from "#contract/companies.ts";
import { shownScore } from "#contract/rated.ts";

function summaryOf(company: ListedCompany): CompanySummary {
  const { id, name, location, county, phone, email, website, services } = company;
  const { skipSizes, noticeDays, distance, serves, servesBecause, offersSize, total } = company;
  const summary = { id, name, location, county, phone, email, website, services, ...shownScore(company) };
  const fit = { skipSizes, noticeDays, distance, serves, servesBecause, offersSize, total };
  const { answers, pausedUntil } = company;
  return {
    ...summary,
    ...fit,
    ...(answers.bucket !== "not-enough" && { answers }),
    ...(pausedUntil && { pausedUntil }),
  };
}

/** Drops the fields that lists don't show. A page carries each field twice, as HTML and as data. */
export const summariesOf = (page: CompanyPage): SummaryPage => ({
  ...page,
  companies: page.companies.map(summaryOf),
});

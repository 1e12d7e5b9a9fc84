import type { CompanyPage, CompanySummary, ListedCompany, SummaryPage } from "#contract/companies.ts";

function summaryOf(company: ListedCompany): CompanySummary {
  const { id, name, location, county, phone, email, website, services, rating, reviewCount } = company;
  const { skipSizes, noticeDays, distance, serves, servesBecause, offersSize, total } = company;
  const summary = { id, name, location, county, phone, email, website, services, rating, reviewCount };
  const fit = { skipSizes, noticeDays, distance, serves, servesBecause, offersSize, total };
  return { ...summary, ...fit };
}

/** Drops the fields that lists don't show. A page carries each field twice, as HTML and as data. */
export const summariesOf = (page: CompanyPage): SummaryPage => ({
  ...page,
  companies: page.companies.map(summaryOf),
});

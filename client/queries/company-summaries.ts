import type { CompanyPage, CompanySummary, ListedCompany, SummaryPage } from "#contract/companies.ts";

function summaryOf(company: ListedCompany): CompanySummary {
  const { id, name, location, county, phone, email, website, services, rating, reviewCount } = company;
  const { distance } = company;
  const summary = { id, name, location, county, phone, email, website, services, rating, reviewCount };
  return distance === undefined ? summary : { ...summary, distance };
}

/** A page for a list: a third of what the API would say, for every field goes into the page twice. */
export const summariesOf = (page: CompanyPage): SummaryPage => ({
  ...page,
  companies: page.companies.map(summaryOf),
});

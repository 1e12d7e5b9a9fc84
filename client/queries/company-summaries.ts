import type { Carrier } from "#contract/carriers/carrier-check.ts";
import type { CompanyPage, CompanySummary, ListedCompany, SummaryPage } from "#contract/companies.ts";
import { shownScore } from "#contract/rated.ts";

/**
 * True if lists mention a company's registration as a waste carrier: it was checked, or it is of the lower tier. Lists warn
 * about the lower tier even without a check.
 */
const says = ({ checkedOn, tier }: Carrier) => checkedOn !== null || tier === "lower";

const checkOf = ({ tier, result, method, checkedOn, validTo }: Carrier) => ({
  tier,
  result,
  method,
  checkedOn,
  validTo,
});

/** The sizes that a company names or, if it names none, those with a price. Null without either. */
export const sizesInWords = ({ skipSizes, prices }: Pick<ListedCompany, "skipSizes" | "prices">) =>
  skipSizes ?? (prices.map(({ size }) => `${size} yard`).join(", ") || null);

function summaryOf(company: ListedCompany): CompanySummary {
  const { id, name, location, county, phone, email, website, services } = company;
  const { noticeDays, distance, serves, servesBecause, offersSize, total, notTaken } = company;
  const skipSizes = sizesInWords(company);
  const summary = { id, name, location, county, phone, email, website, services, ...shownScore(company) };
  const fit = { skipSizes, noticeDays, distance, serves, servesBecause, offersSize, total, notTaken };
  const { answers, carrier, pausedUntil, deliveryTime } = company;
  return {
    ...summary,
    ...fit,
    ...(answers.bucket !== "not-enough" && { answers }),
    ...(carrier && says(carrier) && { carrier: checkOf(carrier) }),
    ...(noticeDays === null && deliveryTime?.trim() && { deliveryTime: deliveryTime.trim() }),
    ...(pausedUntil && { pausedUntil }),
  };
}

/** Removes the fields that lists don't show. Otherwise these fields would enlarge the data that a page embeds. */
export const summariesOf = (page: CompanyPage): SummaryPage => ({
  ...page,
  companies: page.companies.map(summaryOf),
});

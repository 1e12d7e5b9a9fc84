import type { Carrier } from "../carriers/carrier-check.ts";
import type { CompanyPage, ListedCompany } from "../companies.ts";

export type CompanySummary = Pick<
  ListedCompany,
  | "id"
  | "name"
  | "location"
  | "county"
  | "phone"
  | "email"
  | "website"
  | "services"
  | "rating"
  | "reviewCount"
  | "skipSizes"
  | "earliest"
  | "distance"
  | "serves"
  | "servesBecause"
  | "offersSize"
  | "fromPrice"
  | "total"
  | "notTaken"
  | "wastes"
  | "apart"
> &
  // The data that a page embeds leave out `canDo` without a date, `answers` if there are too few requests for figures,
  // `pausedUntil` if the company is not paused, `deliveryTime` if the company states its notice in working days, and the price
  // range unless it stands alone.
  Partial<
    Pick<
      ListedCompany,
      "canDo" | "roadRegistration" | "answers" | "pausedUntil" | "deliveryTime" | "priceFrom" | "priceTo"
    >
  > & {
    logo?: string | null;
    /** Summaries leave out the results of registers unless cards warn of one. */
    registers?: Pick<ListedCompany["registers"][number], "status">[];
    /** Summaries leave out a registration that was not checked, unless its number is a lower-tier number. */
    carrier?: Pick<Carrier, "tier" | "result" | "method" | "checkedOn" | "validTo"> | null;
  };

export type SummaryPage = CompanyPage<CompanySummary>;

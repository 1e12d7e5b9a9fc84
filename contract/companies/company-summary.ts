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
  // The data that a page embeds leave out `canDo` without a date, `roadRegistration` if it is null, `answers` if there are too
  // few requests for figures, `pausedUntil` if the company is not paused, `deliveryTime` if it is empty or the company states its
  // notice in working days, and the price range unless `fromPrice`, `total`, `notTaken` and `apart` are all missing.
  Partial<
    Pick<
      ListedCompany,
      "canDo" | "roadRegistration" | "answers" | "pausedUntil" | "deliveryTime" | "priceFrom" | "priceTo"
    >
  > & {
    logo?: string | null;
    /** Left out unless cards warn of a result. */
    registers?: Pick<ListedCompany["registers"][number], "status">[];
    /** Left out if the registration was not checked, unless its number is a lower-tier number. */
    carrier?: Pick<Carrier, "tier" | "result" | "method" | "checkedOn" | "validTo"> | null;
  };

export type SummaryPage = CompanyPage<CompanySummary>;

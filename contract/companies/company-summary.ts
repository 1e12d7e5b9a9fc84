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
  // Pages embed these fields only if needed: `canDo` with a date, `roadRegistration` if it is not null, `answers` with figures,
  // `pausedUntil` during a pause, `deliveryTime` if it is not empty and no notice in working days is stated. They embed the price
  // range only without `fromPrice`, `total`, `notTaken` and `apart`.
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

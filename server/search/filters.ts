import type { CompaniesQuery } from "#contract/companies.ts";
import type { JobSize } from "#contract/job/job.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import { foldCase } from "#server/catalogue/fold-case.ts";
import type { Listing, SearchField } from "#server/catalogue/listing.ts";
import type { ServiceNumbers } from "#server/catalogue/services.ts";
import type { Resolution } from "#server/places/resolve-text.ts";
import { deliveryRank } from "./delivery.ts";
import { isDemanding, type SearchedJob, takesWastes } from "./job.ts";
import type { Result } from "./result.ts";
import { lowestTotal, offersAny, offersSize } from "./totals.ts";

type Filter = (result: Result) => boolean;

/** The filters whose options are counted on screen. A facet is counted without its own filter. */
export type FacetName = "serves" | "size" | "quotable" | "carrierChecked" | "service";

export interface Filters {
  always: readonly Filter[];
  /** Only the filters that the query sets. */
  facets: readonly { name: FacetName; passes: Filter }[];
}

interface FilterContext {
  job: SearchedJob;
  services: ServiceNumbers;
  /** Today's date in the United Kingdom, as YYYY-MM-DD. */
  today: string;
}

/** Matches companies with the text in one of the fields, ignoring case and accents. */
function containsText(text: string, fields: readonly SearchField[]): Filter {
  const wanted = foldCase(text.trim());
  return ({ listing }) => fields.some((field) => listing.text[field].includes(wanted));
}

/** Matches companies whose address contains the text of a location that is no known place. */
export function mentions({ text, postcodeArea }: Extract<Resolution, { kind: "text" }>): Filter {
  if (!postcodeArea) return containsText(text, ["location", "county", "postcode"]);
  // Many place names contain the letters: "ls" is in "Bolsover".
  const inArea = new RegExp(`^${foldCase(postcodeArea.letters)}\\d`);
  return ({ listing }) => inArea.test(listing.text.postcode);
}

/** Whether the registration as a waste carrier matched the register, by a check that still counts today. */
export const isCarrierChecked = ({ carrierCheckedUntil }: Listing, today: string): boolean =>
  carrierCheckedUntil !== null && carrierCheckedUntil >= today;

/** Whether the registration as a waste carrier has a warning today, as cards show it in red. */
export const hasCarrierWarning = ({ carrierWarningDays }: Listing, today: string): boolean =>
  carrierWarningDays !== null && carrierWarningDays[0] <= today && today <= carrierWarningDays[1];

/** Creates the filters of a query. */
export function filtersOf(query: Partial<CompaniesQuery>, context: FilterContext): Filters {
  return { always: filtersWithoutFacet(query), facets: filtersWithFacet(query, context) };
}

function filtersWithoutFacet({
  featured,
  search,
  locationSearch,
  minRating,
}: Partial<CompaniesQuery>): Filter[] {
  const filters: Filter[] = [];
  if (featured) filters.push(({ listing }) => listing.company.featured === (featured === "true"));
  if (search) filters.push(containsText(search, ["name", "location", "county"]));
  if (locationSearch) filters.push(containsText(locationSearch, ["location"]));
  // Compares the rating as it is shown, with one decimal: 4.46 is shown as 4.5 and is at least 4.5.
  if (minRating !== undefined)
    filters.push(({ listing: { rating } }) => rating !== null && Number(rating.toFixed(1)) >= minRating);
  return filters;
}

function filtersWithFacet(
  query: Partial<CompaniesQuery>,
  { job, services, today }: FilterContext,
): { name: FacetName; passes: Filter }[] {
  const { serves, quotable, evidence, service, maxTotal } = query;
  const filters: { name: FacetName; passes: Filter }[] = [];
  const highestRank = serves === "yes" ? 0 : 1;
  // Without a place, no company has a decision about its delivery.
  if (serves)
    filters.push({
      name: "serves",
      passes: ({ delivery }) => delivery === null || deliveryRank(delivery) <= highestRank,
    });
  if (quotable)
    filters.push({
      name: "quotable",
      passes: ({ listing }) => canBeQuoted(listing.company) === (quotable !== "false"),
    });
  if (evidence)
    filters.push({ name: "carrierChecked", passes: ({ listing }) => isCarrierChecked(listing, today) });
  if (service) {
    const wanted = services.find(service);
    filters.push({
      name: "service",
      passes: ({ listing }) => wanted !== undefined && listing.services.includes(wanted),
    });
  }
  if (isDemanding(job))
    filters.push({ name: "size", passes: ({ listing }) => canDoJob(listing, job, job.size, maxTotal) });
  return filters;
}

/**
 * Whether a company does or may do the job with a size: it may offer the size and takes the wastes in it. With `maxTotal` (in
 * pounds), the total must be known and at most this. Of a range of sizes, one is enough.
 */
export function canDoJob(
  listing: Listing,
  job: SearchedJob,
  size: JobSize | null,
  maxTotal?: number,
): boolean {
  if (!takesWastes(listing, job, size)) return false;
  if (size === null) return job.sizes.length === 0 || offersAny(listing, job.sizes) !== false;
  if (offersSize(listing, size) === false) return false;
  return maxTotal === undefined || lowestTotal(listing, size, job) <= Math.round(maxTotal * 100);
}

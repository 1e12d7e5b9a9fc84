import type { CompaniesQuery } from "#contract/companies.ts";
import { slotOfKey } from "#server/catalogue/indexes/distance-keys.ts";
import type { CompanyRecords } from "#server/catalogue/records/company-records.ts";
import { daysSince1970 } from "#server/catalogue/records/days.ts";
import { FLAG } from "#server/catalogue/records/flags.ts";
import { foldCase } from "#server/catalogue/records/fold-case.ts";
import type { SearchField } from "#server/catalogue/records/search-text.ts";
import type { Resolution } from "#server/places/resolve-text.ts";
import type { SearchedJob } from "./searched-job.ts";
import { lowestTotalAt, offersAny, offersSize } from "./totals.ts";
import { takesWastes } from "./wastes-not-taken.ts";

type UnknownLocation = Extract<Resolution, { kind: "text" }>;

/** Whether the company of a slot or of a distance key matches. */
type Filter = (key: number) => boolean;

type FilterQuery = Partial<
  Pick<
    CompaniesQuery,
    | "featured"
    | "quotable"
    | "evidence"
    | "search"
    | "locationSearch"
    | "serves"
    | "minRating"
    | "maxTotal"
    | "service"
  >
>;

/** The filters of a query. Those with a facet are separate, because each facet is counted without its own filter. */
export interface Filters {
  always: readonly Filter[];
  /** The highest `fitRank` that passes; null if all pass. */
  serves: number | null;
  quotable: Filter | null;
  carrierChecked: Filter | null;
  service: Filter | null;
  /**
   * Creates the filter for companies that do or may do the job with a size, given by its index in `JOB_SIZES`, or with null for
   * any size. Returns null if every company passes.
   */
  job(size: number | null): Filter | null;
  /**
   * Whether the size decides more than whether a company offers it: also whether heavy waste is allowed in it, or what it
   * costs.
   */
  jobDependsOnSize: boolean;
}

export const hasFlag =
  ({ columns }: CompanyRecords, flag: number, expected = true): Filter =>
  (key) =>
    (((columns.flags[slotOfKey(key)] as number) & flag) !== 0) === expected;

/** Matches companies with the text in one of the fields, ignoring case and accents. */
function containsText({ searchText }: CompanyRecords, text: string, fields: readonly SearchField[]): Filter {
  const wanted = foldCase(text.trim());
  const readers = fields.map((field) => searchText[field]);
  return (key) => {
    const slot = slotOfKey(key);
    return readers.some((read) => read(slot).includes(wanted));
  };
}

/** Matches companies whose address contains the text of a location that is no known place. */
export function mentions(records: CompanyRecords, { text, postcodeArea }: UnknownLocation): Filter {
  if (!postcodeArea) return containsText(records, text, ["location", "county", "postcode"]);
  // Many place names contain the letters: "ls" is in "Bolsover".
  const inArea = new RegExp(`^${foldCase(postcodeArea.letters)}\\d`);
  return (key) => inArea.test(records.searchText.postcode(slotOfKey(key)));
}

/** Matches companies whose registration as a waste carrier matched the register, by a check that still counts today. */
export const isCarrierChecked = ({ columns }: CompanyRecords, today: string): Filter => {
  const day = daysSince1970(today);
  return (key) => (columns.carrierCheckedUntil[slotOfKey(key)] as number) >= day;
};

/** Matches companies whose registration as a waste carrier has a warning today, as their cards show it in red. */
export const hasCarrierWarning = ({ columns }: CompanyRecords, today: string): Filter => {
  const day = daysSince1970(today);
  return (key) => {
    const slot = slotOfKey(key);
    return (
      day >= (columns.carrierWarningFrom[slot] as number) &&
      day <= (columns.carrierWarningUntil[slot] as number)
    );
  };
};

/** Creates the filters of a query. Without a place, `serves` filters nothing. */
export function filtersOf(
  records: CompanyRecords,
  query: FilterQuery,
  { job, hasPlace, today }: { job: SearchedJob; hasPlace: boolean; today: string },
): Filters {
  const { featured, quotable, search, locationSearch, serves, minRating, service } = query;
  const always: Filter[] = [];
  if (featured) always.push(hasFlag(records, FLAG.featured, featured === "true"));
  if (search) always.push(containsText(records, search, ["name", "location", "county"]));
  if (locationSearch) always.push(containsText(records, locationSearch, ["location"]));
  if (minRating !== undefined) always.push(isRatedAtLeast(records, minRating));
  return {
    always,
    serves: serves && hasPlace ? (serves === "yes" ? 0 : 1) : null,
    quotable: quotable ? hasFlag(records, FLAG.quotable, quotable !== "false") : null,
    carrierChecked: query.evidence ? isCarrierChecked(records, today) : null,
    service: service ? namesService(records, service) : null,
    job: (size) => jobFilter(records, { ...job, size }, query.maxTotal),
    jobDependsOnSize: job.hasHeavyWaste || query.maxTotal !== undefined,
  };
}

/** Compares the rating as it is shown, with one decimal: 4.46 is shown as 4.5 and is at least 4.5. */
const isRatedAtLeast = ({ columns }: CompanyRecords, minRating: number): Filter => {
  let hundredths = Math.round(minRating * 100) - 10;
  while (Number((hundredths / 100).toFixed(1)) < minRating) hundredths += 1;
  return (key) => (columns.rating[slotOfKey(key)] as number) >= hundredths;
};

const namesService = ({ services }: CompanyRecords, name: string): Filter => {
  const number = services.numberOf(name);
  return (key) => number !== -1 && services.names(slotOfKey(key), number);
};

/**
 * Drops companies that refuse a waste, do not offer the size or do not allow heavy waste in it. With `maxTotal` (in pounds),
 * also drops those that cost more or whose price for the hire is unknown. Of a range of sizes, one is enough. Null if the job has
 * neither sizes nor wastes.
 */
export function jobFilter(records: CompanyRecords, job: SearchedJob, maxTotal?: number): Filter | null {
  const { size, sizes, wastes } = job;
  if (size === null && sizes === 0 && wastes === 0) return null;
  const maxPence = maxTotal === undefined ? null : Math.round(maxTotal * 100);
  return (key) => {
    const slot = slotOfKey(key);
    if (!takesWastes(records, slot, size, job)) return false;
    if (size === null) return sizes === 0 || offersAny(records, slot, sizes) !== false;
    if (offersSize(records, slot, size) === false) return false;
    return maxPence === null || lowestTotalAt(records, slot, size, job) <= maxPence;
  };
}

export function applyFilters<Keys extends Int32Array | Float64Array>(
  keys: Keys,
  filters: readonly Filter[],
): Keys {
  if (filters.length === 0) return keys;
  return keys.filter((key) => filters.every((filter) => filter(key))) as Keys;
}

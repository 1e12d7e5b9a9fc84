import type { CompaniesQuery, LocationSearch } from "#contract/companies.ts";
import { clamp, DEFAULT_RADIUS_KM, MAX_RADIUS_KM, MIN_RADIUS_KM } from "#contract/limits.ts";
import { isWidePlace } from "#contract/map/wide-place.ts";
import type { Place } from "#contract/places.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import { slotOfKey } from "#server/catalogue/indexes/distance-keys.ts";
import type { SortOrder } from "#server/catalogue/indexes/orders.ts";
import { FLAG } from "#server/catalogue/records/flags.ts";
import type { Permits } from "#server/permits/permits.ts";
import type { Places } from "#server/places/places.ts";
import type { Resolution } from "#server/places/resolve-text.ts";
import { facetsJson } from "./facets.ts";
import { failedFilters, passingKeys } from "./failed-filters.ts";
import { applyFilters, filtersOf, hasCarrierWarning, hasFlag, mentions } from "./filters.ts";
import { findAround, keyOf } from "./find-around.ts";
import { LAST_RANK, sortByRank } from "./rank-keys.ts";
import type { ResultKeys } from "./result-keys.ts";
import { createRowFacts, type RowFacts } from "./row-facts.ts";
import { type SearchedJob, searchedJob } from "./searched-job.ts";
import { fitRank, fitRanks, type Serving, servesOf, servingOf } from "./serves.ts";
import { lowestTotalAt, offersSize } from "./totals.ts";
import { widerSearches } from "./wider-search.ts";

export interface SearchPlaces extends Pick<Places, "resolve" | "servedPlace"> {
  /** The fee of a permit for a skip on the road, by place and weeks of hire; null if it is not known. */
  permitFee: Permits["feeFor"];
  /** The rules for a skip at a place. */
  siteAt: Permits["siteAt"];
  /** The day from which notice counts, as YYYY-MM-DD. */
  orderDay: () => string;
  /**
   * Today's date in the United Kingdom, as YYYY-MM-DD. It decides whether the check of a company's carrier registration still
   * counts.
   */
  today: () => string;
}
type ResolvedPlace = Extract<Resolution, { kind: "place" }>;

/** All results of a search, in order. */
export interface SearchResult {
  keys: ResultKeys;
  /** Present if the location was resolved to a place. The keys then contain distances. */
  searched?: LocationSearch;
  /** How well each company fits the place and the job, and when it can deliver. */
  facts: RowFacts;
}

interface FilteredSearch extends SearchResult {
  /** Counts the facets and returns them as JSON of `Facets`. */
  facets(): string;
}

interface Search {
  catalogue: Catalogue;
  query: Partial<CompaniesQuery>;
  job: SearchedJob;
  /** Null without a place. */
  serving: Serving | null;
  today: string;
}

/**
 * Finds the companies that pass all filters: nearest first around a place, otherwise or in a wide place best first, unless the
 * query sorts. If the location is no known place, only companies whose address contains its text are found. For the letters of
 * a postcode area, these are the companies whose postcode begins with them.
 */
export function searchCatalogue(
  catalogue: Catalogue,
  places: SearchPlaces,
  query: Partial<CompaniesQuery>,
): FilteredSearch {
  const { records } = catalogue;
  const today = places.today();
  const resolution = query.location?.trim() ? places.resolve(query.location) : null;
  const job = jobAt(places, query, resolution?.kind === "place" ? resolution.searched.place : null);
  if (resolution?.kind === "place") {
    const served = places.servedPlace(resolution.searched.place);
    const serving = servingOf(records, served);
    const found = searchPlace({ catalogue, query, job, serving, today }, resolution);
    return { ...found, facts: createRowFacts(records, { around: { served, serving }, job }) };
  }
  const search = { catalogue, query, job, serving: null, today };
  const isMentioned = resolution ? [mentions(records, resolution)] : [];
  const slots = applyFilters(catalogue.inOrder(isOrder(query.sort) ? query.sort : "best"), isMentioned);
  const { keys, facets } = createFiltering(search)(slots);
  return {
    keys: sorted(search, keys),
    facets,
    facts: createRowFacts(records, { around: null, job }),
  };
}

/**
 * Selects the companies with these ids, in the order of `ids` and at any distance. Ids of companies that are not listed are
 * left out.
 */
export function selectCompanies(
  catalogue: Catalogue,
  places: SearchPlaces,
  ids: readonly number[],
  query: Partial<CompaniesQuery>,
): SearchResult {
  const slots = ids.flatMap((id) => catalogue.find(id) ?? []);
  const resolution = query.location?.trim() ? places.resolve(query.location) : null;
  const job = jobAt(places, query, resolution?.kind === "place" ? resolution.searched.place : null);
  if (resolution?.kind !== "place") {
    const facts = createRowFacts(catalogue.records, { around: null, job });
    return { keys: Int32Array.from(slots), facts };
  }
  const { place } = resolution.searched;
  const served = places.servedPlace(place);
  const serving = servingOf(catalogue.records, served);
  return {
    keys: Float64Array.from(slots, (slot) => keyOf(place, catalogue, slot)),
    searched: { ...resolution.searched, radius: MAX_RADIUS_KM, wider: [] },
    facts: createRowFacts(catalogue.records, { around: { served, serving }, job }),
  };
}

/** The job of a query. If it needs a permit, the fee and the notice at the place are included, if known. */
export const jobAt = (
  places: SearchPlaces,
  query: Partial<CompaniesQuery>,
  place: Place | null,
): SearchedJob =>
  searchedJob(query, {
    site: place
      ? places.siteAt(place, query.stands)
      : { division: null, permitNotice: query.stands === "road" ? null : undefined },
    askedOn: places.orderDay(),
    permitFee: (weeks) => place && places.permitFee(place, weeks),
  });

/**
 * Returns a function that applies the filters of a search to companies. It returns those that pass, and a function that counts
 * the facets.
 */
function createFiltering({ catalogue: { records }, query, job, serving, today }: Search) {
  const filters = filtersOf(records, query, { job, hasPlace: serving !== null, today });
  return (found: ResultKeys) => {
    const candidates = applyFilters(found, filters.always);
    const fits = serving && once(() => fitRanks(candidates, serving));
    const failed = failedFilters(candidates, filters, { size: job.size, fits });
    return {
      keys: passingKeys(candidates, failed),
      facets: () => facetsJson(candidates, { records, filters, failed, fits: fits?.() ?? null, today }),
    };
  };
}

/** Returns a function that calls `make` when its result is first needed, and keeps the result. */
function once<Result extends object>(make: () => Result): () => Result {
  let made: Result | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function searchPlace(search: Search, found: ResolvedPlace): Omit<FilteredSearch, "facts"> {
  const { catalogue, query } = search;
  const radiusKm = clamp(query.radius ?? DEFAULT_RADIUS_KM, { min: MIN_RADIUS_KM, max: MAX_RADIUS_KM });
  const filter = createFiltering(search);
  const { keys, facets } = filter(findAround(catalogue, found, radiusKm));
  const countWithin = (km: number) => filter(findAround(catalogue, found, km)).keys.length;
  const wider = widerSearches(radiusKm, keys.length, countWithin);
  const searched = { ...found.searched, radius: radiusKm, wider };
  // A wide place has no nearest companies.
  const isByDistance = query.sort === undefined || query.sort === "distance" || query.sort === "fit";
  const sort = isByDistance && isWidePlace(searched.place) ? "best" : query.sort;
  return { keys: sorted({ ...search, query: { ...query, sort } }, keys), searched, facets };
}

const isOrder = (sort: CompaniesQuery["sort"]): sort is SortOrder =>
  sort !== undefined && sort !== "distance" && sort !== "fit" && sort !== "total";

/**
 * Sorts results as the query asks. The orders "fit", "total" and "best" recommend companies. So around a place those that don't
 * deliver there come last, and among equals those whose registration has a warning. The other orders go by one fact alone, as
 * their names say.
 */
function sorted(search: Search, keys: ResultKeys): ResultKeys {
  const { catalogue, serving, query } = search;
  const { sort = serving ? "distance" : "best" } = query;
  const isFirst = query.first ? hasFlag(catalogue.records, FLAG.quotable) : () => true;
  const isWarnedOf = hasCarrierWarning(catalogue.records, search.today);
  const served = (key: number) => {
    if (!serving) return 0;
    return sort === "fit" ? fitRank(serving(key)) : Number(servesOf(serving(key)) === "no");
  };
  const recommended = (key: number) => 2 * served(key) + Number(isWarnedOf(key));
  const isRecommending = sort === "fit" || sort === "total" || sort === "best";
  const rankOf = (key: number) => (isFirst(key) ? 0 : 8) + (isRecommending ? recommended(key) : 0);
  const ordered = inAskedOrder(search, keys);
  return ordered.some((key: number) => rankOf(key) > 0) ? sortByRank(ordered.slice(), rankOf) : ordered;
}

/**
 * Sorts results as the query asks, if they are not in that order yet. Companies with an equal total keep the default order, and
 * `sorted` ranks those of an equal fit. In the other orders, equal companies are in the order of ids.
 */
function inAskedOrder({ catalogue, query: { sort }, job, serving }: Search, keys: ResultKeys): ResultKeys {
  if (sort === "total" && job.size !== null) return sortByRank(keys.slice(), totalRank(catalogue, job));
  if (!isOrder(sort) || !serving) return keys;
  const compare = catalogue.compare(sort);
  return keys.slice().sort((a, b) => compare(slotOfKey(a), slotOfKey(b)));
}

/**
 * Ranks companies by total in pence, lowest first. Companies that don't offer the size, or whose price for the hire is unknown,
 * are last.
 */
export function totalRank({ records }: Catalogue, job: SearchedJob): (key: number) => number {
  const size = job.size ?? 0;
  return (key) => {
    const slot = slotOfKey(key);
    return offersSize(records, slot, size) === false ? LAST_RANK : lowestTotalAt(records, slot, size, job);
  };
}

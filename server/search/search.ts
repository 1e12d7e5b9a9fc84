import type { CompaniesQuery } from "#contract/companies/company-queries.ts";
import type { LocationSearch, WiderSearch } from "#contract/companies.ts";
import { pausedOn } from "#contract/job/delivery-days.ts";
import { CAN_DO } from "#contract/job/earliest.ts";
import { clamp, DEFAULT_RADIUS_KM, MAX_RADIUS_KM, MIN_RADIUS_KM } from "#contract/limits.ts";
import { RADIUS_OPTIONS_KM, SORT_NEEDS } from "#contract/options.ts";
import type { Place } from "#contract/places.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import { endOfTrade } from "#contract/registers/register-options.ts";
import type { AreaPrices, Facets } from "#contract/search/list-facts.ts";
import { isWidePlace } from "#contract/text/place-words.ts";
import { foldCase } from "#contract/text/spelling.ts";
import type { Catalogue, SortOrder } from "#server/catalogue/catalogue.ts";
import type { Listing } from "#server/catalogue/listing.ts";
import { kilometresBetween, roundedKm } from "#server/geo/distance.ts";
import type { Permits } from "#server/permits/permits.ts";
import type { DeliveryPlace } from "#server/places/delivery-place.ts";
import type { Places } from "#server/places/places.ts";
import type { Resolution } from "#server/places/resolve-text.ts";
import { areaPrices } from "./area-prices.ts";
import { deliversTo, deliveryRank, deliveryReason } from "./delivery.ts";
import { candidatesOf, countFacets } from "./facets.ts";
import { dayFacts, earliestFor, type Result, registrationOf, type SearchedFit, sortedBy } from "./facts.ts";
import { filtersOf, hasCarrierWarning, mentions } from "./filters.ts";
import { type SearchedJob, searchedJob } from "./job.ts";
import { statesPrice, totalRank } from "./totals.ts";

export interface SearchDeps extends Pick<Places, "resolve" | "deliveryPlace"> {
  /** Null if the fee is not known, or if the hire is too long. */
  permitFee: Permits["feeFor"];
  siteAt: Permits["siteAt"];
  /** The day from which notice counts, as YYYY-MM-DD. */
  orderDay: () => string;
  /** Today in the United Kingdom, as YYYY-MM-DD. Decides whether the check of a registration still counts. */
  today: () => string;
}

export interface SearchResult extends SearchedFit {
  results: readonly Result[];
  searched?: LocationSearch;
}

interface FilteredSearch extends SearchResult {
  /**
   * The prices that companies in the radius state for the job, before filters. Undefined without a place, or with too few prices.
   */
  area(): AreaPrices | undefined;
  facets(): Facets;
}

type Query = Partial<CompaniesQuery>;
type ResolvedPlace = Extract<Resolution, { kind: "place" }>;

interface SearchContext extends SearchedFit {
  catalogue: Catalogue;
  query: Query;
  today: string;
}

/**
 * Finds the companies that pass all filters. Around a place, the nearest companies come first. Without a place, or in a wide
 * place, the best come first. The query can set another order. For an unknown place, finds companies whose address contains the
 * text. For the letters of a postcode area, finds companies whose postcode begins with the letters.
 */
export function searchCatalogue(catalogue: Catalogue, deps: SearchDeps, query: Query): FilteredSearch {
  const { resolution, place, job } = readQuery(deps, query);
  const context = { catalogue, query, place, job, today: deps.today() };
  if (resolution?.kind === "place" && place) return searchPlace(context, place, resolution);
  const inOrder = catalogue.inOrder(isOrder(query.sort) ? query.sort : "best").map(withoutPlace);
  const isText = resolution?.kind === "text";
  const found = filtered(context, isText ? inOrder.filter(mentions(resolution)) : inOrder);
  return { results: sorted(context, found.results), facets: found.facets, area: () => undefined, place, job };
}

/** Returns the companies in the order of `ids`, at any distance. */
export function selectCompanies(
  catalogue: Catalogue,
  deps: SearchDeps,
  ids: readonly number[],
  query: Query,
): SearchResult {
  const { resolution, place, job } = readQuery(deps, query);
  const listings = ids.map(catalogue.find).filter((listing) => listing !== null);
  if (resolution?.kind !== "place" || !place) return { results: listings.map(withoutPlace), place, job };
  return {
    results: listings.map((listing) => resultAt(listing, resolution.searched.place, place)),
    searched: { ...resolution.searched, division: job.division, radius: MAX_RADIUS_KM, wider: [] },
    place,
    job,
  };
}

function readQuery(deps: SearchDeps, query: Query) {
  const resolution = query.location?.trim() ? deps.resolve(query.location) : null;
  const found = resolution?.kind === "place" ? resolution.searched.place : null;
  return { resolution, place: found && deps.deliveryPlace(found), job: readJob(deps, query, found) };
}

export const readJob = (deps: SearchDeps, query: Query, place: Place | null): SearchedJob =>
  searchedJob(query, {
    site: place
      ? deps.siteAt(place, query.stands, { weeks: query.weeks, day: query.date ?? undefined })
      : { division: null, permitNotice: query.stands === "road" ? null : undefined },
    askedOn: deps.orderDay(),
    permitFee: (weeks) => place && deps.permitFee(place, weeks, query.date ?? undefined),
  });

const withoutPlace = (listing: Listing): Result => ({ listing, km: null, delivery: null });

/** For a company that may be outside the radius. `km` is null in a region or nation, and if the company has no position. */
function resultAt(listing: Listing, searched: Place, place: DeliveryPlace): Result {
  const { position } = listing;
  const km = position && !isWidePlace(searched) ? roundedKm(kilometresBetween(searched, position)) : null;
  return { listing, km, delivery: deliveryReason(listing, km, place) };
}

/** `facets` is a function, because the facets are counted only if they are needed. */
function filtered({ catalogue, query, place, job, today }: SearchContext, found: readonly Result[]) {
  const { services } = catalogue;
  const candidates = candidatesOf(found, filtersOf(query, { job, services, today }));
  return {
    results: candidates.filter(({ failed }) => failed === null).map(({ result }) => result),
    facets: () =>
      countFacets(candidates, { job, maxTotal: query.maxTotal, services, hasPlace: place !== null, today }),
  };
}

function searchPlace(context: SearchContext, place: DeliveryPlace, resolved: ResolvedPlace): FilteredSearch {
  const { catalogue, query, job } = context;
  const radiusKm = clamp(query.radius ?? DEFAULT_RADIUS_KM, { min: MIN_RADIUS_KM, max: MAX_RADIUS_KM });
  const around = (km: number) => findAround(catalogue, resolved, place, km);
  const find = (km: number) => filtered(context, around(km));
  const nearby = around(radiusKm);
  const { results, facets } = filtered(context, nearby);
  const wider = widerSearches(radiusKm, results.length, (km) => find(km).results.length);
  const searched = { ...resolved.searched, division: job.division, radius: radiusKm, wider };
  // Distances mean nothing in a wide place, such as a region, so the best companies come first.
  const isByDistance = query.sort === undefined || query.sort === "distance" || query.sort === "fit";
  const sort = isByDistance && isWidePlace(searched.place) ? "best" : query.sort;
  return {
    results: sorted({ ...context, query: { ...query, sort } }, results),
    searched,
    facets,
    area: () => areaPrices(nearby, job),
    place,
    job,
  };
}

const MAX_FEW_RESULTS = 2;

/** Empty if `total` is more than `MAX_FEW_RESULTS`. */
export function widerSearches(
  radiusKm: number,
  total: number,
  countWithin: (radiusKm: number) => number,
): WiderSearch[] {
  if (total > MAX_FEW_RESULTS) return [];
  const offers: WiderSearch[] = [];
  for (const radius of [...RADIUS_OPTIONS_KM, MAX_RADIUS_KM]) {
    if (radius <= radiusKm || (radius === MAX_RADIUS_KM && offers.length > 0)) continue;
    const count = countWithin(radius);
    if (count > (offers.at(-1)?.total ?? total)) offers.push({ radius, total: count });
  }
  return offers;
}

function findAround(
  catalogue: Catalogue,
  { searched, counties }: ResolvedPlace,
  place: DeliveryPlace,
  radiusKm: number,
): Result[] {
  const nearby = catalogue.within(searched.place, radiusKm);
  if (counties.length === 0)
    return nearby.map(({ listing, km }) => ({ listing, km, delivery: deliveryReason(listing, km, place) }));
  const names = new Set(counties.map(foldCase));
  const inCounties = catalogue.listings.filter(({ text }) => names.has(text.county));
  const all = new Set([...nearby.map(({ listing }) => listing), ...inCounties]);
  const results = [...all].map((listing) => resultAt(listing, searched.place, place));
  return results.sort((a, b) => distanceOrder(a) - distanceOrder(b) || a.listing.id - b.listing.id);
}

const distanceOrder = ({ km }: Result): number => km ?? Number.MAX_SAFE_INTEGER;

const isOrder = (sort: CompaniesQuery["sort"]): sort is SortOrder =>
  sort !== undefined && !(sort in SORT_NEEDS);

/**
 * The orders "fit", "total" and "best" recommend companies, so companies that don't deliver to the place come last. In each group
 * with the same rank of delivery, companies with `isHeldBack` come last. With `first`, companies that can be asked for a quote
 * come before all others.
 */
function sorted(context: SearchContext, results: readonly Result[]): readonly Result[] {
  const { place, query, today } = context;
  const { sort = place ? "distance" : "best" } = query;
  const isRecommending = sort === "fit" || sort === "total" || sort === "best";
  const delivers = ({ delivery }: Result): number => {
    if (!delivery) return 0;
    return sort === "fit" ? deliveryRank(delivery) : Number(deliversTo(delivery) === "no");
  };
  const obstacles = (result: Result): number =>
    2 * delivers(result) + Number(isHeldBack(result.listing, today));
  const ordered = inAskedOrder(context, results);
  const recommended = isRecommending ? sortedBy(ordered, obstacles) : ordered;
  return query.first
    ? sortedBy(recommended, ({ listing }) => Number(!canBeQuoted(listing.company)))
    : recommended;
}

export const isHeldBack = ({ company, carrierWarningDays }: Listing, today: string): boolean =>
  pausedOn(company, today) !== null ||
  endOfTrade(company.registers) !== undefined ||
  hasCarrierWarning({ carrierWarningDays }, today);

function inAskedOrder(
  { catalogue, query: { sort }, job, place }: SearchContext,
  results: readonly Result[],
): readonly Result[] {
  if (sort === "total" && job.size !== null) return byTotal(results, job);
  if (sort === "soonest") return sortedBy(results, dayRank(job));
  if (sort === "fit" && place) return sortedBy(results, answerRank(job));
  if (!isOrder(sort) || !place) return results;
  const compare = catalogue.compare(sort);
  return results.toSorted((a, b) => compare(a.listing, b.listing));
}

/** The earliest day comes first. On the same day, companies with fewer unknown facts, such as the notice, come first. */
const dayRank =
  (job: SearchedJob) =>
  ({ listing }: Result): number => {
    const { day, unknown } = earliestFor(listing, job);
    return day === null ? Number.POSITIVE_INFINITY : Date.parse(day) + unknown.length;
  };

const answerRank =
  (job: SearchedJob) =>
  ({ listing }: Result): number => {
    const { date, size } = job;
    const isStated = size === null ? statesPrice(listing, job) : listing.sizes.get(size)?.stated != null;
    // Without a date, there is no answer about the day to compute.
    const canDo = date === null ? null : dayFacts(listing, job).canDo;
    const isUnregistered = job.road !== undefined && !registrationOf(listing, job)?.stated;
    return 4 * (canDo === null ? 0 : CAN_DO.indexOf(canDo)) + 2 * Number(isUnregistered) + Number(!isStated);
  };

export const byTotal = (results: readonly Result[], job: SearchedJob): Result[] => {
  const { size } = job;
  return size === null ? [...results] : sortedBy(results, ({ listing }) => totalRank(listing, size, job));
};

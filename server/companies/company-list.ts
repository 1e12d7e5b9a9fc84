import { createHash, hash } from "node:crypto";
import type { CompaniesQuery, PriceComparisonQuery } from "#contract/companies/company-queries.ts";
import type {
  CompanyPage,
  ListedCompany,
  LocationSearch,
  Paging,
  PriceComparisonPage,
  PriceComparisonRow,
} from "#contract/companies.ts";
import { clamp, MAX_PAGE_SIZE, PAGE_SIZE } from "#contract/limits.ts";
import { PRICE_SIZES } from "#contract/options.ts";
import type { Place } from "#contract/places.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import { shownScore } from "#contract/rated.ts";
import type { Listing } from "#server/catalogue/listing.ts";
import type { Places } from "#server/places/places.ts";
import { byPriceSize } from "#server/pricing/skip-sizes.ts";
import { distanceOf, fitFacts, type Result } from "#server/search/facts.ts";
import { hasCarrierWarning } from "#server/search/filters.ts";
import { groupPrice } from "#server/search/group-prices.ts";
import type { PriceComparison } from "#server/search/price-comparison.ts";
import type { SearchResult } from "#server/search/search.ts";
import type { WasteItems } from "#server/waste-items/waste-items.ts";
import { writeJson } from "./write-json.ts";

export interface FoundList {
  body: Buffer<ArrayBuffer>;
  /** All processes of one build compute the same. */
  etag: string;
  total: number;
  /** The place of the search. Null without a location, or if the location is not a known place. */
  place: Place | null;
}

const factsOf = (result: Result, found: SearchResult) => ({
  ...distanceOf(result),
  ...fitFacts(result, found),
});

export const listedCompanies = (found: SearchResult): ListedCompany[] =>
  found.results.map((result) => ({ ...result.listing.company, ...factsOf(result, found) }));

export const companyList = (
  found: SearchResult,
  { head = "[", tail = "]", total = found.results.length } = {},
): FoundList => ({ ...writeCompanies(found, head, tail), total, place: found.searched?.place ?? null });

function writeCompanies(found: SearchResult, head: string, tail: string) {
  const identity = createHash("sha1").update(head).update(tail);
  const body = writeJson((write) => {
    write(head);
    for (const [index, result] of found.results.entries()) {
      if (index > 0) write(",");
      write(result.listing.openJson);
      const facts = JSON.stringify(factsOf(result, found)).slice(1);
      // `openJson` has no closing brace. The facts follow after a comma, or only the brace follows if there are no facts.
      const rest = facts === "}" ? facts : `,${facts}`;
      write(rest);
      identity.update(`${result.listing.hash}${rest}\n`);
    }
    write(tail);
  });
  return { body, etag: identity.digest("base64url") };
}

export type CountingSearches = (found: Pick<FoundList, "place" | "total">) => () => void;

/** Only the first page of results for a location counts as a search. A list of given companies (`ids`) does not. */
export const isSearch = ({ location, page, ids }: Partial<CompaniesQuery>): boolean =>
  Boolean(location?.trim()) && (page ?? 1) === 1 && ids === undefined;

type PageRequest = Partial<Pick<CompaniesQuery, "page" | "limit">>;

export const isPaged = ({ page, limit }: PageRequest) => page !== undefined || limit !== undefined;

/** `to` can be greater than the total. */
export function pageOf(total: number, request: PageRequest): { paging: Paging; from: number; to: number } {
  const limit = clamp(Math.floor(request.limit ?? PAGE_SIZE), { min: 1, max: MAX_PAGE_SIZE });
  const totalPages = Math.ceil(total / limit);
  const page = clamp(Math.floor(request.page ?? 1), { min: 1, max: Math.max(1, totalPages) });
  return { paging: { total, page, limit, totalPages }, from: (page - 1) * limit, to: page * limit };
}

export interface Explanations extends Pick<Places, "explainUnknown"> {
  wasteItems: Pick<WasteItems, "named" | "correct">;
}

export function searchedPlace(
  places: Explanations,
  location: string | undefined,
  searched: LocationSearch | undefined,
): Pick<CompanyPage, "searched" | "suggestions" | "placeHint" | "items"> {
  if (searched) return { searched };
  if (!location?.trim()) return {};
  const { suggestions, placeHint } = places.explainUnknown(location);
  // A text that resembles a place is more likely a misspelt place than a misspelt item.
  const items = namedItems(places.wasteItems, location, suggestions.length === 0);
  return { suggestions, ...(placeHint && { placeHint }), ...(items.length > 0 && { items }) };
}

function namedItems(wasteItems: Explanations["wasteItems"], text: string, mayBeMisspelt: boolean) {
  const items = wasteItems.named(text);
  if (items.length > 0 || !mayBeMisspelt) return items;
  const corrected = wasteItems.correct(text);
  return corrected === null ? [] : wasteItems.named(corrected);
}

type PriceQuery = Partial<PriceComparisonQuery>;

export function pricePage(
  found: PriceComparison,
  places: Explanations,
  query: PriceQuery,
): PriceComparisonPage {
  const { paging, from, to } = pageOf(found.results.length, query);
  const possible = found.possible();
  return {
    rows: found.results.slice(from, to).map((result) => priceRow(result, found)),
    ...paging,
    ...(possible !== undefined && { possible }),
    ...searchedPlace(places, query.location, found.searched),
  };
}

export function priceList(found: PriceComparison, places: Explanations, query: PriceQuery): FoundList {
  const body = isPaged(query)
    ? Buffer.from(JSON.stringify(pricePage(found, places, query)))
    : writeRows(found);
  const etag = hash("sha1", body, "base64url");
  return { body, etag, total: found.results.length, place: found.searched?.place ?? null };
}

const writeRows = (found: PriceComparison) =>
  writeJson((write) => {
    write("[");
    for (const [index, result] of found.results.entries()) {
      if (index > 0) write(",");
      write(JSON.stringify(priceRow(result, found)));
    }
    write("]");
  });

function priceRow(result: Result, found: PriceComparison): PriceComparisonRow {
  const { company } = result.listing;
  const { id, name, location, phone, email, pausedUntil, deliveryTime, carrier, registers } = company;
  return {
    ...{ id, name, location },
    ...shownScore(company),
    ...{ phone, email, pausedUntil },
    quotable: canBeQuoted(company),
    ...(deliveryTime && { deliveryTime }),
    ...(hasCarrierWarning(result.listing, found.today) && { carrier }),
    ...(registers.length > 0 && { registers }),
    ...distanceOf(result),
    ...groupPrices(result.listing, found.job),
    ...fitFacts(result, found),
  };
}

function groupPrices(
  listing: Listing,
  job: PriceComparison["job"],
): Pick<PriceComparisonRow, "prices" | "sources" | "hireDays" | "forOtherWasteIn"> {
  const found = byPriceSize((group) => groupPrice(listing, group, job));
  const others = PRICE_SIZES.filter(
    (group) => listing.groups[group].sizes.length > 0 && found[group].isForOtherWaste,
  );
  return {
    prices: byPriceSize((group) => found[group].range),
    sources: byPriceSize((group) => found[group].source),
    hireDays: byPriceSize((group) => found[group].days),
    ...(job.wastes.length > 0 && others.length > 0 && { forOtherWasteIn: others }),
  };
}

import { hash } from "node:crypto";
import type { CompaniesQuery } from "#contract/companies/company-queries.ts";
import type { CompanyPage, ListedCompany, LocationSearch, Paging } from "#contract/companies.ts";
import { clamp, MAX_PAGE_SIZE, PAGE_SIZE } from "#contract/limits.ts";
import type { Place } from "#contract/places.ts";
import type { Places } from "#server/places/places.ts";
import { distanceOf, fitFacts, type Result } from "#server/search/facts.ts";
import type { SearchResult } from "#server/search/search.ts";
import type { WasteItems } from "#server/waste-items/waste-items.ts";

interface ListJson {
  body: Buffer<ArrayBuffer>;
  /** The value of the ETag header. For the same body, all processes of one build compute the same value. */
  etag: string;
}

export interface FoundList {
  write(): ListJson;
  total: number;
  /** Null if the location was not resolved to a place. */
  place: Place | null;
}

const factsOf = (result: Result, found: SearchResult) => ({
  ...distanceOf(result),
  ...fitFacts(result, found),
});

export const listedCompanies = (found: SearchResult): ListedCompany[] =>
  found.results.map((result) => ({ ...result.listing.company, ...factsOf(result, found) }));

/** `total` is the number of results on all pages; the default is the number of `results`. */
export function createCompanyList(
  found: SearchResult,
  { head, tail, total }: { head: string; tail: string; total?: number },
): FoundList {
  const { results, searched } = found;
  return {
    write: () => writeCompanies(found, head, tail),
    total: total ?? results.length,
    place: searched?.place ?? null,
  };
}

/** Copies the stored JSON of each company. Only the facts about the search are serialised. */
function writeCompanies(found: SearchResult, head: string, tail: string): ListJson {
  const parts: Buffer[] = [];
  const identity: string[] = [head, tail];
  for (const [index, result] of found.results.entries()) {
    const facts = JSON.stringify(factsOf(result, found)).slice(1);
    // A company's own fields come first, so its open object is continued with a comma unless there are no facts.
    const rest = facts === "}" ? facts : `,${facts}`;
    parts.push(Buffer.from(index === 0 ? head : ","), result.listing.openJson, Buffer.from(rest));
    identity.push(result.listing.hash, rest);
  }
  if (parts.length === 0) parts.push(Buffer.from(head));
  parts.push(Buffer.from(tail));
  return { body: Buffer.concat(parts), etag: hash("sha1", identity.join("\n"), "base64url") };
}

/** The returned function counts the search once for each call. */
export type CountingSearches = (found: Pick<FoundList, "place" | "total">) => () => void;

/** Whether a query is counted as a search (`search_counts`). */
export const isSearch = ({ location, page, ids }: Partial<CompaniesQuery>): boolean =>
  Boolean(location?.trim()) && (page ?? 1) === 1 && ids === undefined;

type PageRequest = Partial<Pick<CompaniesQuery, "page" | "limit">>;

export const isPaged = ({ page, limit }: PageRequest) => page !== undefined || limit !== undefined;

/** `to` may exceed the total. A page number or a limit out of range becomes the nearest one in range. */
export function pageOf(total: number, request: PageRequest): { paging: Paging; from: number; to: number } {
  const limit = clamp(Math.floor(request.limit ?? PAGE_SIZE), { min: 1, max: MAX_PAGE_SIZE });
  const totalPages = Math.ceil(total / limit);
  const page = clamp(Math.floor(request.page ?? 1), { min: 1, max: Math.max(1, totalPages) });
  return { paging: { total, page, limit, totalPages }, from: (page - 1) * limit, to: page * limit };
}

type SearchedPlace = Pick<CompanyPage, "searched" | "suggestions" | "placeHint" | "items">;

/**
 * For a location that is not a place: it can be misspelt, or a waste item such as "mattress" typed into the field for a place.
 */
export interface Explanations extends Pick<Places, "explainUnknown"> {
  wasteItems: Pick<WasteItems, "named" | "correct">;
}

export function searchedPlace(
  places: Explanations,
  location: string | undefined,
  searched: LocationSearch | undefined,
): SearchedPlace {
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

import { hash } from "node:crypto";
import type { PriceComparisonQuery } from "#contract/companies/company-queries.ts";
import type { PriceComparisonPage, PriceComparisonRow } from "#contract/companies.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import { shownScore } from "#contract/rated.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import type { Listing } from "#server/catalogue/listing.ts";
import { byPriceSize } from "#server/pricing/skip-sizes.ts";
import { distanceOf, fitFacts, type Result } from "#server/search/facts.ts";
import { groupPrice } from "#server/search/group-prices.ts";
import { comparePrices } from "#server/search/price-comparison.ts";
import type { SearchPlaces, SearchResult } from "#server/search/search.ts";
import type { FoundList } from "./company-list.ts";
import { type Explanations, isPaged, pageOf, searchedPlace } from "./company-list.ts";

type PriceQuery = Partial<PriceComparisonQuery>;

export const pricePage = (
  catalogue: Catalogue,
  places: SearchPlaces & Explanations,
  query: PriceQuery,
): PriceComparisonPage => pageOfPrices(comparePrices(catalogue, places, query), places, query);

function pageOfPrices(
  found: ReturnType<typeof comparePrices>,
  places: SearchPlaces & Explanations,
  query: PriceQuery,
): PriceComparisonPage {
  const { paging, from, to } = pageOf(found.results.length, query);
  const possible = found.possible();
  return {
    rows: rowsOf({ ...found, results: found.results.slice(from, to) }),
    ...paging,
    ...(possible !== undefined && { possible }),
    ...searchedPlace(places, query.location, found.searched),
  };
}

/** Finds one page, or all rows if the query has neither `page` nor `limit`. */
export function findPriceList(
  catalogue: Catalogue,
  places: SearchPlaces & Explanations,
  query: PriceQuery,
): FoundList {
  const found = comparePrices(catalogue, places, query);
  return {
    write: () => toJson(isPaged(query) ? pageOfPrices(found, places, query) : rowsOf(found)),
    total: found.results.length,
    place: found.searched?.place ?? null,
  };
}

function toJson(value: unknown) {
  const body = Buffer.from(JSON.stringify(value));
  return { body, etag: hash("sha1", body, "base64url") };
}

const rowsOf = (found: SearchResult): PriceComparisonRow[] =>
  found.results.map((result) => priceRow(result, found));

function priceRow(result: Result, found: SearchResult): PriceComparisonRow {
  const { company } = result.listing;
  const { id, name, location, phone, email, pausedUntil } = company;
  return {
    id,
    name,
    location,
    ...shownScore(company),
    phone,
    email,
    pausedUntil,
    quotable: canBeQuoted(company),
    ...distanceOf(result),
    ...groupPrices(result.listing, found.job.weeks),
    ...fitFacts(result, found),
  };
}

function groupPrices(
  listing: Listing,
  weeks: number,
): Pick<PriceComparisonRow, "prices" | "sources" | "hireDays"> {
  const found = byPriceSize((group) => groupPrice(listing, group, weeks));
  return {
    prices: byPriceSize((group) => found[group].range),
    sources: byPriceSize((group) => found[group].source),
    hireDays: byPriceSize((group) => found[group].days),
  };
}

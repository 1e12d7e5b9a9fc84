import type {
  CompaniesQuery,
  Company,
  CompanyPage,
  ListedCompany,
  PriceComparisonPage,
  PriceComparisonQuery,
} from "#contract/companies.ts";
import { todayInLondon } from "#contract/dates.ts";
import type { Review } from "#contract/reviews.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import { createCatalogueService } from "#server/catalogue/catalogue-service.ts";
import type { CompanyIds } from "#server/catalogue/refresh-queue.ts";
import type { Database } from "#server/database/connect.ts";
import type { ReadReplica } from "#server/database/read-replica.ts";
import type { Permits } from "#server/permits/permits.ts";
import type { Places } from "#server/places/places.ts";
import { canonicalQuery } from "#server/search/canonical-query.ts";
import { isPaged, pageOf } from "#server/search/paging.ts";
import { comparePrices } from "#server/search/price-comparison.ts";
import { type SearchPlaces, searchCatalogue, selectCompanies } from "#server/search/search.ts";
import type { WasteItems } from "#server/waste-items/waste-items.ts";
import { companiesByLocation } from "./companies-by-location.ts";
import { type CompaniesJson, type FoundCompanies, foundCompanies } from "./company-answers.ts";
import { createFacetCache, type FacetCache } from "./facet-cache.ts";
import { findPriceList } from "./price-answers.ts";
import { type Explanations, searchedPlace } from "./searched-place.ts";

export type Companies = ReturnType<typeof createCompanies>;

interface CompaniesDeps {
  database: Database;
  /** Used for reads of the whole directory. The default is `database`. */
  readReplica?: Pick<ReadReplica, "read">;
  places: Omit<SearchPlaces, "permitFee"> & Pick<Places, "coverage" | "didYouMean">;
  /** Without it no permit's fee is known. */
  permits?: Pick<Permits, "feeFor">;
  /** Without them no location names an item. */
  wasteItems?: Pick<WasteItems, "named">;
  /** Today's date in the United Kingdom. */
  today?: () => string;
}

/** The directory. Only `load` and the two refreshes use the database; every read is answered from memory. */
export function createCompanies(deps: CompaniesDeps) {
  const { database, readReplica, places: allPlaces, permits, wasteItems, today = todayInLondon } = deps;
  const { coverage, resolve, servedPlace, didYouMean } = allPlaces;
  const namedItems = wasteItems?.named ?? (() => []);
  const places = { resolve, servedPlace, didYouMean, namedItems, permitFee: permits?.feeFor, today };
  const service = createCatalogueService({ database, readReplica, coverageReader: coverage });
  const { catalogue } = service;
  const facetCache = createFacetCache();

  /** Finds what `GET /api/companies` answers: one page, or all results if the query asks for no page. */
  const findList = (query: Partial<CompaniesQuery>) =>
    findCompanyList(
      { catalogue: catalogue(), version: `${service.version()}.${today()}`, facetCache },
      places,
      query,
    );
  const searchJson = (query: Partial<CompaniesQuery>) => findList(query).write();
  /** All results of a search, without pages. */
  const list = (query: Partial<CompaniesQuery>): ListedCompany[] =>
    parseAndRelease(searchJson({ ...query, page: undefined, limit: undefined }));

  return {
    /** Whether the directory has been loaded. Until then every read finds nothing. */
    get ready() {
      return service.isReady();
    },
    /** Changes whenever a read here would return something else. */
    get version() {
      return service.version();
    },
    /** The time of the last read of the database, in milliseconds since 1970; null before the first. */
    get readAt() {
      return service.readAt();
    },
    load: () => service.refresh("all"),
    /** Reads companies and their reviews again. After it resolves, changes committed before the call are visible. */
    refresh: service.refresh,
    /** Refreshes after a committed write. Never rejects: if the database is lost, the catalogue sync catches up later. */
    refreshAfterWrite: (ids: CompanyIds) => service.refresh(ids).catch(() => {}),
    findList,
    /** Finds what `GET /api/price-comparison` answers. */
    findPrices: (query: Partial<PriceComparisonQuery>) => findPriceList(catalogue(), places, query),
    /** The one form of all queries that have the same answer. */
    canonicalQuery: (query: Partial<CompaniesQuery>) =>
      canonicalQuery(query, { places, companies: service.statistics().companies }),
    canonicalPriceQuery: ({ waste, ...query }: Partial<PriceComparisonQuery>) =>
      canonicalQuery(
        // Wastes only change totals.
        { ...query, waste: query.size === undefined ? undefined : waste },
        { places, companies: service.statistics().companies },
      ),
    // Parsing the JSON of one page is fast enough, and pages and the API cannot differ.
    search: (query: Partial<CompaniesQuery>): CompanyPage =>
      parseAndRelease(searchJson({ ...query, page: query.page ?? 1 })),
    list,
    /** These companies in this order, at any distance, with how well each fits the place and the job of the query. */
    forJob: (ids: readonly number[], query: Partial<CompaniesQuery>): ListedCompany[] =>
      ids.length === 0 ? [] : list({ ...query, ids: ids.join(",") }),
    find(id: number): Company | null {
      const slot = catalogue().find(id);
      return slot === null ? null : catalogue().records.company(slot);
    },
    /** The listed company into which this entry was merged; null if it is listed itself, or gone. */
    mergedInto: service.mergedInto,
    byLocation: () => companiesByLocation(catalogue()),
    /** Every company with the time its page last changed (ISO 8601). */
    lastChanges() {
      const { records, inOrder } = catalogue();
      return Array.from(inOrder("name"), (slot) => ({
        id: records.id(slot),
        changedAt: new Date(records.changedAt(slot) * 1_000).toISOString(),
      }));
    },
    /** Newest first. */
    reviewsOf(id: number): readonly Review[] {
      const slot = catalogue().find(id);
      return slot === null ? [] : catalogue().records.reviews(slot);
    },
    /** Best first. */
    featured: (): Company[] => list({ featured: "true" }),
    comparePricesByPage(query: Partial<PriceComparisonQuery>): PriceComparisonPage {
      const { page, searched } = comparePrices(catalogue(), places, query);
      return { ...page(query), ...searchedPlace(places, query.location, searched) };
    },
    statistics: service.statistics,
  };
}

interface Directory {
  catalogue: Catalogue;
  version: string;
  facetCache: FacetCache;
}

function findCompanyList(
  { catalogue, version, facetCache }: Directory,
  places: SearchPlaces & Explanations,
  query: Partial<CompaniesQuery>,
): FoundCompanies {
  const { records } = catalogue;
  if (query.ids !== undefined) {
    const selected = selectCompanies(catalogue, places, query.ids.split(",").map(Number), query);
    return foundCompanies(records, selected, { head: "[", tail: "]" });
  }
  const found = searchCatalogue(catalogue, places, query);
  if (!isPaged(query)) return foundCompanies(records, found, { head: "[", tail: "]" });
  const { paging, from, to } = pageOf(found.keys.length, query);
  const rest = { ...paging, ...searchedPlace(places, query.location, found.searched) };
  const facets = found.searched ? found.facets() : facetCache(version, query, found.facets);
  const tail = `],${JSON.stringify(rest).slice(1, -1)},"facets":${facets}}`;
  const page = { ...found, keys: found.keys.subarray(from, to) };
  return foundCompanies(records, page, { head: '{"companies":[', tail, total: found.keys.length });
}

function parseAndRelease<Parsed>({ body, release }: CompaniesJson): Parsed {
  const text = body.toString();
  release();
  return JSON.parse(text);
}

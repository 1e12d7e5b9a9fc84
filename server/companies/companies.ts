import type { Logger } from "pino";
import type {
  CompaniesQuery,
  Company,
  CompanyPage,
  CompanyWithEstimates,
  ListedCompany,
  LocationSearch,
  PriceComparisonPage,
  PriceComparisonQuery,
} from "#contract/companies.ts";
import { earliestDelivery } from "#contract/job/earliest.ts";
import type { Review } from "#contract/reviews.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import { createCatalogueService } from "#server/catalogue/catalogue-service.ts";
import type { CompanyIds } from "#server/catalogue/refresh-queue.ts";
import type { Database } from "#server/database/connect.ts";
import type { ReadReplica } from "#server/database/read-replica.ts";
import type { Permits } from "#server/permits/permits.ts";
import type { Places } from "#server/places/places.ts";
import { estimatesOf } from "#server/pricing/prices-by-size.ts";
import { canonicalQuery } from "#server/search/canonical-query.ts";
import { isPaged, pageOf } from "#server/search/paging.ts";
import {
  type SearchPlaces,
  type SearchResult,
  searchCatalogue,
  selectCompanies,
} from "#server/search/search.ts";
import type { WasteItems } from "#server/waste-items/waste-items.ts";
import { companiesByLocation } from "./companies-by-location.ts";
import { type CompaniesJson, createLazyCompanyList, type LazyCompanyList } from "./company-list.ts";
import { createFacetCache, type FacetCache } from "./facet-cache.ts";
import { findPriceList } from "./price-list.ts";
import { type Explanations, searchedPlace } from "./searched-place.ts";

export type Companies = ReturnType<typeof createCompanies>;

interface CompaniesDeps {
  database: Database;
  /** Used for reads of the whole directory. */
  readReplica: Pick<ReadReplica, "read">;
  places: Pick<Places, "resolve" | "servedPlace" | "coverage" | "explainUnknown">;
  permits: Pick<Permits, "feeFor" | "siteAt">;
  /** Finds waste items, such as a mattress, that a visitor typed in the field for a place. */
  wasteItems: Pick<WasteItems, "named" | "correct">;
  /** Returns today's date in the United Kingdom as YYYY-MM-DD. */
  today: () => string;
  /** Returns the day from which notice counts, as YYYY-MM-DD. */
  orderDay: () => string;
  log: Pick<Logger, "error">;
}

export interface FirstResults {
  companies: ListedCompany[];
  /** The number of results, also those beyond `companies`. */
  total: number;
  /** Absent if the location was not resolved to a place. */
  searched?: LocationSearch | undefined;
}

/** The company with its first day for a job that names neither place nor site, and with its estimates. */
function withEstimates(company: Company | null, askedOn: string): CompanyWithEstimates | null {
  if (!company) return null;
  const { first, unknown } = earliestDelivery(company, { division: null }, askedOn);
  return { ...company, earliest: { day: first?.day ?? null, unknown }, estimates: estimatesOf(company) };
}

/** The directory. Only `load` and the two refreshes use the database; every read uses memory only. */
export function createCompanies(deps: CompaniesDeps) {
  const { database, readReplica, places: allPlaces, permits, wasteItems, today, orderDay, log } = deps;
  const { coverage, resolve, servedPlace, explainUnknown } = allPlaces;
  const { feeFor: permitFee, siteAt } = permits;
  const explanations = { resolve, servedPlace, explainUnknown, wasteItems };
  const places = { ...explanations, permitFee, siteAt, today, orderDay };
  const service = createCatalogueService({ database, readReplica, coverageReader: coverage, log });
  const { catalogue } = service;
  const facetCache = createFacetCache();

  /** Finds the result of `GET /api/price-comparison`. */
  const findPrices = (query: Partial<PriceComparisonQuery>) => findPriceList(catalogue(), places, query);
  /**
   * Finds the result of `GET /api/companies`: one page if the query has `page` or `limit` and no `ids`, otherwise all results.
   */
  const findList = (query: Partial<CompaniesQuery>) => {
    const version = `${service.version()}.${today()}`;
    const directory = { catalogue: catalogue(), version, facetCache, mergedInto: service.mergedInto };
    return findCompanyList(directory, places, query);
  };
  const canonical = (query: Partial<CompaniesQuery & PriceComparisonQuery>) =>
    canonicalQuery(query, { places, companies: service.statistics().companies });
  const find = (id: number): Company | null => {
    const slot = catalogue().find(id);
    return slot === null ? null : catalogue().records.company(slot);
  };
  const searchJson = (query: Partial<CompaniesQuery>) => findList(query).write();
  /** All results of a search, without pages. */
  const list = (query: Partial<CompaniesQuery>): ListedCompany[] =>
    parseAndRelease(searchJson({ ...query, page: undefined, limit: undefined }));

  return {
    /** True if the directory has been loaded. Before that, every read finds nothing. */
    get ready() {
      return service.isReady();
    },
    /**
     * Changes whenever a refresh finds that a listed company, a published review or a merge has changed. A refresh of
     * everything also finds a change of the setting "demonstration". Results also depend on the place tables and on today's
     * date.
     */
    get version() {
      return service.version();
    },
    /** The time at which the database was last read successfully, in milliseconds since 1970; null before the first load. */
    get readAt() {
      return service.readAt();
    },
    load: () => service.refresh("all"),
    /** Reads companies and their reviews again. After it resolves, changes committed before the call are visible. */
    refresh: service.refresh,
    /** Refreshes after a committed write. Never rejects: if the database is lost, the catalogue sync catches up later. */
    refreshAfterWrite: (ids: CompanyIds) => service.refresh(ids).catch(() => {}),
    findList,
    findPrices,
    /** Maps queries to one form if they differ only in details that change no result. */
    canonicalQuery: canonical,
    // Rendered pages use the API's JSON, so that both show the same. One page is short enough to be parsed again.
    search: (query: Partial<CompaniesQuery>): CompanyPage =>
      parseAndRelease(searchJson({ ...query, page: query.page ?? 1 })),
    comparePrices: (query: Partial<PriceComparisonQuery>): PriceComparisonPage =>
      parseAndRelease(findPrices({ ...query, page: query.page ?? 1 }).write()),
    list,
    /** The first `count` results of a search, without facets. */
    findFirst: (query: Partial<CompaniesQuery>, count: number): FirstResults =>
      firstResults(catalogue(), searchCatalogue(catalogue(), places, query), count),
    /**
     * The listed companies with these ids, in the order of `ids` and at any distance. A merged entry stands for the company
     * into which it was merged. Each company has the facts about how well it fits the place and the job of the query.
     */
    forJob: (ids: readonly number[], query: Partial<CompaniesQuery>): ListedCompany[] =>
      ids.length === 0 ? [] : list({ ...query, ids: ids.join(",") }),
    /** The listed companies among these ids, in the order "best". */
    bestFirst: (ids: readonly number[]) => bestFirst(catalogue(), ids),
    find,
    /** The company with its first day and its estimated prices. */
    details: (id: number) => withEstimates(find(id), orderDay()),
    /** The listed company into which this entry was merged. Null if there is none, or if the entry is listed itself. */
    mergedInto: service.mergedInto,
    byLocation: () => companiesByLocation(catalogue()),
    lastChanges: () => lastChanges(catalogue()),
    /** Returns the newest review first. */
    reviewsOf(id: number): readonly Review[] {
      const slot = catalogue().find(id);
      return slot === null ? [] : catalogue().records.reviews(slot);
    },
    /** Returns the featured companies in the default order of a search. */
    featured: (): ListedCompany[] => list({ featured: "true" }),
    statistics: service.statistics,
    /** True if a company's registration was checked in the Environment Agency's file, whose licence asks for an attribution. */
    usesRegisterFile: () => catalogue().counters.totals.registerFile > 0,
  };
}

function bestFirst({ find, compare, records }: Catalogue, ids: readonly number[]): number[] {
  const slots = ids.flatMap((id) => find(id) ?? []);
  return slots.sort(compare("best")).map(records.id);
}

function firstResults(
  { records }: Catalogue,
  { keys, searched, facts }: SearchResult,
  count: number,
): FirstResults {
  const found = createLazyCompanyList(
    records,
    { keys: keys.subarray(0, count), searched, facts },
    { head: "[", tail: "]" },
  );
  return { companies: parseAndRelease(found.write()), total: keys.length, searched };
}

/** Every listed company with the time of the last change of its row or of its shown reviews (ISO 8601). */
const lastChanges = ({ records, inOrder }: Catalogue) =>
  Array.from(inOrder("name"), (slot) => ({
    id: records.id(slot),
    changedAt: new Date(records.changedAt(slot) * 1_000).toISOString(),
  }));

interface Directory {
  catalogue: Catalogue;
  version: string;
  facetCache: FacetCache;
  mergedInto: (id: number) => number | null;
}

function findCompanyList(
  { catalogue, version, facetCache, mergedInto }: Directory,
  places: SearchPlaces & Explanations,
  query: Partial<CompaniesQuery>,
): LazyCompanyList {
  const { records } = catalogue;
  if (query.ids !== undefined) {
    // A merged entry stands for the company into which it was merged. Both can be in `ids`.
    const kept = query.ids.split(",").map((id) => mergedInto(Number(id)) ?? Number(id));
    const selected = selectCompanies(catalogue, places, [...new Set(kept)], query);
    return createLazyCompanyList(records, selected, { head: "[", tail: "]" });
  }
  const found = searchCatalogue(catalogue, places, query);
  if (!isPaged(query)) return createLazyCompanyList(records, found, { head: "[", tail: "]" });
  const { paging, from, to } = pageOf(found.keys.length, query);
  const rest = { ...paging, ...searchedPlace(places, query.location, found.searched) };
  const facets = found.searched ? found.facets() : facetCache(version, query, found.facets);
  const tail = `],${JSON.stringify(rest).slice(1, -1)},"facets":${facets}}`;
  const page = { ...found, keys: found.keys.subarray(from, to) };
  return createLazyCompanyList(records, page, { head: '{"companies":[', tail, total: found.keys.length });
}

function parseAndRelease<Parsed>({ body, release }: CompaniesJson): Parsed {
  const text = body.toString();
  release();
  return JSON.parse(text);
}

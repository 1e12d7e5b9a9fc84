import { LRUCache } from "lru-cache";
import type { CompaniesQuery, PriceComparisonQuery } from "#contract/companies/company-queries.ts";
import type {
  Company,
  CompanyPage,
  CompanyWithEstimates,
  ListedCompany,
  LocationSearch,
  PriceComparisonPage,
} from "#contract/companies.ts";
import type { Review } from "#contract/reviews.ts";
import type { Facets } from "#contract/search/list-facts.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import { createCatalogueService } from "#server/catalogue/catalogue-service.ts";
import type { Listing } from "#server/catalogue/listing.ts";
import type { CompanyIds } from "#server/catalogue/refresh-queue.ts";
import type { Database } from "#server/database/connect.ts";
import type { ReadReplica } from "#server/database/read-replica.ts";
import type { Permits } from "#server/permits/permits.ts";
import type { Places } from "#server/places/places.ts";
import { estimatesOf } from "#server/pricing/estimates.ts";
import { canonicalQuery } from "#server/search/canonical-query.ts";
import { countOffering } from "#server/search/facets.ts";
import { earliestFor } from "#server/search/facts.ts";
import { comparePrices } from "#server/search/price-comparison.ts";
import {
  type SearchDeps,
  type SearchResult,
  searchCatalogue,
  selectCompanies,
} from "#server/search/search.ts";
import type { WasteItems } from "#server/waste-items/waste-items.ts";
import * as lists from "./company-list.ts";
import { findListed } from "./find-listed.ts";

export type Companies = ReturnType<typeof createCompanies>;

interface CompaniesDeps {
  database: Database;
  readReplica: Pick<ReadReplica, "read">;
  places: Pick<Places, "resolve" | "deliveryPlace" | "coverage" | "explainUnknown">;
  permits: Pick<Permits, "feeFor" | "siteAt" | "listPermitFor" | "divisionOf">;
  wasteItems: Pick<WasteItems, "named" | "correct">;
  today: () => string;
  orderDay: () => string;
}

export interface FirstResults {
  companies: ListedCompany[];
  total: number;
  searched?: LocationSearch | undefined;
}

const withEstimates = (listing: Listing | null, askedOn: string): CompanyWithEstimates | null =>
  listing && {
    ...listing.company,
    earliest: earliestFor(listing, { division: null, askedOn }),
    estimates: estimatesOf(listing.company),
  };

/** `load`, `refresh` and `refreshAfterWrite` read the database. All other functions read memory only. */
export function createCompanies(deps: CompaniesDeps) {
  const { database, readReplica, places, permits, wasteItems, today, orderDay } = deps;
  const { coverage, resolve, deliveryPlace, explainUnknown } = places;
  const { feeFor: permitFee, siteAt, listPermitFor, divisionOf } = permits;
  const facts = { permitFee, siteAt, listPermitFor, today, orderDay };
  const listDeps = { resolve, deliveryPlace, explainUnknown, wasteItems, ...facts };
  const service = createCatalogueService({ database, readReplica, coverageReader: coverage, divisionOf });
  const { catalogue } = service;

  return {
    get ready() {
      return service.isReady();
    },
    /** Changes when listed companies, shown reviews, merges or the setting "demonstration" change. */
    get version() {
      return service.version();
    },
    get readAt() {
      return service.readAt();
    },
    load: () => service.refresh("all"),
    /** After the call resolves, changes committed before the call are visible. */
    refresh: service.refresh,
    /** Never rejects. If the read fails, the catalogue sync catches up later. */
    refreshAfterWrite: (ids: CompanyIds) => service.refresh(ids).catch(() => {}),
    ...createLists(service, listDeps),
    canonicalQuery: (query: Partial<CompaniesQuery & PriceComparisonQuery>) =>
      canonicalQuery(query, { places, companies: service.statistics().companies }),
    find: (id: number): Company | null => catalogue().find(id)?.company ?? null,
    findListed: (typed: string) =>
      findListed(
        catalogue().listings.map(({ company }) => company),
        typed,
      ),
    details: (id: number) => withEstimates(catalogue().find(id), orderDay()),
    mergedInto: service.mergedInto,
    byLocation: () => companiesByLocation(catalogue()),
    lastChanges: () => lastChanges(catalogue()),
    reviewsOf: (id: number): readonly Review[] => catalogue().find(id)?.reviews ?? [],
    statistics: service.statistics,
    /**
     * True if any company was checked in the Environment Agency's register file. The licence of the file requires an attribution.
     */
    usesRegisterFile: () =>
      catalogue().listings.some(({ company }) => company.carrier?.method === "register-file"),
  };
}

type ListDeps = SearchDeps & lists.Explanations & Pick<Permits, "listPermitFor">;

function createLists(
  { catalogue, version, mergedInto }: ReturnType<typeof createCatalogueService>,
  deps: ListDeps,
) {
  const facetCache = createFacetCache();
  const search = (query: Partial<CompaniesQuery>) => searchCatalogue(catalogue(), deps, query);
  const compare = (query: Partial<PriceComparisonQuery>) => comparePrices(catalogue(), deps, query);

  function findPage(query: Partial<CompaniesQuery>) {
    const found = search(query);
    const { paging, from, to } = lists.pageOf(found.results.length, query);
    const day = `${version()}.${deps.today()}`;
    return {
      shown: { ...found, results: found.results.slice(from, to) },
      rest: {
        ...paging,
        ...lists.searchedPlace(deps, query.location, found.searched),
        ...localFacts(found, query),
      },
      facets: found.searched ? found.facets() : facetCache(day, query, found.facets),
    };
  }
  function localFacts(
    { searched, area }: ReturnType<typeof search>,
    { stands, weeks, date }: Partial<CompaniesQuery>,
  ): Pick<CompanyPage, "area" | "permit"> {
    const prices = area();
    return {
      ...(prices && { area: prices }),
      ...(searched &&
        stands === "road" && { permit: deps.listPermitFor(searched.place, { weeks, day: date }) }),
    };
  }
  /** `ids` may contain both a merged entry and the kept company, so duplicates are removed. */
  function select(ids: readonly number[], query: Partial<CompaniesQuery>): SearchResult {
    const kept = ids.map((id) => mergedInto(id) ?? id);
    return selectCompanies(catalogue(), deps, [...new Set(kept)], query);
  }
  const idsIn = (ids: string): number[] => ids.split(",").map(Number);

  return {
    findList(query: Partial<CompaniesQuery>): lists.FoundList {
      if (query.ids !== undefined) return lists.companyList(select(idsIn(query.ids), query));
      if (!lists.isPaged(query)) return lists.companyList(search(query));
      const { shown, rest, facets } = findPage(query);
      const tail = `],${JSON.stringify({ ...rest, facets }).slice(1)}`;
      return lists.companyList(shown, { head: '{"companies":[', tail, total: rest.total });
    },
    findPrices: (query: Partial<PriceComparisonQuery>) => lists.priceList(compare(query), deps, query),
    search(query: Partial<CompaniesQuery>): CompanyPage {
      const { shown, rest, facets } = findPage(query);
      return { companies: lists.listedCompanies(shown), ...rest, facets };
    },
    comparePrices: (query: Partial<PriceComparisonQuery>): PriceComparisonPage =>
      lists.pricePage(compare(query), deps, query),
    list: (query: Partial<CompaniesQuery>): ListedCompany[] =>
      lists.listedCompanies(query.ids === undefined ? search(query) : select(idsIn(query.ids), query)),
    countOffering: (query: Partial<CompaniesQuery>) => countOffering(search(query)),
    findFirst(query: Partial<CompaniesQuery>, count: number): FirstResults {
      const found = search(query);
      const companies = lists.listedCompanies({ ...found, results: found.results.slice(0, count) });
      return { companies, total: found.results.length, searched: found.searched };
    },
    forJob: (ids: readonly number[], query: Partial<CompaniesQuery>): ListedCompany[] =>
      lists.listedCompanies(select(ids, query)),
    bestFirst: (ids: readonly number[]) => bestFirst(catalogue(), ids),
    featured: (): ListedCompany[] => lists.listedCompanies(search({ featured: "true" })),
  };
}

const bestFirst = ({ find, compare }: Catalogue, ids: readonly number[]): number[] =>
  ids
    .map(find)
    .filter((listing) => listing !== null)
    .sort(compare("best"))
    .map(({ id }) => id);

/** `changedAt` is the time (ISO 8601) of the last change of the company's row, its shown reviews or their replies. */
const lastChanges = ({ inOrder }: Catalogue) =>
  inOrder("name").map(({ id, changedAt }) => ({ id, changedAt: new Date(changedAt * 1_000).toISOString() }));

/** The texts of a location are in lower case and without accents. */
function companiesByLocation({ listings }: Catalogue) {
  const found = Map.groupBy(listings, ({ text }) => JSON.stringify([text.location, text.county]));
  return [...found].map(([key, same]) => {
    const [location, county]: [string, string] = JSON.parse(key);
    return { location, county, ids: same.map(({ id }) => id) };
  });
}

const MAX_ENTRIES = 200;

/** The page, its size and the sort order do not change the facets. The cache evicts facets of former versions when it is full. */
function createFacetCache() {
  const entries = new LRUCache<string, Facets>({ max: MAX_ENTRIES });
  return (version: string, query: object, count: () => Facets): Facets => {
    const key = JSON.stringify([version, { ...query, page: undefined, limit: undefined, sort: undefined }]);
    const facets = entries.get(key) ?? count();
    entries.set(key, facets);
    return facets;
  };
}

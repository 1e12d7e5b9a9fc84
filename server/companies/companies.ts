import type {
  CompaniesQuery,
  Company,
  CompanyPage,
  DirectoryStatistics,
  ListedCompany,
  PriceComparisonPage,
  PriceComparisonQuery,
  PriceComparisonRow,
} from "#contract/companies.ts";
import type { Review } from "#contract/reviews.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import { createCatalogueService } from "#server/catalogue/catalogue-service.ts";
import type { CompanyIds } from "#server/catalogue/refresh-queue.ts";
import type { Database } from "#server/database/connect.ts";
import type { ReadReplica } from "#server/database/read-replica.ts";
import type { Places } from "#server/places/places.ts";
import { filtersOf } from "#server/search/filters.ts";
import { pageOf } from "#server/search/paging.ts";
import { comparePrices } from "#server/search/price-comparison.ts";
import { searchCatalogue } from "#server/search/search.ts";
import { type CompaniesJson, writeCompanies } from "./company-answers.ts";

/** The directory. Only `load` and the two refreshes use the database; every read is answered from memory. */
export interface Companies {
  /** Whether the directory has been loaded. Until then every read finds nothing. */
  readonly ready: boolean;
  /** Changes whenever a read here would return something else. */
  readonly version: string;
  /** The time of the last read of the database, in milliseconds since 1970; null before the first. */
  readonly readAt: number | null;
  load(): Promise<void>;
  /** Reads companies and their reviews again. After it resolves, changes committed before the call are visible. */
  refresh(ids: CompanyIds): Promise<void>;
  /** Refreshes after a committed write. Never rejects: if the database is lost, the catalogue sync catches up later. */
  refreshAfterWrite(ids: CompanyIds): Promise<void>;
  /** The JSON of `GET /api/companies`: one page, or all results if the query asks for no page. */
  searchJson(query: Partial<CompaniesQuery>): CompaniesJson;
  search(query: Partial<CompaniesQuery>): CompanyPage;
  /** All results of a search, without pages. */
  list(query: Partial<CompaniesQuery>): ListedCompany[];
  find(id: number): Company | null;
  /** Every company with the time its page last changed (ISO 8601). */
  lastChanges(): { id: number; changedAt: string }[];
  /** Newest first. */
  reviewsOf(id: number): readonly Review[];
  /** Highest rated first. */
  featured(): Company[];
  comparePrices(query: Partial<PriceComparisonQuery>): PriceComparisonRow[];
  comparePricesByPage(query: Partial<PriceComparisonQuery>): PriceComparisonPage;
  statistics(): DirectoryStatistics;
}

interface CompaniesDeps {
  database: Database;
  /** Reads of the whole directory go here; the default is the database. */
  readReplica?: Pick<ReadReplica, "read">;
  places: Pick<Places, "resolve">;
}

export function createCompanies({ database, readReplica, places }: CompaniesDeps): Companies {
  const service = createCatalogueService(database, readReplica);
  const { catalogue } = service;

  const searchJson: Companies["searchJson"] = (query) => findJson(catalogue(), places, query);
  const list: Companies["list"] = (query) =>
    parseAndRelease(searchJson({ ...query, page: undefined, limit: undefined }));

  return {
    get ready() {
      return service.isReady();
    },
    get version() {
      return service.version();
    },
    get readAt() {
      return service.readAt();
    },
    load: () => service.refresh("all"),
    refresh: service.refresh,
    refreshAfterWrite: (ids) => service.refresh(ids).catch(() => {}),
    searchJson,
    // Parsing the JSON of one page is fast enough, and pages and the API cannot differ.
    search: (query) => parseAndRelease(searchJson({ ...query, page: query.page ?? 1 })),
    list,
    find(id) {
      const slot = catalogue().find(id);
      return slot === null ? null : catalogue().records.company(slot);
    },
    lastChanges() {
      const { records, inOrder } = catalogue();
      return Array.from(inOrder("name"), (slot) => ({
        id: records.id(slot),
        changedAt: records.changedAt(slot),
      }));
    },
    reviewsOf(id) {
      const slot = catalogue().find(id);
      return slot === null ? [] : catalogue().records.reviews(slot);
    },
    featured: () => list({ featured: "true" }),
    comparePrices: (query) => comparePrices(catalogue(), places, query).rows(),
    comparePricesByPage(query) {
      const { page, searched } = comparePrices(catalogue(), places, query);
      return { ...page(query), ...(searched && { searched }) };
    },
    statistics: service.statistics,
  };
}

function findJson(
  catalogue: Catalogue,
  places: Pick<Places, "resolve">,
  query: Partial<CompaniesQuery>,
): CompaniesJson {
  const { records } = catalogue;
  const found = searchCatalogue(catalogue, places, query, filtersOf(records, query));
  if (!isPaged(query)) return writeCompanies(records, found, { head: "[", tail: "]" });
  const { paging, from, to } = pageOf(found.keys.length, query);
  const rest = { ...paging, ...(found.searched && { searched: found.searched }) };
  const tail = `],${JSON.stringify(rest).slice(1)}`;
  const page = { ...found, keys: found.keys.subarray(from, to) };
  return writeCompanies(records, page, { head: '{"companies":[', tail });
}

function parseAndRelease<Parsed>({ body, release }: CompaniesJson): Parsed {
  const text = body.toString();
  release();
  return JSON.parse(text);
}

/** Whether a query asks for one page instead of all results. */
export const isPaged = ({ page, limit }: { page?: number | undefined; limit?: number | undefined }) =>
  page !== undefined || limit !== undefined;

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
import { createLiveCatalogue } from "#server/catalogue/catalogue-service.ts";
import type { CompanyIds } from "#server/catalogue/refresh-queue.ts";
import type { Database } from "#server/database/connect.ts";
import type { LargeReads } from "#server/database/read-replica.ts";
import type { Places } from "#server/places/places.ts";
import { filtersOf } from "#server/search/filters.ts";
import { pageOf } from "#server/search/paging.ts";
import { comparePrices } from "#server/search/price-comparison.ts";
import { searchCatalogue } from "#server/search/search.ts";
import { type JsonAnswer, writeCompanies } from "./company-answers.ts";

/** The directory. Everything but `load`, `refresh` and `show` is answered from memory, also while the database is down. */
export interface Companies {
  /** Whether the directory has been read; before, every read finds nothing. */
  readonly ready: boolean;
  /** Changes with every change of anything read here: what was made of it may be kept under this. */
  readonly version: string;
  /** When the database was last read, in milliseconds since 1970; null before. */
  readonly readAt: number | null;
  load(): Promise<void>;
  /** Reads companies again, with their reviews. Resolves when what was committed before the call is visible here. */
  refresh(ids: CompanyIds): Promise<void>;
  /**
   * The same for whoever has committed a change, and never fails: a database lost since then has kept the change, and
   * `keepFresh` shows it as soon as it is back.
   */
  show(ids: CompanyIds): Promise<void>;
  /** What `GET /api/companies` answers: a page, or all when none is asked for. */
  answer(query: Partial<CompaniesQuery>): JsonAnswer;
  search(query: Partial<CompaniesQuery>): CompanyPage;
  /** All that a search finds, without pages. */
  list(query: Partial<CompaniesQuery>): ListedCompany[];
  find(id: number): Company | null;
  /** Every company, and when what its page shows last changed (ISO 8601). */
  changes(): { id: number; changedAt: string }[];
  /** Newest first. */
  reviewsOf(id: number): readonly Review[];
  /** Highest rated first. */
  featured(): Company[];
  comparePrices(query: Partial<PriceComparisonQuery>): PriceComparisonRow[];
  comparePricesByPage(query: Partial<PriceComparisonQuery>): PriceComparisonPage;
  statistics(): DirectoryStatistics;
}

export function createCompanies({
  database,
  largeReads,
  places,
}: {
  database: Database;
  /** Where the whole directory is read. */
  largeReads?: Pick<LargeReads, "read">;
  places: Pick<Places, "resolve">;
}): Companies {
  const live = createLiveCatalogue(database, largeReads);
  const { catalogue } = live;
  const slotOf = (id: number) => catalogue().find(id);

  function answer(query: Partial<CompaniesQuery>): JsonAnswer {
    const { records } = catalogue();
    const found = searchCatalogue(catalogue(), places, query, filtersOf(records, query));
    if (!isPaged(query)) return writeCompanies(records, found, { head: "[", tail: "]" });
    const { paging, from, to } = pageOf(found.keys.length, query);
    const rest = { ...paging, ...(found.searched && { searched: found.searched }) };
    const tail = `],${JSON.stringify(rest).slice(1)}`;
    const page = { ...found, keys: found.keys.subarray(from, to) };
    return writeCompanies(records, page, { head: '{"companies":[', tail });
  }

  const companies: Companies = {
    get ready() {
      return live.isReady();
    },
    get version() {
      return live.version();
    },
    get readAt() {
      return live.readAt();
    },
    load: () => live.refresh("all"),
    refresh: live.refresh,
    show: (ids) => live.refresh(ids).catch(() => {}),
    answer,
    // The same words by both doors, and what few objects a page needs are soon made of them.
    search: (query) => objectsOf(answer({ ...query, page: query.page ?? 1 })),
    list: (query) => objectsOf(answer({ ...query, page: undefined, limit: undefined })),
    find(id) {
      const slot = slotOf(id);
      return slot === null ? null : catalogue().records.company(slot);
    },
    changes() {
      const { records, inOrder } = catalogue();
      return Array.from(inOrder("name"), (slot) => ({
        id: records.columns.id[slot] as number,
        changedAt: records.changedAt(slot),
      }));
    },
    reviewsOf(id) {
      const slot = slotOf(id);
      return slot === null ? [] : catalogue().records.reviews(slot);
    },
    featured: () => companies.list({ featured: "true" }),
    comparePrices: (query) => comparePrices(catalogue(), places, query).rows(),
    comparePricesByPage(query) {
      const { page, searched } = comparePrices(catalogue(), places, query);
      return { ...page(query), ...(searched && { searched }) };
    },
    statistics: live.statistics,
  };
  return companies;
}

function objectsOf<Objects>({ body, giveBack }: JsonAnswer): Objects {
  const text = body.toString();
  giveBack();
  return JSON.parse(text);
}

/** Whether a question asks for a page, not for all at once. */
export const isPaged = ({ page, limit }: { page?: number | undefined; limit?: number | undefined }) =>
  page !== undefined || limit !== undefined;

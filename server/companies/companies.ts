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
import type { Database } from "#server/database/connect.ts";
import type { LargeReads } from "#server/database/large-reads.ts";
import type { Places } from "#server/places/places.ts";
import { filtersOf } from "./filters.ts";
import { createLiveCatalogue } from "./live-catalogue.ts";
import { pageOf } from "./paging.ts";
import { comparePrices } from "./price-comparison.ts";
import type { CompanyIds } from "./refresh-queue.ts";
import { listed, searchCatalogue } from "./search.ts";

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
  const found = (query: Partial<CompaniesQuery>) =>
    searchCatalogue(live.snapshot().catalogue, places, query, filtersOf(query));
  const compared = (query: Partial<PriceComparisonQuery>) =>
    comparePrices(live.snapshot().catalogue, places, query);

  const companies: Companies = {
    get ready() {
      return live.isReady();
    },
    get version() {
      return live.snapshot().version;
    },
    get readAt() {
      return live.readAt();
    },
    load: () => live.refresh("all"),
    refresh: live.refresh,
    show: (ids) => live.refresh(ids).catch(() => {}),
    search(query) {
      const all = found(query);
      const { rows, ...paging } = pageOf(all.entries, query);
      return {
        companies: rows.map((entry) => listed(entry, all)),
        ...paging,
        ...(all.searched && { searched: all.searched }),
      };
    },
    list(query) {
      const all = found(query);
      return all.entries.map((entry) => listed(entry, all));
    },
    changes: () =>
      live
        .snapshot()
        .catalogue.inOrder("name")
        .map(({ company, changedAt }) => ({ id: company.id, changedAt })),
    find: (id) => live.snapshot().catalogue.find(id)?.company ?? null,
    reviewsOf: (id) => live.snapshot().catalogue.find(id)?.reviews ?? [],
    featured: () => companies.list({ featured: "true" }),
    comparePrices: (query) => compared(query).rows,
    comparePricesByPage(query) {
      const { rows, searched } = compared(query);
      return { ...pageOf(rows, query), ...(searched && { searched }) };
    },
    statistics: () => live.snapshot().statistics,
  };
  return companies;
}

import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { DirectoryStatistics } from "#contract/companies/statistics.ts";
import type { Database } from "#server/database/connect.ts";
import type { ReadReplica } from "#server/database/read-replica.ts";
import { type Changes, createCatalogue } from "./catalogue.ts";
import { createListing, type Listing, type ListingReaders, recordHash } from "./listing.ts";
import { type CompanyIds, createRefreshQueue } from "./refresh-queue.ts";
import { createServiceNumbers } from "./services.ts";
import { directoryStatistics } from "./statistics.ts";
import { isDemonstration, readCompanies, readMergedEntries } from "./store.ts";

interface CatalogueServiceDeps extends Omit<ListingReaders, "services"> {
  database: Database;
  /** Only a refresh of the whole directory reads from the replica. All other reads use `database`. */
  readReplica: Pick<ReadReplica, "read">;
}

/** A write to the database is visible in the catalogue only after `refresh`. */
export function createCatalogueService({ database, readReplica, ...reading }: CatalogueServiceDeps) {
  const readers = { ...reading, services: createServiceNumbers() };
  let catalogue = createCatalogue([], readers.services);
  /** The kept entry of each merged entry, by id. In memory, so that redirects need no database query. */
  let keptIds: ReadonlyMap<number, number> = new Map();
  let demonstration = false;
  let statistics = directoryStatistics(catalogue.listings, demonstration);
  /** Random, so that versions of different processes or starts never match. */
  let version = randomUUID();
  let readAt: number | null = null;

  function apply({ changes, merges, isDemonstration: isNowDemonstration }: Awaited<ReturnType<typeof read>>) {
    const isSame = isNowDemonstration === demonstration && isDeepStrictEqual(merges, keptIds);
    if (changes.size === 0 && isSame) return;
    catalogue = catalogue.withChanges(changes);
    keptIds = merges;
    demonstration = isNowDemonstration;
    statistics = directoryStatistics(catalogue.listings, demonstration);
    version = randomUUID();
  }

  function listedAfterMerges(id: number): number | null {
    const keptId = keptIds.get(id);
    if (keptId === undefined) return null;
    return catalogue.find(keptId) ? keptId : listedAfterMerges(keptId);
  }

  async function readChanges(from: Database, ids: CompanyIds): Promise<Changes> {
    const changes = new Map<number, Listing | null>();
    const missing = new Set(ids === "all" ? catalogue.listings.map(({ id }) => id) : ids);
    await readCompanies(from, ids, (record) => {
      const { id } = record.company;
      missing.delete(id);
      // After its own write, a process refreshes directly and again when it is notified. The second read finds no change.
      if (catalogue.find(id)?.hash !== recordHash(record)) changes.set(id, createListing(record, readers));
    });
    for (const id of missing) if (catalogue.find(id) !== null) changes.set(id, null);
    return changes;
  }

  const read = async (from: Database, ids: CompanyIds) => ({
    changes: await readChanges(from, ids),
    merges: await readMergedEntries(from),
    isDemonstration: await isDemonstration(from),
  });

  return {
    catalogue: () => catalogue,
    /**
     * The listed company into which an entry was merged, directly or by later merges. Null if the entry was not merged, if it is
     * listed itself, or if no company that it was merged into is listed.
     */
    mergedInto: (id: number): number | null => (catalogue.find(id) ? null : listedAfterMerges(id)),
    statistics: (): DirectoryStatistics => statistics,
    version: (): string => version,
    isReady: () => readAt !== null,
    readAt: () => readAt,
    refresh: createRefreshQueue(async (ids) => {
      // A partial catalogue would look complete, so each refresh reads everything until the first load has succeeded.
      const isAll = ids === "all" || readAt === null;
      apply(await (isAll ? readReplica.read((from) => read(from, "all")) : read(database, ids)));
      readAt = Date.now();
    }),
  };
}

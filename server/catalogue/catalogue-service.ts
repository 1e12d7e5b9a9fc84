import { randomBytes } from "node:crypto";
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
  const nextVersion = createVersions();
  const merged = createMergedEntries();
  let catalogue = createCatalogue([], readers.services);
  let demonstration = false;
  let statistics = directoryStatistics(catalogue.listings, demonstration);
  let version = nextVersion();
  let readAt: number | null = null;

  function publish(): void {
    statistics = directoryStatistics(catalogue.listings, demonstration);
    version = nextVersion();
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

  async function update(ids: readonly number[]): Promise<void> {
    const changes = await readChanges(database, ids);
    const haveMoved = merged.apply(ids, await readMergedEntries(database, ids));
    if (changes.size > 0) catalogue = catalogue.withChanges(changes);
    if (changes.size > 0 || haveMoved) publish();
  }

  async function updateAll(): Promise<void> {
    const read = await readReplica.read(async (from) => ({
      changes: await readChanges(from, "all"),
      merges: await readMergedEntries(from, "all"),
      demonstration: await isDemonstration(from),
    }));
    if (read.changes.size > 0) catalogue = catalogue.withChanges(read.changes);
    const haveMoved = merged.apply("all", read.merges);
    const hasChanged = read.changes.size > 0 || haveMoved || read.demonstration !== demonstration;
    demonstration = read.demonstration;
    if (hasChanged) publish();
  }

  return {
    catalogue: () => catalogue,
    /**
     * The listed company into which an entry was merged, directly or by later merges. Null if the entry was not merged, if it is
     * listed itself, or if no company that it was merged into is listed.
     */
    mergedInto: (id: number): number | null =>
      merged.follow(id, (companyId) => catalogue.find(companyId) !== null),
    statistics: (): DirectoryStatistics => statistics,
    version: () => version,
    isReady: () => readAt !== null,
    readAt: () => readAt,
    refresh: createRefreshQueue(async (ids) => {
      // A partial catalogue would look complete, so each refresh reads everything until the first load has succeeded.
      await (ids === "all" || readAt === null ? updateAll() : update(ids));
      readAt = Date.now();
    }),
  };
}

/** Each process begins its versions with its own random bytes, so versions of different processes or starts never match. */
function createVersions(): () => string {
  const processId = randomBytes(4).toString("hex");
  let count = 0;
  return () => `${processId}.${count++}`;
}

/** The kept entry of each merged entry, by id. In memory, so that redirects need no database query. */
function createMergedEntries() {
  let keptIds = new Map<number, number>();
  return {
    /** Stores which of the entries with these ids were merged. Returns true if anything changed. */
    apply(ids: CompanyIds, read: readonly (readonly [merged: number, kept: number])[]): boolean {
      const before = keptIds;
      const kept = new Map(ids === "all" ? [] : before);
      if (ids !== "all") for (const id of ids) kept.delete(id);
      for (const [mergedId, keptId] of read) kept.set(mergedId, keptId);
      keptIds = kept;
      return kept.size !== before.size || [...kept].some(([id, keptId]) => before.get(id) !== keptId);
    },
    follow(id: number, isListed: (id: number) => boolean): number | null {
      // Companies and merges are read by two queries, and a merge may happen between them. So a listed entry counts as not
      // merged.
      if (isListed(id)) return null;
      let now = id;
      for (let merges = 0; merges < keptIds.size; merges += 1) {
        const keptId = keptIds.get(now);
        if (keptId === undefined) return null;
        if (isListed(keptId)) return keptId;
        now = keptId;
      }
      return null;
    },
  };
}

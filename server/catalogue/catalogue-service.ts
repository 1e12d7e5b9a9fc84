import { randomBytes } from "node:crypto";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Logger } from "pino";
import type { DirectoryStatistics } from "#contract/companies.ts";
import type { Database } from "#server/database/connect.ts";
import type { ReadReplica } from "#server/database/read-replica.ts";
import { type Catalogue, createCatalogue } from "./catalogue.ts";
import { directoryStatistics } from "./indexes/statistics.ts";
import { createMergedEntries } from "./merged-entries.ts";
import { needsRebuild, rebuild } from "./rebuild-catalogue.ts";
import type { CompanyRecord } from "./records/company-record.ts";
import type { CoverageReader } from "./records/coverage.ts";
import { type CompanyIds, createRefreshQueue } from "./refresh-queue.ts";
import { isDemonstration, readCompanies, readMergedEntries } from "./store.ts";
import type { Changes } from "./writer.ts";

interface CatalogueServiceDeps {
  database: Database;
  /** Used for reads of the whole directory. */
  readReplica: Pick<ReadReplica, "read">;
  coverageReader: CoverageReader;
  log: Pick<Logger, "error">;
}

/** Holds the current catalogue. Only a new read of the database changes the catalogue. */
export function createCatalogueService({ database, readReplica, coverageReader, log }: CatalogueServiceDeps) {
  const newCatalogue = () => createCatalogue([], coverageReader);
  const nextVersion = createVersions();
  const compact = createCompactor(() => catalogue, log);
  let catalogue = newCatalogue();
  const merged = createMergedEntries();
  let demonstration = false;
  let statistics = directoryStatistics(catalogue.counters, demonstration);
  let version = nextVersion();
  let readAt: number | null = null;

  function publish(): void {
    statistics = directoryStatistics(catalogue.counters, demonstration);
    version = nextVersion();
  }

  async function load(): Promise<void> {
    const loaded = await readReplica.read(async (from) => {
      const catalogue = newCatalogue();
      await readCompanies(from, "all", catalogue.append);
      return {
        catalogue,
        merges: await readMergedEntries(from, "all"),
        demonstration: await isDemonstration(from),
      };
    });
    loaded.catalogue.buildIndexes();
    merged.apply("all", loaded.merges);
    ({ catalogue, demonstration } = loaded);
    publish();
  }

  function apply(changes: Changes): void {
    if (needsRebuild(catalogue, changes)) catalogue = rebuild(catalogue, changes);
    else catalogue.apply(changes);
  }

  async function update(ids: readonly number[]): Promise<void> {
    const changes = await readChanges(database, catalogue, ids);
    const haveMoved = merged.apply(ids, await readMergedEntries(database, ids));
    apply(changes);
    if (changes.size > 0 || haveMoved) publish();
  }

  async function updateAll(): Promise<void> {
    const read = await readReplica.read(async (from) => ({
      changes: await readChanges(from, catalogue, "all"),
      merges: await readMergedEntries(from, "all"),
      demonstration: await isDemonstration(from),
    }));
    apply(read.changes);
    const haveMoved = merged.apply("all", read.merges);
    const hasChanged = read.changes.size > 0 || haveMoved || read.demonstration !== demonstration;
    demonstration = read.demonstration;
    if (hasChanged) publish();
  }

  return {
    catalogue: () => catalogue,
    /**
     * The listed company into which an entry was merged, directly or by later merges. Null if there is none, or if the entry is
     * listed itself.
     */
    mergedInto: (id: number): number | null =>
      merged.follow(id, (companyId) => catalogue.find(companyId) !== null),
    statistics: (): DirectoryStatistics => statistics,
    version: () => version,
    isReady: () => readAt !== null,
    readAt: () => readAt,
    refresh: createRefreshQueue(async (ids) => {
      // A partial catalogue would look complete, so each refresh reads everything until the first load has succeeded.
      if (readAt === null) await load();
      else await (ids === "all" ? updateAll() : update(ids));
      readAt = Date.now();
      void compact();
    }),
  };
}

/**
 * Returns a function that makes a new version text at each call. The texts of different processes, and of different starts of
 * one process, begin with different random bytes.
 */
function createVersions(): () => string {
  const processId = randomBytes(4).toString("hex");
  let count = 0;
  return () => {
    const version = `${processId}.${count}`;
    count += 1;
    return version;
  };
}

/** Compacts the current catalogue in the background, one run at a time. A failure is logged and does not stop later runs. */
function createCompactor(current: () => Catalogue, log: CatalogueServiceDeps["log"]): () => Promise<void> {
  let isRunning = false;
  return async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      while (current().needsCompaction()) await compactOnce(current);
    } catch (error) {
      log.error(
        { err: error },
        "The catalogue could not be compacted; memory is freed by the next compaction",
      );
    }
    isRunning = false;
  };
}

/** Stops when another catalogue becomes the current one. */
async function compactOnce(current: () => Catalogue): Promise<void> {
  const catalogue = current();
  for (const _step of catalogue.compact()) {
    await yieldToEventLoop();
    if (current() !== catalogue) return;
  }
}

/**
 * Returns the new records of the companies that differ from the catalogue, by id; null for a company that is not listed any
 * more. A process refreshes after its own writes, and also when it is notified of them. The later of the two reads usually
 * finds no change.
 */
async function readChanges(database: Database, catalogue: Catalogue, ids: CompanyIds): Promise<Changes> {
  const changes = new Map<number, CompanyRecord | null>();
  const missing = new Set(ids === "all" ? catalogue.ids() : ids);
  await readCompanies(database, ids, (record) => {
    missing.delete(record.company.id);
    if (!catalogue.records.holds(record)) changes.set(record.company.id, record);
  });
  for (const id of missing) if (catalogue.find(id) !== null) changes.set(id, null);
  return changes;
}

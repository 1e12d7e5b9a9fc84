import { randomBytes } from "node:crypto";
import type { DirectoryStatistics } from "#contract/companies.ts";
import type { Database } from "#server/database/connect.ts";
import type { LargeReads } from "#server/database/large-reads.ts";
import { type Catalogue, emptyCatalogue } from "./catalogue.ts";
import { changesBetween } from "./changes.ts";
import { type CompanyIds, createRefreshQueue } from "./refresh-queue.ts";
import { countDirectory } from "./statistics.ts";
import { isDemonstration, readCompanies } from "./store.ts";

/** What every read is answered from until the next change. */
export interface Snapshot {
  readonly catalogue: Catalogue;
  readonly statistics: DirectoryStatistics;
  readonly version: string;
}

/** The snapshot of the moment, and the only way to change it: reading the database again. */
export function createLiveCatalogue(database: Database, largeReads?: Pick<LargeReads, "read">) {
  const fromPrimary: LargeReads["read"] = (reading) => reading(database);
  const fromAnywhere = largeReads?.read ?? fromPrimary;
  // Another process, or the next start of this one, must not call different content by the same version.
  const process = randomBytes(4).toString("hex");
  let swaps = 0;
  let readAt: number | null = null;
  let snapshot = take(emptyCatalogue(), false);

  function take(catalogue: Catalogue, demonstration: boolean): Snapshot {
    swaps += 1;
    return {
      catalogue,
      statistics: countDirectory(catalogue, demonstration),
      version: `${process}.${swaps}`,
    };
  }

  async function read(asked: CompanyIds): Promise<void> {
    // Some companies are no directory: until the first reading of all has succeeded, all are read.
    const ids = readAt === null ? "all" : asked;
    const before = snapshot.statistics.demonstration;
    const [rows, demonstration] =
      ids === "all"
        ? await fromAnywhere(async (from) => [await readCompanies(from, ids), await isDemonstration(from)])
        : [await readCompanies(database, ids), before];
    const changes = changesBetween(snapshot.catalogue, ids, rows);
    if (changes.size > 0 || demonstration !== before) {
      snapshot = take(snapshot.catalogue.with(changes), demonstration);
    }
    readAt = Date.now();
  }

  return {
    snapshot: () => snapshot,
    isReady: () => readAt !== null,
    readAt: () => readAt,
    refresh: createRefreshQueue(read),
  };
}

import { randomBytes } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import type { DirectoryStatistics } from "#contract/companies.ts";
import type { Database } from "#server/database/connect.ts";
import type { LargeReads } from "#server/database/read-replica.ts";
import { type Catalogue, type Changes, createCatalogue } from "./catalogue.ts";
import { directoryStatistics } from "./indexes/statistics.ts";
import { needsNewSlots, rebuilt } from "./rebuild-catalogue.ts";
import type { PackedRecord } from "./records/packed-company.ts";
import { type CompanyIds, createRefreshQueue } from "./refresh-queue.ts";
import { isDemonstration, readCompanies } from "./store.ts";

/** The catalogue of the moment, and the only way to change it: reading the database again. */
export function createLiveCatalogue(database: Database, largeReads?: Pick<LargeReads, "read">) {
  const fromPrimary: LargeReads["read"] = (reading) => reading(database);
  const fromAnywhere = largeReads?.read ?? fromPrimary;
  // Another process, or the next start of this one, must not call different content by the same version.
  const process = randomBytes(4).toString("hex");
  let changes = 0;
  let readAt: number | null = null;
  let demonstration = false;
  let catalogue = createCatalogue();
  let statistics = directoryStatistics(catalogue.statistics, demonstration);

  let isTidying = false;

  async function tidyUp(): Promise<void> {
    if (isTidying) return;
    isTidying = true;
    while (!catalogue.isTidy) {
      const begun = catalogue;
      for (const _some of begun.tidy()) {
        await turn();
        if (catalogue !== begun) break;
      }
    }
    isTidying = false;
  }

  function show(): void {
    statistics = directoryStatistics(catalogue.statistics, demonstration);
    changes += 1;
  }

  async function readFirst(): Promise<void> {
    const first = await fromAnywhere(async (from) => {
      const read = createCatalogue();
      await readCompanies(from, "all", read.append);
      return { read, demonstration: await isDemonstration(from) };
    });
    first.read.settle();
    catalogue = first.read;
    demonstration = first.demonstration;
    show();
  }

  async function readAgain(ids: CompanyIds): Promise<void> {
    const before = demonstration;
    const [changed, now] =
      ids === "all"
        ? await fromAnywhere(
            async (from) => [await changesIn(from, catalogue, ids), await isDemonstration(from)] as const,
          )
        : [await changesIn(database, catalogue, ids), before];
    demonstration = now;
    if (needsNewSlots(catalogue, changed)) catalogue = rebuilt(catalogue, changed);
    else catalogue.apply(changed);
    if (changed.size > 0 || demonstration !== before) show();
  }

  return {
    catalogue: () => catalogue,
    statistics: (): DirectoryStatistics => statistics,
    version: () => `${process}.${changes}`,
    isReady: () => readAt !== null,
    readAt: () => readAt,
    refresh: createRefreshQueue(async (ids) => {
      // Some companies are no directory: until the first reading of all has succeeded, all are read.
      await (readAt === null ? readFirst() : readAgain(ids));
      readAt = Date.now();
      tidyUp();
    }),
  };
}

/** How what is read differs from the catalogue. The writer of a change reads it twice: the echo changes nothing. */
async function changesIn(database: Database, catalogue: Catalogue, ids: CompanyIds): Promise<Changes> {
  const changes = new Map<number, PackedRecord | null>();
  const gone = new Set(ids === "all" ? catalogue.ids() : ids);
  await readCompanies(database, ids, (record) => {
    const { id } = record.facts;
    gone.delete(id);
    if (!catalogue.records.holds(record)) changes.set(id, { ...record, json: Buffer.from(record.json) });
  });
  for (const id of gone) if (catalogue.find(id) !== null) changes.set(id, null);
  return changes;
}

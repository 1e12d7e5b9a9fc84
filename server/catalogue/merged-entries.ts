import type { CompanyIds } from "./refresh-queue.ts";

/** Entries that were merged into other entries, by id, so that public reads redirect without a query to the database. */
export function createMergedEntries() {
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
    /**
     * The listed company into which an entry was merged, directly or by later merges. Null if there is none, or if the entry is
     * listed itself.
     */
    follow(id: number, isListed: (id: number) => boolean): number | null {
      // A listed entry counts as not merged. Companies and merges are read by two queries, between which an entry can be
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

import type { CompanyIds } from "./refresh-queue.ts";

/** Entries that were merged into others, by id, so that public reads redirect without the database. */
export function createMergedEntries() {
  let keptIds = new Map<number, number>();
  return {
    /** Takes over what was read about these entries. Returns whether anything is new. */
    apply(ids: CompanyIds, read: readonly (readonly [merged: number, kept: number])[]): boolean {
      const before = keptIds;
      const kept = new Map(ids === "all" ? [] : before);
      if (ids !== "all") for (const id of ids) kept.delete(id);
      for (const [mergedId, keptId] of read) kept.set(mergedId, keptId);
      keptIds = kept;
      return kept.size !== before.size || [...kept].some(([id, keptId]) => before.get(id) !== keptId);
    },
    /** The listed company that stands for a merged entry after all merges. Null if there is none, or it is listed itself. */
    follow(id: number, isListed: (id: number) => boolean): number | null {
      // A listed entry is no merged one, whatever a read between two changes says.
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

import { isDeepStrictEqual } from "node:util";
import type { Catalogue, Changes } from "./catalogue.ts";
import type { CompanyRecord } from "./entry.ts";
import type { CompanyIds } from "./refresh-queue.ts";
import type { CompanyRows } from "./store.ts";

/** How what was just read differs from the catalogue. The writer of a change reads it twice: the echo changes nothing. */
export function changesBetween(catalogue: Catalogue, ids: CompanyIds, rows: CompanyRows): Changes {
  const read = recordsOf(rows);
  const named = ids === "all" ? new Set([...catalogue.ids(), ...read.keys()]) : new Set(ids);
  const changes = new Map<number, CompanyRecord | null>();
  for (const id of named) {
    const now = read.get(id) ?? null;
    if (!isSame(catalogue.find(id), now)) changes.set(id, now);
  }
  return changes;
}

function recordsOf({ companies, reviews }: CompanyRows): Map<number, CompanyRecord> {
  const reviewsOf = Map.groupBy(reviews, ({ companyId }) => companyId);
  return new Map(
    companies.map((stored) => [
      stored.company.id,
      { ...stored, reviews: reviewsOf.get(stored.company.id) ?? [] },
    ]),
  );
}

function isSame(before: CompanyRecord | null, now: CompanyRecord | null): boolean {
  if (!before || !now) return before === now;
  if (before.changedAt !== now.changedAt) return false;
  return isDeepStrictEqual(before.company, now.company) && isDeepStrictEqual(before.reviews, now.reviews);
}

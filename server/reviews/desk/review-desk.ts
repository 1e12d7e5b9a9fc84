import type { BulkResult } from "#contract/desk/list-schemas.ts";
import type { FoundReviews, ReviewBulk, ReviewSearch } from "#contract/desk/review-search.ts";
import type { ChangeLog } from "#server/change-log/change-log.ts";
import type { Database } from "#server/database/connect.ts";
import { conflict, type Refusal } from "#server/refusal.ts";
import type { Reviews } from "../reviews.ts";
import { searchReviews } from "./find-store.ts";

interface ReviewDeskDeps {
  database: Database;
  reviews: Pick<Reviews, "publish" | "remove" | "decide">;
  changeLog: Pick<ChangeLog, "undoReviewDecisions">;
}

export function createReviewDesk({ database, reviews, changeLog }: ReviewDeskDeps) {
  async function changeOne(id: number, bulk: ReviewBulk): Promise<boolean> {
    if (bulk.action === "publish") return (await reviews.publish(id)) !== null;
    const { reason } = bulk;
    // If the review has open reports, `decide` removes it and records in the ledger that a report was upheld.
    return (await reviews.decide(id, { decision: "remove", reason })) || reviews.remove(id, reason);
  }

  return {
    find: (search: ReviewSearch): Promise<FoundReviews> => searchReviews(database, search),
    /** Changes each review as its single action does, which also updates the ledger and the company's rating. */
    async change(bulk: ReviewBulk): Promise<BulkResult> {
      let changed = 0;
      for (const id of bulk.ids) if (await changeOne(id, bulk)) changed += 1;
      return { changed, unchanged: bulk.ids.length - changed };
    },
    async restore(ids: readonly number[]): Promise<{ undone: true } | Refusal> {
      const { undone, refusals } = await changeLog.undoReviewDecisions(ids);
      if (undone === ids.length) return { undone: true };
      const why = refusals[0]?.message ?? "The others were not removed, or are erased.";
      return conflict(`${undone} of ${ids.length} reviews came back. ${why}`);
    },
  };
}

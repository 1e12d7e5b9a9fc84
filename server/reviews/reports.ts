import type { ReportedReview, ReviewDecision, ReviewReport } from "#contract/reviews.ts";
import type { Companies } from "#server/companies/companies.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { logDecision } from "./log-store.ts";
import * as reportStore from "./report-store.ts";
import { lockCompanyScoreOf, removeReviews } from "./score-changes.ts";
import { deleteReview, markChecked, refuseEdit } from "./store.ts";

interface ReportDeps {
  database: Database;
  companies: Pick<Companies, "refreshAfterWrite">;
}

/** Reports of reviews. A reported review is shown until the administrator decides. */
export const createReports = ({ database, companies }: ReportDeps) => ({
  /**
   * `byCompany` is true if the reviewed company itself is signed in and reports. `network` is the hash of the sender's outer
   * network, null if unknown. Returns false if the review is not shown.
   */
  report: (
    reviewId: number,
    report: ReviewReport,
    { byCompany = false, network }: { byCompany?: boolean; network: string | null },
  ): Promise<boolean> =>
    database.transaction((tx) => reportStore.insertReport(tx, reviewId, { ...report, byCompany, network })),

  /** Returns the longest waiting review first. */
  listReported: (): Promise<ReportedReview[]> => reportStore.listReportedReviews(database),

  /**
   * Keeps or removes a reported review. Without reports, "keep" refuses an edit that waits: the review keeps its words. Returns
   * false if there is nothing to decide.
   */
  async decide(reviewId: number, { decision, reason }: ReviewDecision): Promise<boolean> {
    const companyId = await database.transaction(async (tx) => {
      const locked = await lockCompanyScoreOf(tx, reviewId);
      if (!locked) return null;
      if ((await reportStore.closeReports(tx, reviewId)) === 0) {
        const isRefused = decision === "keep" && (await refuseEdit(tx, reviewId));
        if (isRefused)
          await logDecision(tx, { kind: "review-kept", reviewId, companyId: locked.companyId, reason });
        return isRefused ? locked.companyId : null;
      }
      if (decision === "keep") await keepReview(tx, { reviewId, companyId: locked.companyId, reason });
      else
        await removeReviews(tx, locked, {
          act: { event: "upheld", reason },
          remove: () => deleteReview(tx, reviewId),
        });
      return locked.companyId;
    });
    if (companyId !== null) await companies.refreshAfterWrite([companyId]);
    return companyId !== null;
  },
});

async function keepReview(
  tx: Transaction,
  { reviewId, companyId, reason }: { reviewId: number; companyId: number; reason: string },
): Promise<void> {
  await markChecked(tx, reviewId);
  await reportStore.noteDismissal(tx, reviewId, reason);
  await logDecision(tx, { kind: "review-kept", reviewId, companyId, reason });
}

import type { ReportedReview, ReviewDecision, ReviewReport } from "#contract/reviews.ts";
import type { Transaction } from "#server/database/connect.ts";
import type { ModerationDeps } from "./moderation.ts";
import * as reportStore from "./moderation-store.ts";
import { logDecision } from "./moderation-store.ts";
import { lockCompanyScoreOf, removeReview } from "./score-changes.ts";
import { markChecked, refuseEdit } from "./store.ts";

export const createReports = ({ database, companies }: ModerationDeps) => ({
  /** `byCompany`: the reviewed company is signed in. `network`: hash of the outer network. False if the review is not shown. */
  report: (
    reviewId: number,
    report: ReviewReport,
    { byCompany = false, network }: { byCompany?: boolean; network: string | null },
  ): Promise<boolean> =>
    database.transaction((tx) => reportStore.insertReport(tx, reviewId, { ...report, byCompany, network })),

  listReported: (): Promise<ReportedReview[]> => reportStore.listReportedReviews(database),

  /** Without reports, "keep" refuses an edit that waits. Returns false if there is nothing to decide. */
  async decide(reviewId: number, { decision, reason }: ReviewDecision): Promise<boolean> {
    const companyId = await database.transaction(async (tx) => {
      const locked = await lockCompanyScoreOf(tx, reviewId);
      if (!locked) return null;
      if (!(await reportStore.closeReports(tx, reviewId))) {
        const isRefused = decision === "keep" && (await refuseEdit(tx, reviewId));
        if (isRefused)
          await logDecision(tx, { kind: "review-kept", reviewId, companyId: locked.companyId, reason });
        return isRefused ? locked.companyId : null;
      }
      if (decision === "keep") await keepReview(tx, { reviewId, companyId: locked.companyId, reason });
      else await removeReview(tx, locked, { event: "upheld", reason }, reviewId);
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

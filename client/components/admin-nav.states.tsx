import type { States } from "#client/component-states/states.ts";
import { WORK_KINDS, type WorkCounts } from "#contract/work/work-kinds.ts";
import { AdminNav } from "./admin-nav.tsx";

const NOTHING = Object.fromEntries(Object.keys(WORK_KINDS).map((kind) => [kind, 0])) as WorkCounts;

/** Within the sides of a page, over which its negative margins reach. */
const nav = (current: string, counts: WorkCounts | undefined) => (
  <div className="px-1">
    <AdminNav current={current} counts={counts} />
  </div>
);

export const states: States = {
  "counts not loaded": nav("/admin", undefined),
  "nothing waits": nav("/admin/work", NOTHING),
  "things wait": nav("/admin/work", { ...NOTHING, claims: 3, waitingReviews: 1_204, listingRequests: 12 }),
};

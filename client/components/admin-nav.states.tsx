import type { States } from "#client/component-states/states.ts";
import { WORK_KINDS, type WorkCounts } from "#contract/work/work-kinds.ts";
import { AdminNav } from "./admin-nav.tsx";

const NOTHING = Object.fromEntries(Object.keys(WORK_KINDS).map((kind) => [kind, 0])) as WorkCounts;

export const states: States = {
  "counts not loaded": <AdminNav current="/admin" counts={undefined} />,
  "nothing waits": <AdminNav current="/admin/work" counts={NOTHING} />,
  "things wait": (
    <AdminNav
      current="/admin/work"
      counts={{ ...NOTHING, claims: 3, waitingReviews: 1_204, listingRequests: 12 }}
    />
  ),
};

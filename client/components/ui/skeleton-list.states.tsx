import type { States } from "#client/component-states/states.ts";
import { SkeletonList } from "./skeleton-list.tsx";

export const states: States = {
  loading: <SkeletonList count={3} label="Loading companies" className="grid gap-4" />,
};

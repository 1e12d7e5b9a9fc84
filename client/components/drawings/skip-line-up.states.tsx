import type { States } from "#client/component-states/states.ts";
import { SkipLineUp } from "./skip-line-up.tsx";

export const states: States = {
  default: <SkipLineUp />,
};

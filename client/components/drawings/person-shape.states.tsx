import type { States } from "#client/component-states/states.ts";
import { PersonShape } from "./shapes.tsx";

export const states: States = {
  default: (
    <svg viewBox="0 0 100 100" className="h-40" aria-hidden="true">
      <PersonShape x={50} ground={95} metre={46} />
    </svg>
  ),
};

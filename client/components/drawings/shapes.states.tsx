import type { States } from "#client/component-states/states.ts";
import { SkipShape } from "./shapes.tsx";

const skip = (upright: boolean) => (
  <svg viewBox="0 0 200 80" className="h-40" aria-hidden="true">
    <SkipShape x={100} ground={75} length={160} height={56} upright={upright} />
  </svg>
);

export const states: States = { "sloping ends": skip(false), "upright ends": skip(true) };

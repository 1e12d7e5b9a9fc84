import type { States } from "#client/component-states/states.ts";
import { Tick } from "./tick.tsx";

const tick = (checked: boolean) => (
  <label className="flex items-center gap-2">
    <Tick checked={checked} onTick={() => {}} className="size-6 accent-ink" />
    Aire Skips
  </label>
);

export const states: States = { ticked: tick(true), "not ticked": tick(false) };

import type { States } from "#client/component-states/states.ts";
import { Logo } from "./site/site-header.tsx";

export const states: States = {
  default: <Logo />,
  inverted: (
    <div className="bg-ink p-4">
      <Logo inverted />
    </div>
  ),
};

import type { States } from "#client/component-states/states.ts";
import { LocateButton } from "./locate-button.tsx";

export const states: States = {
  default: (
    <div className="relative h-12">
      <LocateButton onFound={() => {}} onProblem={() => {}} />
    </div>
  ),
};

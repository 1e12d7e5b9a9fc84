import type { States } from "#client/component-states/states.ts";
import { PersonDrawing, SkipDrawing } from "./skip-drawing.tsx";

export const states: States = {
  "a skip beside a person": (
    <div className="flex items-end">
      <PersonDrawing />
      <div className="mb-10 border-b-2">
        <SkipDrawing length={3.2} height={1.2} />
      </div>
    </div>
  ),
};

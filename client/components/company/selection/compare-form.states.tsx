import type { States } from "#client/component-states/states.ts";
import { CompareForm } from "./compare-form.tsx";

export const states: States = {
  default: (
    <CompareForm area={{ location: "LS6 2AB", size: 6 }}>
      <p>Cards</p>
    </CompareForm>
  ),
};

import type { States } from "#client/component-states/states.ts";
import { EXAMPLE_COMPANY, exampleSelection } from "../testing/example-company.ts";
import { ChooseBox } from "./choose-box.tsx";

const box = (isSelected: boolean, email: string | null = EXAMPLE_COMPANY.email) => (
  // The card's padding, into which the checkbox extends.
  <div className="p-3">
    <ChooseBox
      company={{ ...EXAMPLE_COMPANY, email }}
      selection={exampleSelection(isSelected ? [EXAMPLE_COMPANY] : [])}
    />
  </div>
);

export const states: States = { default: box(false), chosen: box(true), "cannot be asked": box(false, null) };

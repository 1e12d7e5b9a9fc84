import type { States } from "#client/component-states/states.ts";
import { ChooseBox } from "./choose-box.tsx";
import { EXAMPLE_COMPANY } from "./example-company.ts";

const box = (isSelected: boolean, email: string | null = EXAMPLE_COMPANY.email) => (
  <ChooseBox company={{ ...EXAMPLE_COMPANY, email }} isSelected={isSelected} onToggle={() => {}} />
);

export const states: States = { default: box(false), chosen: box(true), "cannot be asked": box(false, null) };

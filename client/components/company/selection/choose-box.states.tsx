import type { States } from "#client/component-states/states.ts";
import { EXAMPLE_COMPANY } from "../example-company.ts";
import { ChooseBox } from "./choose-box.tsx";

const box = (isSelected: boolean, email: string | null = EXAMPLE_COMPANY.email) => (
  <ChooseBox company={{ ...EXAMPLE_COMPANY, email }} isSelected={isSelected} onToggle={() => {}} />
);

export const states: States = { default: box(false), chosen: box(true), "cannot be asked": box(false, null) };

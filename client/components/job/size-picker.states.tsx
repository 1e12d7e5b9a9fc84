import type { States } from "#client/component-states/states.ts";
import { SizePicker } from "./size-picker.tsx";

export const states: States = {
  "nothing chosen": <SizePicker form="none" size={undefined} />,
  "six yards chosen": <SizePicker form="none" size={6} />,
  "a size without a drawing": <SizePicker form="none" size={40} />,
};

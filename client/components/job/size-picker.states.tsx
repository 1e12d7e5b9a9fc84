import type { States } from "#client/component-states/states.ts";
import { SizePicker } from "./size-picker.tsx";

export const states: States = {
  "nothing chosen": <SizePicker size={undefined} />,
  "six yards chosen": <SizePicker size={6} />,
  "a size without a drawing": <SizePicker size={40} />,
};

import type { States } from "#client/component-states/states.ts";
import { BagsField } from "./bags-field.tsx";

export const states: States = {
  "nothing typed": <BagsField typed={null} />,
  "a number": <BagsField typed="40" />,
  "too many": <BagsField typed="99999" />,
};

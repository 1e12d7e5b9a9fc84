import type { States } from "#client/component-states/states.ts";
import { RadiusSelect } from "./place-field.tsx";

export const states: States = {
  listed: <RadiusSelect value={30} />,
  "not listed": <RadiusSelect value={17} />,
};

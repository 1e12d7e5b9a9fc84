import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import { CheckList } from "./check-list.tsx";

export const states: States = {
  "several points": <CheckList points={["Mixed waste", "Wood", "Metal"]} />,
  "long text": <CheckList points={[LONG_TEXT, "Wood"]} />,
};

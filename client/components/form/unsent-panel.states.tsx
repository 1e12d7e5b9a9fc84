import type { States } from "#client/component-states/states.ts";
import { UnsentPanel } from "./unsent-panel.tsx";

const MESSAGE =
  "We cannot do this just now, because our database is not answering. Please try again in a minute.";

export const states: States = {
  default: <UnsentPanel message={MESSAGE} path="/review/token" fields={[["title", "On time"]]} />,
  "long message": <UnsentPanel message={`${MESSAGE} `.repeat(5)} path="/review/token" fields={[]} />,
};

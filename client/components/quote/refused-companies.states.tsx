import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import { RefusedCompanies } from "./refused-companies.tsx";

export const states: States = {
  none: <RefusedCompanies reason={undefined} />,
  paused: <RefusedCompanies reason="Aire Skips takes no requests until 3 December." />,
  "long text": <RefusedCompanies reason={LONG_TEXT} />,
};

import type { States } from "#client/component-states/states.ts";
import { EXAMPLE_COMPANY, exampleSelection } from "../testing/example-company.ts";
import type { SelectableCompany } from "./chosen-companies.ts";
import { ChosenTray } from "./chosen-tray.tsx";

const chosen = (ids: readonly number[], email = EXAMPLE_COMPANY.email) =>
  ids.map((id): SelectableCompany => ({ id, name: `Aire Skips ${id}`, email }));

const tray = (selected: readonly SelectableCompany[], onAsk?: () => void) => (
  <ChosenTray selection={exampleSelection(selected)} area={{ location: "LS6 2AB" }} onAsk={onAsk} />
);

export const states: States = {
  "none chosen": tray([]),
  "one chosen": tray(chosen([1])),
  "five chosen": tray(chosen([1, 2, 3, 4, 5])),
  "with the form on the same page": tray(chosen([1, 2]), () => {}),
  "nobody can be asked": tray(chosen([1, 2], "")),
  "four to compare and five to ask": tray([...chosen([1, 2, 3, 4], ""), ...chosen([5, 6, 7, 8, 9])]),
};

import { LONG_WORD, type States } from "#client/component-states/states.ts";
import { exampleSelection } from "../example-selection.ts";
import RequestQuotes from "./request-quotes.tsx";
import type { SelectableCompany } from "./selectable-company.ts";

const EMAIL = "hello@aireskips.example";

const dialog = (selected: readonly SelectableCompany[]) => (
  <RequestQuotes selection={exampleSelection(selected)} area={{}} onClose={() => {}} />
);

export const states: States = {
  default: dialog([{ id: 1, name: "Aire Skips", email: EMAIL }]),
  "one without email": dialog([
    { id: 1, name: "Aire Skips", email: EMAIL },
    { id: 2, name: "Wharfe Waste", email: "" },
  ]),
  "long text": dialog([{ id: 1, name: LONG_WORD, email: EMAIL }]),
};

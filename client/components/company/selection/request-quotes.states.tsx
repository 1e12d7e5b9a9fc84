import { LONG_WORD, type States } from "#client/component-states/states.ts";
import { exampleSelection } from "../testing/example-company.ts";
import type { SelectableCompany } from "./chosen-companies.ts";
import RequestQuotes from "./request-quotes.tsx";

const EMAIL = "hello@aireskips.example";

const dialog = (selected: readonly SelectableCompany[]) => (
  <RequestQuotes selection={exampleSelection(selected)} area={{}} onClose={() => {}} />
);

export const states: States = {
  default: dialog([{ id: 1, name: "Aire Skips", email: EMAIL }]),
  "one without email, one paused": dialog([
    { id: 1, name: "Aire Skips", email: EMAIL },
    { id: 2, name: "Wharfe Waste", email: "" },
    { id: 3, name: "Calder Skips", email: EMAIL, pausedUntil: "2999-12-31" },
  ]),
  "long text": dialog([{ id: 1, name: LONG_WORD, email: EMAIL }]),
};

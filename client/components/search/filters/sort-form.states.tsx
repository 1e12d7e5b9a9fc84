import type { States } from "#client/component-states/states.ts";
import { COMPANY_SORTS } from "#contract/options.ts";
import { SortForm, SortMeaning } from "./sort-form.tsx";

export const states: States = {
  "without a place": <SortForm search={{ sort: "best" }} />,
  "with a place and a size": <SortForm search={{ sort: "fit", location: "LS6", size: 6 }} />,
  meanings: COMPANY_SORTS.map((sort) => <SortMeaning key={sort} sort={sort} />),
};

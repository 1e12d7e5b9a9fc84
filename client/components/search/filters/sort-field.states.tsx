import type { States } from "#client/component-states/states.ts";
import { COMPANY_SORTS } from "#contract/options.ts";
import { SortField, SortMeaning } from "./sort-field.tsx";

export const states: States = {
  "without a place": <SortField search={{ sort: "best" }} onChange={() => {}} />,
  "with a place and a size": (
    <SortField search={{ sort: "fit", location: "LS6", size: 6 }} onChange={() => {}} />
  ),
  meanings: COMPANY_SORTS.map((sort) => <SortMeaning key={sort} sort={sort} />),
};

import { LONG_WORD, type States } from "#client/component-states/states.ts";
import { ActiveFilters } from "../search-results.tsx";

export const states: States = {
  none: <ActiveFilters filters={[]} />,
  several: (
    <ActiveFilters
      filters={[
        { name: "serves", label: "Delivers to LS6" },
        { name: "size", label: "Hires out 6 yd" },
      ]}
    />
  ),
  "long text": <ActiveFilters filters={[{ name: "search", label: `Matches “${LONG_WORD}”` }]} />,
};

import { LONG_WORD, type States } from "#client/component-states/states.ts";
import JobChips from "./job-chips.tsx";

const chips = (location: string, job = {}) => (
  <div className="relative h-11">
    <JobChips action="/search" area={{ location, radius: 30, ...job }} preservedParams={{}} />
  </div>
);

export const states: States = {
  "only the place": chips("Leeds"),
  "with a job": chips("LS6 2", { size: 6, date: "2999-12-31", stands: "road", waste: "soil,garden" }),
  "long text": chips(LONG_WORD),
};

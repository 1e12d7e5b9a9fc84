import type { States } from "#client/component-states/states.ts";
import { JobFields, PARTS_BESIDES_SIZE } from "./job-fields.tsx";

export const states: States = {
  empty: <JobFields job={{}} />,
  full: (
    <JobFields job={{ size: 6, date: "2099-11-25", weeks: 3, stands: "road", waste: "soil,plasterboard" }} />
  ),
  "without size": <JobFields job={{}} parts={PARTS_BESIDES_SIZE} />,
};

import type { States } from "#client/component-states/states.ts";
import type { JobSize } from "#contract/job/job.ts";
import { SizePicker } from "./size-picker.tsx";

const picker = (size: JobSize | undefined) => (
  <form id="job">
    <SizePicker form="job" size={size} />
  </form>
);

export const states: States = {
  "nothing chosen": picker(undefined),
  "six yards chosen": picker(6),
  "a size without a drawing": picker(40),
};

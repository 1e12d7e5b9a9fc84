import type { States } from "#client/component-states/states.ts";
import { IgnoredNotice } from "./ignored-notice.tsx";

export const states: States = {
  "nothing ignored": <IgnoredNotice ignored={null} />,
  one: <IgnoredNotice ignored="size" />,
  "a date that has passed": <IgnoredNotice ignored="past-date" />,
  "a date that is none": <IgnoredNotice ignored="date" />,
  all: <IgnoredNotice ignored="size,date,weeks,stands,waste" />,
};

import type { States } from "#client/component-states/states.ts";
import JobNotice from "./job-notice.tsx";

export const states: States = {
  "nothing ignored": <JobNotice ignored={null} />,
  one: <JobNotice ignored="size" />,
  "a date that has passed": <JobNotice ignored="past-date" />,
  "a date that is none": <JobNotice ignored="date" />,
  all: <JobNotice ignored="size,date,weeks,stands,waste" />,
  "a Saturday": <JobNotice ignored={null} area={{ date: "2999-12-28" }} />,
  "a container on the road": <JobNotice ignored={null} area={{ size: 40, stands: "road" }} />,
};

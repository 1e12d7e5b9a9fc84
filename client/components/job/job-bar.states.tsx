import { LONG_WORD, type States } from "#client/component-states/states.ts";
import type { SearchedArea } from "#client/urls/company-url.ts";
import { JobBar } from "./job-bar.tsx";
import { SizePicker } from "./size-picker.tsx";

const JOB: SearchedArea = { location: "LS6 2AB", radius: 30, size: 6, stands: "road", waste: "soil,rubble" };

const bar = (area: SearchedArea, isCollapsed = false) => (
  <JobBar action="/search" area={area} defaultRadius={30} isCollapsed={isCollapsed} />
);

export const states: States = {
  empty: bar({}),
  "with a job": bar(JOB),
  "above results": bar(JOB, true),
  "unlisted radius": bar({ location: "Leeds", radius: 17 }),
  "long text": bar({ ...JOB, location: LONG_WORD }, true),
  "ignored parameters": <JobBar action="/search" area={{}} defaultRadius={30} ignored="size,date" />,
  "with drawn sizes": (
    <JobBar action="/" area={JOB} defaultRadius={25} sizePicker={<SizePicker size={6} />} />
  ),
};

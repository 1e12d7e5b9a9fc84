import type { States } from "#client/component-states/states.ts";
import JobSheet from "./job-sheet.tsx";

const sheet = (part: Parameters<typeof JobSheet>[0]["part"]) => (
  <JobSheet
    action="/search"
    area={{ location: "Leeds", radius: 30, waste: "soil" }}
    preservedParams={{}}
    part={part}
    onSearch={() => {}}
  />
);

export const states: States = {
  place: sheet("place"),
  when: sheet("when"),
  stands: sheet("stands"),
  waste: sheet("waste"),
};

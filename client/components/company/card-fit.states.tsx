import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import { SERVES } from "#contract/options.ts";
import { CardFit } from "./card-fit.tsx";

export const states: States = {
  "without a place": <CardFit company={{ noticeDays: null }} place={undefined} />,
  "without a place, in the company's own words": (
    <CardFit company={{ noticeDays: null, deliveryTime: "Next working day" }} place={undefined} />
  ),
  "in time": <CardFit company={{ serves: "yes", noticeDays: 2 }} place="LS6" job={{ date: "2999-12-31" }} />,
  "too late": <CardFit company={{ serves: "yes", noticeDays: 2 }} place="LS6" job={{ date: "2026-01-05" }} />,
  "on the road": <CardFit company={{ serves: "yes", noticeDays: 2 }} place="LS6" job={{ stands: "road" }} />,
  "long text": <CardFit company={{ serves: "yes", noticeDays: null, deliveryTime: LONG_TEXT }} place="LS6" />,
  ...Object.fromEntries(
    SERVES.map((serves) => [
      serves,
      <CardFit key={serves} company={{ serves, noticeDays: 2 }} place="LS6" />,
    ]),
  ),
};

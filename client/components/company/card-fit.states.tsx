import type { States } from "#client/component-states/states.ts";
import { SERVES } from "#contract/options.ts";
import { CardFit } from "./card-fit.tsx";

export const states: States = {
  "without a place": <CardFit company={{ noticeDays: null }} place={undefined} />,
  ...Object.fromEntries(
    SERVES.map((serves) => [
      serves,
      <CardFit key={serves} company={{ serves, noticeDays: 2 }} place="LS6" />,
    ]),
  ),
};

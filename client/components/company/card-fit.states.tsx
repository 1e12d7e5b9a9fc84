import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import type { Earliest } from "#contract/companies.ts";
import { SERVES } from "#contract/options.ts";
import { CardFit } from "./card-fit.tsx";

const KNOWN: Earliest = { day: "2999-12-03", unknown: [] };
const NOT_SAID: Earliest = { day: null, unknown: ["notice"] };
const ON_THE_ROAD: Earliest = { day: "2026-11-30", unknown: ["permit"] };

export const states: States = {
  "without a place": <CardFit company={{ earliest: NOT_SAID }} place={undefined} />,
  "without a place, in the company's own words": (
    <CardFit company={{ earliest: NOT_SAID, deliveryTime: "Next working day" }} place={undefined} />
  ),
  "in time": (
    <CardFit company={{ serves: "yes", earliest: KNOWN }} place="LS6" job={{ date: "2999-12-31" }} />
  ),
  "too late": (
    <CardFit company={{ serves: "yes", earliest: KNOWN }} place="LS6" job={{ date: "2026-01-05" }} />
  ),
  "on the road": <CardFit company={{ serves: "yes", earliest: ON_THE_ROAD }} place="LS6" />,
  "after a pause": (
    <CardFit company={{ serves: "yes", earliest: { ...KNOWN, unknown: ["notice"] } }} place="LS6" />
  ),
  "long text": (
    <CardFit company={{ serves: "yes", earliest: NOT_SAID, deliveryTime: LONG_TEXT }} place="LS6" />
  ),
  ...Object.fromEntries(
    SERVES.map((serves) => [
      serves,
      <CardFit key={serves} company={{ serves, earliest: KNOWN }} place="LS6" />,
    ]),
  ),
};

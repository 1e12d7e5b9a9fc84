import type { States } from "#client/component-states/states.ts";
import { CardPrice } from "./card-price.tsx";
import { EXAMPLE_ESTIMATE, EXAMPLE_TOTAL } from "./example-company.ts";

const SIX = { size: 6 } as const;

export const states: States = {
  "no size asked for": <CardPrice company={{ skipSizes: "4 yard, 6 yard" }} job={{}} />,
  "no size known": <CardPrice company={{ skipSizes: null }} job={{}} />,
  stated: <CardPrice company={{ skipSizes: null, offersSize: true, total: EXAMPLE_TOTAL }} job={SIX} />,
  estimated: <CardPrice company={{ skipSizes: null, offersSize: null, total: EXAMPLE_ESTIMATE }} job={SIX} />,
  unknown: <CardPrice company={{ skipSizes: null, offersSize: null }} job={SIX} />,
  "not offered": <CardPrice company={{ skipSizes: null, offersSize: false }} job={SIX} />,
};

import type { States } from "#client/component-states/states.ts";
import { CardPrice } from "./card-price.tsx";
import { EXAMPLE_ESTIMATE, EXAMPLE_TOTAL, EXAMPLE_WITHOUT_DAYS } from "./example-company.ts";

const SIX = { size: 6 } as const;

export const states: States = {
  "no size asked for": <CardPrice company={{ skipSizes: "4 yard, 6 yard" }} job={{}} />,
  "a range and a size in tonnes": (
    <CardPrice company={{ skipSizes: "6 yard, 20-40 yards, 4 tonne" }} job={{}} />
  ),
  "no size known": <CardPrice company={{ skipSizes: null }} job={{}} />,
  stated: <CardPrice company={{ skipSizes: null, offersSize: true, total: EXAMPLE_TOTAL }} job={SIX} />,
  estimated: <CardPrice company={{ skipSizes: null, offersSize: true, total: EXAMPLE_ESTIMATE }} job={SIX} />,
  "size not known": (
    <CardPrice company={{ skipSizes: null, offersSize: null, total: EXAMPLE_ESTIMATE }} job={SIX} />
  ),
  unknown: <CardPrice company={{ skipSizes: null, offersSize: null }} job={SIX} />,
  "hire length not known": (
    <CardPrice company={{ skipSizes: null, offersSize: true, total: EXAMPLE_WITHOUT_DAYS }} job={SIX} />
  ),
  "waste not taken": (
    <CardPrice
      company={{
        skipSizes: null,
        offersSize: true,
        notTaken: { refused: ["mattress"], inSize: ["soil"], notStated: [] },
      }}
      job={SIX}
    />
  ),
  "not offered": <CardPrice company={{ skipSizes: null, offersSize: false }} job={SIX} />,
};

import type { States } from "#client/component-states/states.ts";
import { CardPrice } from "./company-card.tsx";
import { EXAMPLE_ESTIMATE, EXAMPLE_TOTAL, EXAMPLE_WITHOUT_DAYS } from "./testing/example-company.ts";

const SIX = { size: 6 } as const;
const FROM = { size: 4, price: "120.00", hireDays: 10 } as const;

export const states: States = {
  "the lowest stated price": <CardPrice company={{ fromPrice: FROM }} job={{}} />,
  "a price range": <CardPrice company={{ priceFrom: "90.00", priceTo: "275.50" }} job={{}} />,
  "no price known": <CardPrice company={{}} job={{}} />,
  stated: <CardPrice company={{ offersSize: true, total: EXAMPLE_TOTAL }} job={SIX} />,
  estimated: <CardPrice company={{ offersSize: true, total: EXAMPLE_ESTIMATE }} job={SIX} />,
  "size not known": <CardPrice company={{ offersSize: null, total: EXAMPLE_ESTIMATE }} job={SIX} />,
  unknown: <CardPrice company={{ offersSize: null }} job={SIX} />,
  "hire length not known": (
    <CardPrice company={{ offersSize: true, total: EXAMPLE_WITHOUT_DAYS }} job={SIX} />
  ),
  "waste not taken": (
    <CardPrice
      company={{ offersSize: true, notTaken: { refused: ["mattress"], inSize: ["soil"], notStated: [] } }}
      job={SIX}
    />
  ),
  "not offered": <CardPrice company={{ offersSize: false }} job={SIX} />,
};

import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import type { HireView } from "#contract/hires/hire-view.ts";
import { HirePanel } from "./hire-panel.tsx";
import { HIRE } from "./testing/example-hire.ts";

const EXAMPLE = HIRE;
const context = { reader: "customer", formKey: "key", pressed: undefined } as const;
const shared = { reference: "SF-7K3M-Q9", other: "Aire Skips", job: { stands: "road" } } as const;
const chosen: HireView = {
  ...{ ...EXAMPLE, stage: "chosen", deliveredOn: null, endsOn: null, permit: null, problems: [], events: [] },
  visit: { of: "delivery", number: null, day: null, part: "any", by: "customer", agreed: false },
  can: ["day", "delivered", "problem", "release"],
};

const WEEKS = {
  number: "C1",
  weeks: 2,
  agreedAt: "2026-12-10T09:00:00.000Z",
  price: "50.00",
  isUsed: true,
};

export const states: States = {
  "just chosen": <HirePanel {...context} {...shared} hire={chosen} />,
  "the company named another day": (
    <HirePanel
      {...context}
      {...shared}
      hire={{
        ...{ ...chosen, can: ["agree", "day", "delivered", "release"] },
        permitQuestion: {
          text: "Who applies for the permit? Allow a week for it: Tuesday 8 December 2026 is likely too early.",
          ...{ firstDay: "2026-12-09", isTooEarly: true },
        },
        visit: {
          of: "delivery",
          number: null,
          day: "2026-12-08",
          part: "morning",
          by: "company",
          agreed: false,
        },
      }}
    />
  ),
  "delivered, with a permit": (
    <HirePanel
      {...context}
      {...shared}
      hire={{ ...EXAMPLE, visit: null, problems: [], can: ["collect", "keep", "swap", "problem"] }}
    />
  ),
  "delivered, with a permit that the company named": (
    <HirePanel
      {...context}
      {...shared}
      hire={{
        ...{ ...EXAMPLE, visit: null, problems: [], can: ["collect", "permit"] },
        permit: { endsOn: "2027-01-15", saidBy: "company", askBy: "2027-01-08", isLate: false },
      }}
    />
  ),
  "delivered, with a permit of which nothing is known": (
    <HirePanel
      {...context}
      {...shared}
      hire={{
        ...{
          ...EXAMPLE,
          visit: null,
          problems: [],
          permit: null,
          can: ["collect", "keep", "swap", "problem"],
        },
      }}
    />
  ),
  "delivered, too late to ask the council in time": (
    <HirePanel
      {...context}
      {...shared}
      hire={{
        ...{ ...EXAMPLE, visit: null, problems: [], can: ["collect", "keep", "swap", "problem"] },
        permit: { endsOn: "2026-12-07", saidBy: null, askBy: "2026-11-30", isLate: true },
      }}
    />
  ),
  "delivered, which the company can take back": (
    <HirePanel
      {...{ ...context, ...shared, reader: "company", other: "the customer" }}
      hire={{
        ...{ ...EXAMPLE, visit: null, problems: [], can: ["take-back", "swapped", "collected"] },
        takeBack: { number: "F1", said: "delivered" },
      }}
    />
  ),
  "a collection and a problem": <HirePanel {...context} {...shared} hire={EXAMPLE} />,
  "kept longer, with the total": (
    <HirePanel
      {...context}
      {...shared}
      hire={{
        ...{ ...EXAMPLE, visit: null, problems: [], can: ["collect", "keep", "swap", "problem"] },
        furtherWeeks: [WEEKS],
        totalWithWeeks: "296.00",
      }}
    />
  ),
  "collected, which the company can complete": (
    <HirePanel
      {...{ ...context, ...shared, reader: "company", other: "the customer" }}
      sites={[{ site: LONG_TEXT, permit: "EPR/AB1234CD" }]}
      hire={{
        ...{
          ...EXAMPLE,
          stage: "collected",
          visit: null,
          problems: [],
          collectedOn: "2026-12-15",
          can: ["went"],
        },
        went: { site: LONG_TEXT, permit: null, tracking: null, tonnes: null },
        swaps: [
          { day: "2026-12-08", went: { site: LONG_TEXT, permit: null, tracking: "25AB0R5M", tonnes: 3.1 } },
        ],
      }}
    />
  ),
  "collected, with where the waste went": (
    <HirePanel
      {...context}
      {...shared}
      hire={{
        ...{ ...EXAMPLE, stage: "collected", visit: null, collectedOn: "2026-12-15", can: ["problem"] },
        furtherWeeks: [{ ...WEEKS, isUsed: false }],
        went: { site: LONG_TEXT, permit: "EPR/AB1234CD", tracking: "25AB0R5M", tonnes: 2.4 },
      }}
    />
  ),
};

import { LONG_WORD, type States } from "#client/component-states/states.ts";
import { PermitFacts } from "./permit-facts.tsx";
import { exampleAuthority, examplePermit } from "./testing/example-permit.ts";

const UNKNOWN = examplePermit({ fee: null, noticeWorkingDays: null });

export const states: States = {
  known: <PermitFacts permit={examplePermit()} authority={exampleAuthority()} />,
  "nothing known": <PermitFacts permit={UNKNOWN} authority={exampleAuthority(null)} />,
  "takes over later": (
    <PermitFacts permit={UNKNOWN} authority={{ ...exampleAuthority(null), startsOn: "2027-04-01" }} />
  ),
  "taken again": (
    <PermitFacts
      permit={examplePermit({
        fee: {
          ...{ from: "76.00", to: "76.00", periodDays: 7, days: 14, permits: 2 },
          ...{ source: "council", seenOn: "2025-10-01", isOld: true },
        },
      })}
      authority={exampleAuthority({ fees: [{ price: "38.00", days: 7 }], isOld: true, seenOn: "2025-10-01" })}
    />
  ),
  "out of date, ambiguous notice": (
    <PermitFacts
      permit={UNKNOWN}
      authority={exampleAuthority({
        ...{ basis: "older", asOf: "2018-10", noticeWorkingDays: null, noticeDays: 7 },
        extra: { price: "22.50", days: 7 },
      })}
    />
  ),
  "with its page, long name": (
    <PermitFacts
      permit={examplePermit()}
      authority={{ ...exampleAuthority({ sourceUrl: "https://council.example/skips" }), name: LONG_WORD }}
    />
  ),
};

import { LONG_WORD, type States } from "#client/component-states/states.ts";
import { exampleAuthority, examplePermit } from "./example-permit.ts";
import { PermitFacts } from "./permit-facts.tsx";

const UNKNOWN = examplePermit({ fee: null, noticeWorkingDays: null });

export const states: States = {
  known: <PermitFacts permit={examplePermit()} authority={exampleAuthority()} />,
  "nothing known": <PermitFacts permit={UNKNOWN} authority={exampleAuthority(null)} />,
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

import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import type { Earliest } from "#contract/companies.ts";
import { SERVES } from "#contract/options.ts";
import { CardAnswers } from "./company-card.tsx";

const KNOWN: Earliest = { day: "2999-12-03", unknown: [] };
const NOT_SAID: Earliest = { day: null, unknown: ["notice"] };
const ON_THE_ROAD: Earliest = { day: "2026-11-30", unknown: ["permit"] };

const SILENT = { skipSizes: null };

export const states: States = {
  "without a place": <CardAnswers company={{ ...SILENT, earliest: NOT_SAID }} place={undefined} />,
  "without a place, in the company's own words": (
    <CardAnswers
      company={{ ...SILENT, earliest: NOT_SAID, deliveryTime: "Next working day" }}
      place={undefined}
    />
  ),
  "in time": (
    <CardAnswers
      company={{ ...SILENT, serves: "yes", earliest: KNOWN }}
      place="LS6"
      job={{ date: "2999-12-31" }}
    />
  ),
  "too late": (
    <CardAnswers
      company={{ ...SILENT, serves: "yes", earliest: KNOWN }}
      place="LS6"
      job={{ date: "2026-01-05" }}
    />
  ),
  "on the road": <CardAnswers company={{ ...SILENT, serves: "yes", earliest: ON_THE_ROAD }} place="LS6" />,
  "after a pause": (
    <CardAnswers
      company={{ ...SILENT, serves: "yes", earliest: { ...KNOWN, unknown: ["notice"] } }}
      place="LS6"
    />
  ),
  "what stays out of the skip": (
    <CardAnswers
      company={{
        ...SILENT,
        earliest: KNOWN,
        apart: [{ waste: "tyres", charge: { price: "5.00", unit: "each" } }],
      }}
      place={undefined}
    />
  ),
  "answers requests, and its registration has expired": (
    <CardAnswers
      company={{
        ...SILENT,
        earliest: KNOWN,
        answers: { requests: 10, answeredShare: 0.8, medianHours: 4, bucket: "hours" },
        carrier: {
          tier: "upper",
          result: "matched",
          method: "register-page",
          checkedOn: "2026-11-20",
          validTo: "2020-01-01",
        },
      }}
      place={undefined}
    />
  ),
  "long text": (
    <CardAnswers
      company={{ ...SILENT, serves: "yes", earliest: NOT_SAID, deliveryTime: LONG_TEXT }}
      place="LS6"
    />
  ),
  ...Object.fromEntries(
    SERVES.map((serves) => [
      serves,
      <CardAnswers key={serves} company={{ ...SILENT, serves, earliest: KNOWN }} place="LS6" />,
    ]),
  ),
};

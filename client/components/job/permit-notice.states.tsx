import { LONG_WORD, type States } from "#client/component-states/states.ts";
import type { ListPermit } from "#contract/job/permits.ts";
import { EXAMPLE_TOTAL } from "../company/testing/example-company.ts";
import PermitNotice from "./permit-notice.tsx";

const UNKNOWN: ListPermit = {
  ...{
    authority: "Leeds City Council",
    fee: null,
    uncountedFee: null,
    noticeWorkingDays: null,
    known: false,
  },
  url: "https://www.leeds.gov.uk/",
  ...{ maxLengthMetres: null, maxWidthMetres: null, maxDays: null, whoApplies: null },
};
const KNOWN: ListPermit = {
  ...UNKNOWN,
  ...{ authority: "Derby City Council", noticeWorkingDays: 3, known: true },
  fee: {
    ...{ from: "44.00", to: "44.00", periodDays: 28, days: 28, permits: 1, seenOn: "2026-11-22" },
    ...{ isOld: false, source: "council" },
  },
};

const JOB = {
  division: "england-and-wales",
  companies: [{ total: EXAMPLE_TOTAL }],
  date: undefined,
} as const;

export const states: States = {
  known: <PermitNotice permit={KNOWN} {...JOB} />,
  "on top of prices": <PermitNotice permit={KNOWN} {...JOB} companies={[]} />,
  unknown: <PermitNotice permit={UNKNOWN} {...JOB} />,
  "not in totals": (
    <PermitNotice
      permit={{
        ...UNKNOWN,
        uncountedFee: {
          fees: [{ price: "75.00", days: 28 }],
          extra: null,
          asOf: "2023-11",
          because: "older",
        },
      }}
      {...JOB}
    />
  ),
  "too early": <PermitNotice permit={UNKNOWN} {...JOB} date="2000-01-01" />,
  "in months": <PermitNotice permit={{ ...KNOWN, noticeWorkingDays: 65 }} {...JOB} />,
  "unknown authority": (
    <PermitNotice permit={{ ...UNKNOWN, authority: null, url: null }} {...JOB} companies={[]} />
  ),
  "in Northern Ireland": (
    <PermitNotice permit={{ ...UNKNOWN, authority: "DfI Roads" }} {...JOB} division="northern-ireland" />
  ),
  "long name": <PermitNotice permit={{ ...KNOWN, authority: LONG_WORD }} {...JOB} />,
};

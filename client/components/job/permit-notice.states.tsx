import { LONG_WORD, type States } from "#client/component-states/states.ts";
import type { ListPermit } from "#contract/job/permits.ts";
import PermitNotice from "./permit-notice.tsx";

const UNKNOWN: ListPermit = {
  ...{ authority: "Leeds City Council", fee: null, noticeWorkingDays: null, known: false },
  url: "https://www.leeds.gov.uk/",
};
const KNOWN: ListPermit = {
  ...UNKNOWN,
  ...{ authority: "Derby City Council", noticeWorkingDays: 3, known: true },
  fee: {
    ...{ from: "44.00", to: "44.00", periodDays: 28, permits: 1, seenOn: "2026-11-22" },
    ...{ isOld: false, source: "council" },
  },
};

export const states: States = {
  known: <PermitNotice permit={KNOWN} hasTotals date={undefined} />,
  "on top of prices": <PermitNotice permit={KNOWN} hasTotals={false} date={undefined} />,
  unknown: <PermitNotice permit={UNKNOWN} hasTotals date={undefined} />,
  "too early": <PermitNotice permit={UNKNOWN} hasTotals date="2000-01-01" />,
  "unknown authority": (
    <PermitNotice permit={{ ...UNKNOWN, authority: null, url: null }} hasTotals={false} date={undefined} />
  ),
  "long name": <PermitNotice permit={{ ...KNOWN, authority: LONG_WORD }} hasTotals date={undefined} />,
};

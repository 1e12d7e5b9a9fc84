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
  known: <PermitNotice permit={KNOWN} hasTotals />,
  "on top of prices": <PermitNotice permit={KNOWN} hasTotals={false} />,
  unknown: <PermitNotice permit={UNKNOWN} hasTotals />,
  "unknown authority": <PermitNotice permit={{ ...UNKNOWN, authority: null, url: null }} hasTotals={false} />,
  "long name": <PermitNotice permit={{ ...KNOWN, authority: LONG_WORD }} hasTotals />,
};

import { ADMIN_CALLS } from "./admin-calls.ts";
import { ANSWER_CALLS } from "./answer-calls.ts";
import type { ApiGroup } from "./call.ts";
import { CARRIER_CALLS } from "./carrier-calls.ts";
import { CHANGE_CALLS } from "./change-calls.ts";
import { DESK_CALLS } from "./desk-calls.ts";
import { DIRECTORY_CALLS, REVIEW_CALLS } from "./directory-calls.ts";
import { DRAFT_CALLS } from "./draft-calls.ts";
import { FIRM_CALLS } from "./firm-calls.ts";
import { MODERATION_CALLS } from "./moderation-calls.ts";
import { PERSONAL_DATA_CALLS } from "./personal-data-calls.ts";
import { PROPOSAL_CALLS } from "./proposal-calls.ts";
import { QUOTE_CALLS } from "./quote-calls.ts";
import { WORK_CALLS } from "./work-calls.ts";

/** Every call of the API. A test fails when a route is missing here. */
export const API_GROUPS: readonly ApiGroup[] = [
  { title: "Directory", calls: DIRECTORY_CALLS },
  { title: "Reviews", calls: REVIEW_CALLS },
  { title: "Quote and listing requests", calls: QUOTE_CALLS },
  { title: "Answers of companies", calls: ANSWER_CALLS },
  { title: "Claims and corrections of a listing", calls: FIRM_CALLS },
  {
    title: "Administration",
    calls: [
      ...ADMIN_CALLS,
      ...DESK_CALLS,
      ...CARRIER_CALLS,
      ...MODERATION_CALLS,
      ...PROPOSAL_CALLS,
      ...DRAFT_CALLS,
      ...WORK_CALLS,
      ...PERSONAL_DATA_CALLS,
      ...CHANGE_CALLS,
    ],
  },
];

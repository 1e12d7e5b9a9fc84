import { ADMIN_CALLS } from "./admin-calls.ts";
import { ANSWER_CALLS } from "./answer-calls.ts";
import type { ApiCall, ApiCalls } from "./call.ts";
import { CARRIER_CALLS } from "./carrier-calls.ts";
import { DESK_CALLS } from "./desk-calls.ts";
import { DIRECTORY_CALLS, REVIEW_CALLS } from "./directory-calls.ts";
import { MODERATION_CALLS } from "./moderation-calls.ts";
import { FIRM_CALLS, PROPOSAL_CALLS } from "./proposal-calls.ts";
import { QUOTE_CALLS } from "./quote-calls.ts";
import { WORK_CALLS } from "./work-calls.ts";

const ADMINISTRATION = {
  ...ADMIN_CALLS,
  ...DESK_CALLS,
  ...CARRIER_CALLS,
  ...MODERATION_CALLS,
  ...PROPOSAL_CALLS,
  ...WORK_CALLS,
} as const;

export const API_CALLS = {
  ...DIRECTORY_CALLS,
  ...REVIEW_CALLS,
  ...QUOTE_CALLS,
  ...ANSWER_CALLS,
  ...FIRM_CALLS,
  ...ADMINISTRATION,
} as const;

export interface NamedCall extends ApiCall {
  name: string;
}

const named = (calls: ApiCalls): NamedCall[] =>
  Object.entries(calls).map(([name, call]) => ({ name, ...call }));

export const API_GROUPS = [
  { title: "Directory", calls: named(DIRECTORY_CALLS) },
  { title: "Reviews", calls: named(REVIEW_CALLS) },
  { title: "Quote and listing requests", calls: named(QUOTE_CALLS) },
  { title: "Answers of companies", calls: named(ANSWER_CALLS) },
  { title: "Claims and corrections of a listing", calls: named(FIRM_CALLS) },
  { title: "Administration", calls: named(ADMINISTRATION) },
];

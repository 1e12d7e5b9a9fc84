import {
  draftDecision,
  draftInvitations,
  draftPathParams,
  draftsInvitedSchema,
  draftsSchema,
} from "../companies/drafts.ts";
import { decidedSchema } from "../proposals/proposals.ts";
import type { ApiCalls } from "./call.ts";

/** Calls about companies from public sources that are not published yet. */
export const DRAFT_CALLS = {
  listDrafts: {
    method: "GET",
    path: "/drafts",
    summary: "List companies from public sources that wait to be confirmed, oldest first",
    access: "administrator or cookie",
    success: { status: 200, description: "The drafts", schema: draftsSchema },
  },
  inviteDrafts: {
    method: "POST",
    path: "/drafts/invite",
    summary: "Ask the companies of several drafts by email whether they are right, each once",
    access: "administrator",
    body: { schema: draftInvitations },
    success: { status: 200, description: "The companies were asked", schema: draftsInvitedSchema },
  },
  decideDraft: {
    method: "POST",
    path: "/drafts/{id}/decide",
    summary:
      "Publish a draft that its company has confirmed, ask the company by email, send it a new link, or discard it",
    access: "administrator",
    params: draftPathParams,
    body: { schema: draftDecision },
    success: { status: 200, description: "It was decided", schema: decidedSchema },
    errors: {
      404: "There is no draft with this id",
      409: "The company cannot be asked, was or was not asked before, or has reviews and cannot be discarded",
    },
  },
} as const satisfies ApiCalls;

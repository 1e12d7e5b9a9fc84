import { z } from "zod";
import {
  decidedSchema,
  proposalDecision,
  proposalList,
  proposalPathParams,
  proposalSchema,
} from "../proposals/proposals.ts";
import type { ApiCalls } from "./call.ts";

/** Calls that list and decide proposals about listings, and that undo an edit of a listing. */
export const PROPOSAL_CALLS = {
  listProposals: {
    method: "GET",
    path: "/proposals",
    summary:
      "List what waits for a decision about a listing, of one kind or of all: claims with a confirmed address first, then those from the company's own address or domain, then the oldest. The header X-Total-Count says how many wait",
    access: "administrator or cookie",
    query: proposalList,
    success: { status: 200, description: "The proposals", schema: z.array(proposalSchema) },
  },
  decideProposal: {
    method: "POST",
    path: "/proposals/{id}/decide",
    summary:
      "Approve or refuse. An approved correction or change is written into the listing, an approved claim gets the link to the company's page, an approved removal deletes the listing",
    access: "administrator",
    params: proposalPathParams,
    body: { schema: proposalDecision },
    success: { status: 200, description: "It was decided", schema: decidedSchema },
    errors: { 404: "No proposal with this id is waiting", 409: "The listing no longer says `present`" },
  },
  reopenProposal: {
    method: "POST",
    path: "/proposals/{id}/reopen",
    summary:
      "Take a decision back, with the edit that it made: the proposal waits again. Not after a claim, which was answered by email",
    access: "administrator",
    params: proposalPathParams,
    success: { status: 204, description: "It waits again" },
    errors: {
      404: "No proposal with this id is known",
      409: "The person was told by email, or the listing or the company's wish has changed since; the message says which",
    },
  },
  undoCompanyChange: {
    method: "POST",
    path: "/company-changes/{id}/undo",
    summary: "Take back an edit of a listing",
    access: "administrator",
    params: proposalPathParams,
    success: { status: 200, description: "The listing says what it said before", schema: decidedSchema },
    errors: {
      404: "No edit with this id is known",
      409: "The listing was changed again since, or would contradict itself",
    },
  },
} as const satisfies ApiCalls;

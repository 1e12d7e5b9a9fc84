import { z } from "zod";
import { companyPathParams } from "../companies/company-queries.ts";
import { draftDecision, draftsInvitedSchema, draftsSchema } from "../companies/drafts.ts";
import { selection } from "../desk/list-schemas.ts";
import { rowPathParams } from "../field-schemas.ts";
import { claimBody, correctionBody } from "../firms/firms.ts";
import { decidedSchema, proposalDecision, proposalList, proposalSchema } from "../proposals/proposals.ts";
import { type ApiCalls, DESK_GET, DESK_POST, PUBLIC_POST } from "./call.ts";

export const PROPOSAL_CALLS = {
  listProposals: {
    ...DESK_GET,
    path: "/proposals",
    summary:
      "List what waits for a decision about a listing, of one kind or of all: claims with a confirmed address first, then those from the company's own address or domain, then the oldest. The header X-Total-Count says how many wait",
    query: proposalList,
    success: { status: 200, description: "The proposals", schema: z.array(proposalSchema) },
  },
  decideProposal: {
    ...DESK_POST,
    path: "/proposals/{id}/decide",
    summary:
      "Approve or refuse. An approved correction or change is written into the listing, an approved claim gets the link to the company's page, an approved removal deletes the listing, as `remove` does for a correction",
    params: rowPathParams,
    body: { schema: proposalDecision },
    success: { status: 200, description: "It was decided", schema: decidedSchema },
    errors: {
      404: "No proposal with this id is waiting",
      409: "The listing no longer says `present`, or `remove` is not about a correction",
    },
  },
  reopenProposal: {
    ...DESK_POST,
    path: "/proposals/{id}/reopen",
    summary:
      "Take a decision back, with the edit that it made: the proposal waits again. Not after a claim, which was answered by email",
    params: rowPathParams,
    success: { status: 204, description: "It waits again" },
    errors: {
      404: "No proposal with this id is known",
      409: "The person was told by email, or the listing or the company's wish has changed since; the message says which",
    },
  },
  undoCompanyChange: {
    ...DESK_POST,
    path: "/company-changes/{id}/undo",
    summary: "Take back an edit of a listing",
    params: rowPathParams,
    success: { status: 200, description: "The listing says what it said before", schema: decidedSchema },
    errors: {
      404: "No edit with this id is known",
      409: "The listing was changed again since, or would contradict itself",
    },
  },
  listDrafts: {
    ...DESK_GET,
    path: "/drafts",
    summary: "List companies from public sources that wait to be confirmed, oldest first",
    success: { status: 200, description: "The drafts", schema: draftsSchema },
  },
  inviteDrafts: {
    ...DESK_POST,
    path: "/drafts/invite",
    summary: "Ask the companies of several drafts by email whether they are right, each once",
    body: { schema: selection },
    success: { status: 200, description: "The companies were asked", schema: draftsInvitedSchema },
  },
  decideDraft: {
    ...DESK_POST,
    path: "/drafts/{id}/decide",
    summary:
      "Publish a draft that its company has confirmed, ask the company by email, send it a new link, or discard it",
    params: rowPathParams,
    body: { schema: draftDecision },
    success: { status: 200, description: "It was decided", schema: decidedSchema },
    errors: {
      404: "There is no draft with this id",
      409: "The company cannot be asked, was or was not asked before, or has reviews and cannot be discarded",
    },
  },
} as const satisfies ApiCalls;

const accepted = z
  .object({ accepted: z.literal(true) })
  .meta({ id: "Accepted", description: "What was sent is dealt with later" });
const errors = { 404: "Company not found" };

export const FIRM_CALLS = {
  claimCompany: {
    ...PUBLIC_POST,
    path: "/companies/{id}/claim",
    summary:
      "Say that a company is yours. A link to its own page goes to the listed address; with details the administrator decides, and the given address gets a link that confirms it. The answer is the same whether an address is listed or not",
    rateLimit: "claim",
    params: companyPathParams,
    body: { schema: claimBody, isOptional: true },
    success: { status: 202, description: "Accepted", schema: accepted },
    errors,
  },
  proposeCorrection: {
    ...PUBLIC_POST,
    path: "/companies/{id}/corrections",
    summary: "Say what is wrong in a listing. The administrator decides",
    rateLimit: "correction",
    params: companyPathParams,
    body: { schema: correctionBody },
    success: { status: 202, description: "Accepted", schema: accepted },
    errors,
  },
} as const satisfies ApiCalls;

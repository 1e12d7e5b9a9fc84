import { changePageSchema, changePathParams, changesQuery, undoneSchema } from "../changes/changes.ts";
import { companyPathParams } from "../companies/company-queries.ts";
import { mergeBody, mergePreviewSchema, mergeSchema } from "../companies/merge.ts";
import { complaintDecision } from "../complaints.ts";
import { rowPathParams } from "../field-schemas.ts";
import { contactBody, erasureSchema, personalDataSchema } from "../personal-data/personal-data.ts";
import { asideBody, emailPathParams, workCountsSchema, workSchema } from "../work/work.ts";
import { type ApiCalls, DESK_GET, DESK_POST } from "./call.ts";

export const WORK_CALLS = {
  listWork: {
    ...DESK_GET,
    path: "/work",
    summary:
      "List what waits beside proposals, listing requests and reviews: failed emails, unanswered requests, likely duplicates, companies that are not on the map, what was checked too long ago, and what public registers say otherwise",
    success: { status: 200, description: "The first items of each kind", schema: workSchema },
  },
  countWork: {
    ...DESK_GET,
    path: "/work/counts",
    summary: "Count what waits, by kind",
    success: { status: 200, description: "The number of items of each kind", schema: workCountsSchema },
  },
  setAside: {
    ...DESK_POST,
    path: "/work/aside",
    summary:
      "Set an item aside, or take that back. Two companies that were told apart never come back as duplicates",
    body: { schema: asideBody },
    success: { status: 204, description: "It does not show, or shows again" },
  },
  resendEmail: {
    ...DESK_POST,
    path: "/emails/{deliveryId}/resend",
    summary: "Send a failed email again",
    params: emailPathParams,
    success: { status: 204, description: "It is queued again" },
    errors: { 409: "It did not fail, or it is not needed any more" },
  },
  decideComplaint: {
    ...DESK_POST,
    path: "/complaints/{id}/decide",
    summary: "Acknowledge a complaint about personal data by email, or close and delete it",
    params: rowPathParams,
    body: { schema: complaintDecision },
    success: { status: 204, description: "It is acknowledged, or deleted" },
    errors: { 409: "It was closed or acknowledged before" },
  },
  previewMerge: {
    ...DESK_POST,
    path: "/companies/{id}/merge/preview",
    summary: "Show what a merge would come to, without merging",
    params: companyPathParams,
    body: { schema: mergeBody },
    success: { status: 200, description: "What would be moved and shown", schema: mergePreviewSchema },
    errors: { 404: "Company not found", 409: "One of the two is not in the directory any more" },
  },
  mergeCompanies: {
    ...DESK_POST,
    path: "/companies/{id}/merge",
    summary:
      "Merge another entry of the same company into this one: its reviews and requests move, empty fields are filled, and it no longer shows",
    params: companyPathParams,
    body: { schema: mergeBody },
    success: { status: 200, description: "What was moved", schema: mergeSchema },
    errors: { 404: "Company not found", 409: "One of the two is not in the directory any more" },
  },
  undoMerge: {
    ...DESK_POST,
    path: "/company-merges/{id}/undo",
    summary: "Undo a merge. What was edited or written since stays with the entry that was kept",
    params: rowPathParams,
    success: { status: 200, description: "What was given back", schema: mergeSchema },
    errors: { 404: "No merge with this id can be undone", 409: "The entry kept was merged too" },
  },
  findPersonalData: {
    ...DESK_POST,
    path: "/personal-data/find",
    summary: "Read everything that is kept about an email address or a telephone number, in any spelling",
    body: { schema: contactBody },
    success: { status: 200, description: "What was found", schema: personalDataSchema },
  },
  erasePersonalData: {
    ...DESK_POST,
    path: "/personal-data/erase",
    summary:
      "Erase what is kept about an email address or a telephone number, count it by kind, and say what is still found",
    body: { schema: contactBody },
    success: { status: 200, description: "What was erased and what is left", schema: erasureSchema },
  },
  listChanges: {
    ...DESK_GET,
    path: "/changes",
    summary:
      "List what the administrator, companies and imports changed in listings and reviews, newest first",
    query: changesQuery,
    success: { status: 200, description: "A page of changes", schema: changePageSchema },
  },
  undoChange: {
    ...DESK_POST,
    path: "/changes/{id}/undo",
    summary:
      "Undo a change: an edit, an addition, the last import, or a removal of the last 30 days. Completely or not at all",
    params: changePathParams,
    success: { status: 200, description: "It is undone", schema: undoneSchema },
    errors: {
      404: "No change with this id is known",
      409: "Something else has changed since, or the change cannot be undone",
    },
  },
} as const satisfies ApiCalls;

import { companyPathParams } from "../companies/company-queries.ts";
import { mergeBody, mergePathParams, mergePreviewSchema, mergeSchema } from "../companies/merge.ts";
import { complaintDecision, complaintPathParams } from "../complaints.ts";
import {
  asideBody,
  asideManyBody,
  emailPathParams,
  setAsideSchema,
  workCountsSchema,
  workSchema,
} from "../work/work.ts";
import type { ApiCalls } from "./call.ts";

/** Calls for the administrator's queue, and for merges of two entries of one company. */
export const WORK_CALLS = {
  listWork: {
    method: "GET",
    path: "/work",
    summary:
      "List what waits beside proposals, listing requests and reviews: failed emails, unanswered requests, likely duplicates, companies that are not on the map, what was checked too long ago, and what public registers say otherwise",
    access: "administrator or cookie",
    success: { status: 200, description: "The first items of each kind", schema: workSchema },
  },
  countWork: {
    method: "GET",
    path: "/work/counts",
    summary: "Count what waits, by kind",
    access: "administrator or cookie",
    success: { status: 200, description: "The number of items of each kind", schema: workCountsSchema },
  },
  setAside: {
    method: "POST",
    path: "/work/aside",
    summary:
      "Set an item aside, or take that back. Two companies that were told apart never come back as duplicates",
    access: "administrator",
    body: { schema: asideBody },
    success: { status: 204, description: "It does not show, or shows again" },
  },
  setManyAside: {
    method: "POST",
    path: "/work/aside/bulk",
    summary: "Set several items of one kind aside, or take that back",
    access: "administrator",
    body: { schema: asideManyBody },
    success: { status: 200, description: "They do not show, or show again", schema: setAsideSchema },
  },
  resendEmail: {
    method: "POST",
    path: "/emails/{deliveryId}/resend",
    summary: "Send a failed email again",
    access: "administrator",
    params: emailPathParams,
    success: { status: 204, description: "It is queued again" },
    errors: { 409: "It did not fail, or it is not needed any more" },
  },
  decideComplaint: {
    method: "POST",
    path: "/complaints/{id}/decide",
    summary: "Acknowledge a complaint about personal data by email, or close and delete it",
    access: "administrator",
    params: complaintPathParams,
    body: { schema: complaintDecision },
    success: { status: 204, description: "It is acknowledged, or deleted" },
    errors: { 409: "It was closed or acknowledged before" },
  },
  previewMerge: {
    method: "POST",
    path: "/companies/{id}/merge/preview",
    summary: "Show what a merge would come to, without merging",
    access: "administrator",
    params: companyPathParams,
    body: { schema: mergeBody },
    success: { status: 200, description: "What would be moved and shown", schema: mergePreviewSchema },
    errors: { 404: "Company not found", 409: "One of the two is not in the directory any more" },
  },
  mergeCompanies: {
    method: "POST",
    path: "/companies/{id}/merge",
    summary:
      "Merge another entry of the same company into this one: its reviews and requests move, empty fields are filled, and it no longer shows",
    access: "administrator",
    params: companyPathParams,
    body: { schema: mergeBody },
    success: { status: 200, description: "What was moved", schema: mergeSchema },
    errors: { 404: "Company not found", 409: "One of the two is not in the directory any more" },
  },
  undoMerge: {
    method: "POST",
    path: "/company-merges/{id}/undo",
    summary: "Undo a merge. What was edited or written since stays with the entry that was kept",
    access: "administrator",
    params: mergePathParams,
    success: { status: 200, description: "What was given back", schema: mergeSchema },
    errors: { 404: "No merge with this id can be undone", 409: "The entry kept was merged too" },
  },
} as const satisfies ApiCalls;

import { z } from "zod";
import { rowPathParams } from "../field-schemas.ts";
import {
  removalReason,
  reportedReviewSchema,
  reviewDecision,
  reviewSchema,
  waitingReviewSchema,
} from "../reviews.ts";
import { type ApiCalls, DESK_DELETE, DESK_GET, DESK_POST } from "./call.ts";

export const MODERATION_CALLS = {
  listWaitingReviews: {
    ...DESK_GET,
    path: "/reviews/waiting",
    summary: "List the reviews that wait for the administrator, oldest first",
    success: { status: 200, description: "The reviews", schema: z.array(waitingReviewSchema) },
  },
  publishReview: {
    ...DESK_POST,
    path: "/reviews/{id}/publish",
    summary: "Publish a review that waits. It counts in the rating from now on",
    params: rowPathParams,
    success: { status: 200, description: "The review", schema: reviewSchema },
    errors: { 404: "No review with this id is waiting" },
  },
  removeReview: {
    ...DESK_DELETE,
    path: "/reviews/{id}",
    summary: "Remove a review",
    params: rowPathParams,
    query: removalReason,
    success: { status: 204, description: "It was removed" },
    errors: { 404: "Review not found" },
  },
  listReportedReviews: {
    ...DESK_GET,
    path: "/reviews/reports",
    summary: "List the reviews with reports that wait for a decision, the longest waiting first",
    success: { status: 200, description: "The reviews", schema: z.array(reportedReviewSchema) },
  },
  decideReports: {
    ...DESK_POST,
    path: "/reviews/{id}/decision",
    summary: "Keep or remove a reported review. The reason goes into the public ledger",
    params: rowPathParams,
    body: { schema: reviewDecision },
    success: { status: 204, description: "All reports of it are decided" },
    errors: { 404: "No reports of a review with this id are waiting" },
  },
} as const satisfies ApiCalls;

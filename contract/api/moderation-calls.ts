import { z } from "zod";
import { companyPathParams } from "../companies/company-queries.ts";
import {
  removalReason,
  removedReviewsSchema,
  reportedReviewSchema,
  reviewDecision,
  reviewPathParams,
  reviewSchema,
  reviewsSentBetween,
  waitingReviewSchema,
} from "../reviews.ts";
import type { ApiCalls } from "./call.ts";

/** Calls that list, publish and remove reviews, and that decide about reports. */
export const MODERATION_CALLS = {
  listWaitingReviews: {
    method: "GET",
    path: "/reviews/waiting",
    summary: "List the reviews that wait for the administrator, oldest first",
    access: "administrator or cookie",
    success: { status: 200, description: "The reviews", schema: z.array(waitingReviewSchema) },
  },
  publishReview: {
    method: "POST",
    path: "/reviews/{id}/publish",
    summary: "Publish a review that waits. It counts in the rating from now on",
    access: "administrator",
    params: reviewPathParams,
    success: { status: 200, description: "The review", schema: reviewSchema },
    errors: { 404: "No review with this id is waiting" },
  },
  removeReview: {
    method: "DELETE",
    path: "/reviews/{id}",
    summary: "Remove a review",
    access: "administrator",
    params: reviewPathParams,
    query: removalReason,
    success: { status: 204, description: "It was removed" },
    errors: { 404: "Review not found" },
  },
  listReportedReviews: {
    method: "GET",
    path: "/reviews/reports",
    summary: "List the reviews with reports that wait for a decision, the longest waiting first",
    access: "administrator or cookie",
    success: { status: 200, description: "The reviews", schema: z.array(reportedReviewSchema) },
  },
  decideReports: {
    method: "POST",
    path: "/reviews/{id}/decision",
    summary: "Keep or remove a reported review. The reason goes into the public ledger",
    access: "administrator",
    params: reviewPathParams,
    body: { schema: reviewDecision },
    success: { status: 204, description: "All reports of it are decided" },
    errors: { 404: "No reports of a review with this id are waiting" },
  },
  removeReviewsSentBetween: {
    method: "DELETE",
    path: "/companies/{id}/reviews",
    summary: "Remove a company's reviews that were sent between two times, shown or waiting",
    access: "administrator",
    params: companyPathParams,
    query: reviewsSentBetween,
    success: { status: 200, description: "How many were removed", schema: removedReviewsSchema },
    errors: { 404: "Company not found" },
  },
} as const satisfies ApiCalls;

import { z } from "zod";
import { companyPathParams } from "../companies.ts";
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
import type { ApiCall } from "./call.ts";

/** Calls that list, publish and remove reviews, and that decide about reports. */
export const MODERATION_CALLS: readonly ApiCall[] = [
  {
    method: "GET",
    path: "/reviews/waiting",
    name: "listWaitingReviews",
    summary: "List the reviews that wait for the administrator, oldest first",
    access: "administrator or cookie",
    success: { status: 200, description: "The reviews", schema: z.array(waitingReviewSchema) },
  },
  {
    method: "POST",
    path: "/reviews/{id}/publish",
    name: "publishReview",
    summary: "Publish a review that waits. It counts in the rating from now on",
    access: "administrator",
    params: reviewPathParams,
    success: { status: 200, description: "The review", schema: reviewSchema },
    errors: { 404: "No review with this id is waiting" },
  },
  {
    method: "DELETE",
    path: "/reviews/{id}",
    name: "removeReview",
    summary: "Remove a review",
    access: "administrator",
    params: reviewPathParams,
    query: removalReason,
    success: { status: 204, description: "It was removed" },
    errors: { 404: "Review not found" },
  },
  {
    method: "GET",
    path: "/reviews/reports",
    name: "listReportedReviews",
    summary: "List the reviews with reports that wait for a decision, the longest waiting first",
    access: "administrator or cookie",
    success: { status: 200, description: "The reviews", schema: z.array(reportedReviewSchema) },
  },
  {
    method: "POST",
    path: "/reviews/{id}/decision",
    name: "decideReports",
    summary: "Keep or remove a reported review. The reason goes into the public ledger",
    access: "administrator",
    params: reviewPathParams,
    body: { schema: reviewDecision },
    success: { status: 204, description: "All reports of it are decided" },
    errors: { 404: "No reports of a review with this id are waiting" },
  },
  {
    method: "DELETE",
    path: "/companies/{id}/reviews",
    name: "removeReviewsSentBetween",
    summary: "Remove a company's reviews that were sent between two times, shown or waiting",
    access: "administrator",
    params: companyPathParams,
    query: reviewsSentBetween,
    success: { status: 200, description: "How many were removed", schema: removedReviewsSchema },
    errors: { 404: "Company not found" },
  },
];

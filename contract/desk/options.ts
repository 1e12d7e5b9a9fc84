// This file imports no zod, because browsers load it.
import { isDay, todayInLondon } from "../dates.ts";

export const COMPANY_FILTERS = [
  { value: "public", label: "Public listings" },
  { value: "all", label: "All, with hidden ones" },
  { value: "featured", label: "Featured" },
  { value: "draft", label: "Drafts" },
  { value: "removed", label: "Hidden, to be removed" },
  { value: "no-email", label: "No email address" },
  { value: "unplaced", label: "Not on the map" },
  { value: "unconfirmed", label: "Not confirmed for a year" },
  { value: "evidence-over", label: "Carrier check ran out" },
] as const;
export type CompanyFilter = (typeof COMPANY_FILTERS)[number]["value"];

/** "rating" and "reviews" count only reviews written on this site. */
export const COMPANY_ORDERS = [
  { value: "name", label: "Name" },
  { value: "town", label: "Town" },
  { value: "rating", label: "Highest rating" },
  { value: "reviews", label: "Most reviews" },
  { value: "confirmed", label: "Longest not confirmed" },
  { value: "changed", label: "Last changed" },
] as const;
export type CompanyOrder = (typeof COMPANY_ORDERS)[number]["value"];

/**
 * The states of a quote request, in the order in which they need attention:
 * - unanswered: the request is open, and no company has answered
 * - unconfirmed: the customer has not confirmed their email address yet
 * - answered: the request is open, and a company has answered
 * - chosen: the customer has chosen a company
 * - withdrawn: the customer has withdrawn the request
 * - erased: the customer's details were deleted, without a choice or a withdrawal
 */
export const QUOTE_STATES = [
  "unanswered",
  "unconfirmed",
  "answered",
  "chosen",
  "withdrawn",
  "erased",
] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** All states of a request except `erased`, and requests with a failed email. */
export const QUOTE_FILTERS = [
  { value: "unconfirmed", label: "Not confirmed by the customer" },
  { value: "unanswered", label: "Not answered" },
  { value: "answered", label: "Answered" },
  { value: "chosen", label: "A company is chosen" },
  { value: "withdrawn", label: "Withdrawn" },
  { value: "failed", label: "An email failed" },
] as const;
export type QuoteFilter = (typeof QUOTE_FILTERS)[number]["value"];

/** `within-7` finds items that were received in the last 7 days. `over-7` finds items that were received before that. */
export const AGES = [
  { value: "within-1", label: "Last 24 hours" },
  { value: "within-7", label: "Last 7 days" },
  { value: "within-30", label: "Last 30 days" },
  { value: "over-2", label: "Older than 2 days" },
  { value: "over-7", label: "Older than 7 days" },
  { value: "over-30", label: "Older than 30 days" },
] as const;
export type Age = (typeof AGES)[number]["value"];

export const QUOTE_ORDERS = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
  { value: "state", label: "State: not answered first" },
] as const;
export type QuoteSort = (typeof QUOTE_ORDERS)[number]["value"];

/**
 * "waiting" also finds shown reviews with an edit that waits. "reported" finds reviews that stay shown until the administrator
 * has decided about the report.
 */
export const REVIEW_FILTERS = [
  { value: "waiting", label: "Waiting to be published" },
  { value: "reported", label: "Reported" },
  { value: "shown", label: "Shown" },
] as const;
export type ReviewFilter = (typeof REVIEW_FILTERS)[number]["value"];

export const REVIEW_ORDERS = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
  { value: "lowest", label: "Lowest rating" },
  { value: "highest", label: "Highest rating" },
] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number]["value"];

export const LEAD_FILTERS = [
  { value: "listed", label: "Like a company in the directory" },
  { value: "asked-to-leave", label: "Like one that asked to leave" },
  { value: "unplaced", label: "Place not known" },
] as const;
export type LeadFilter = (typeof LEAD_FILTERS)[number]["value"];

export const LEAD_ORDERS = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
  { value: "name", label: "Name" },
] as const;
export type LeadOrder = (typeof LEAD_ORDERS)[number]["value"];

export const REGISTERS = [
  { value: "carriers", label: "Waste carriers in England (Environment Agency)" },
  { value: "companies", label: "Companies House, or operator licences (DVSA)" },
] as const;
export type RegisterName = (typeof REGISTERS)[number]["value"];

/** The day of a register's file: that in its name, otherwise that on which it was saved. Today if that day is in the future. */
export function dayOfFile(name: string, savedAt = new Date(), today = todayInLondon()): string {
  const named = /\d{4}-\d\d-\d\d/.exec(name)?.[0];
  const day = named && isDay(named) ? named : todayInLondon(savedAt);
  return day < today ? day : today;
}

/** Each action applies to many companies in one call, and can be undone in one call. */
export const BULK_ACTIONS = ["feature", "unfeature", "publish", "pause", "resume", "remove"] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

export const MAX_BULK = 200;

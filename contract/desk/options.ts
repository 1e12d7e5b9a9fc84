import { isDay, todayInLondon } from "../dates.ts";

export const COMPANY_FILTERS = [
  { value: "public", label: "Public listings" },
  { value: "all", label: "All, with hidden ones" },
  { value: "draft", label: "Drafts" },
  { value: "no-email", label: "No email address" },
  { value: "unplaced", label: "Not on the map" },
  { value: "unconfirmed", label: "Not confirmed for a year" },
] as const;
export type CompanyFilter = (typeof COMPANY_FILTERS)[number]["value"];

export const COMPANY_ORDERS = [
  { value: "name", label: "Name" },
  { value: "changed", label: "Last changed" },
] as const;
export type CompanyOrder = (typeof COMPANY_ORDERS)[number]["value"];

/**
 * The states of a quote request:
 * - unanswered: the request is open, and no company has answered
 * - unconfirmed: the customer has not confirmed their email address yet
 * - answered: the request is open, and a company has answered
 * - chosen: the customer has chosen a company
 * - withdrawn: the customer has withdrawn the request
 * - erased: the customer's details were deleted, without a choice or a withdrawal
 */
export type QuoteState = "unanswered" | "unconfirmed" | "answered" | "chosen" | "withdrawn" | "erased";

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

export const LEAD_FILTERS = [{ value: "unplaced", label: "Place not known" }] as const;

export const LEAD_ORDERS = [
  { value: "newest", label: "Newest first" },
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

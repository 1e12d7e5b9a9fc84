import { z } from "zod";
import { undoneSchema } from "../changes/changes.ts";
import { bulkEditSchema, bulkUndo, companyBulk } from "../desk/company-bulk.ts";
import { companyExport, companySearch, foundCompaniesSchema } from "../desk/company-search.ts";
import { foundLeadsSchema, leadBulk, leadSearch } from "../desk/lead-search.ts";
import { bulkResultSchema } from "../desk/list-schemas.ts";
import { quoteSearch, quotesResend, resentSchema } from "../desk/quote-search.ts";
import { foundReviewsSchema, reviewBulk, reviewBulkUndo, reviewSearch } from "../desk/review-search.ts";
import { quoteSchema } from "../quotes.ts";
import type { ApiCalls } from "./call.ts";

/** Calls for the administrator's tables: search, export, and changes of the selected rows. */
export const DESK_CALLS = {
  searchCompanies: {
    method: "POST",
    path: "/companies/find",
    summary: "Search, filter and sort companies, also those that the public does not see",
    access: "administrator",
    body: { schema: companySearch },
    success: { status: 200, description: "One page of companies", schema: foundCompaniesSchema },
  },
  exportFoundCompanies: {
    method: "POST",
    path: "/companies/export",
    summary: "Export the companies that match a search, or those named, with the columns of an import",
    access: "administrator",
    body: { schema: companyExport },
    success: { status: 200, description: "The file", type: "text/csv" },
  },
  changeCompanies: {
    method: "POST",
    path: "/companies/bulk",
    summary: "Feature companies, stop featuring them, or publish drafts: all in one transaction",
    access: "administrator",
    body: { schema: companyBulk },
    success: { status: 200, description: "What was changed", schema: bulkEditSchema },
  },
  undoChanges: {
    method: "POST",
    path: "/companies/bulk/undo",
    summary: "Undo edits of several companies, all or none",
    access: "administrator",
    body: { schema: bulkUndo },
    success: { status: 200, description: "They are undone", schema: undoneSchema },
    errors: { 404: "An edit is not known", 409: "A company was changed again since" },
  },
  searchQuotes: {
    method: "POST",
    path: "/quotes/search",
    summary: "Search, filter and sort quote requests. The header X-Total-Count says how many match",
    access: "administrator",
    body: { schema: quoteSearch },
    success: { status: 200, description: "The quote requests", schema: z.array(quoteSchema) },
  },
  resendEmails: {
    method: "POST",
    path: "/quotes/resend",
    summary: "Send every failed email about these quote requests again",
    access: "administrator",
    body: { schema: quotesResend },
    success: { status: 200, description: "How many are on their way", schema: resentSchema },
  },
  searchReviews: {
    method: "POST",
    path: "/reviews/search",
    summary: "Search, filter and sort reviews, also those that wait",
    access: "administrator",
    body: { schema: reviewSearch },
    success: { status: 200, description: "One page of reviews", schema: foundReviewsSchema },
  },
  changeReviews: {
    method: "POST",
    path: "/reviews/bulk",
    summary: "Publish reviews that wait, or remove reviews. Open reports of those removed are upheld",
    access: "administrator",
    body: { schema: reviewBulk },
    success: { status: 200, description: "How many were changed", schema: bulkResultSchema },
  },
  undoReviewDecisions: {
    method: "POST",
    path: "/reviews/bulk/undo",
    summary:
      "Take back the last decision about each review: a removed one comes back, within 30 days, and the reports of a kept one wait again",
    access: "administrator",
    body: { schema: reviewBulkUndo },
    success: { status: 200, description: "They are as before", schema: undoneSchema },
    errors: { 409: "Not all of them came back; the message says why" },
  },
  searchListingRequests: {
    method: "POST",
    path: "/leads/search",
    summary: "Search, filter and sort listing requests",
    access: "administrator",
    body: { schema: leadSearch },
    success: { status: 200, description: "One page of listing requests", schema: foundLeadsSchema },
  },
  decideListingRequests: {
    method: "POST",
    path: "/leads/bulk",
    summary: "Refuse listing requests with one reason, or delete them",
    access: "administrator",
    body: { schema: leadBulk },
    success: { status: 200, description: "How many were decided", schema: bulkResultSchema },
  },
} as const satisfies ApiCalls;

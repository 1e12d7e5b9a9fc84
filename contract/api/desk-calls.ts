import { z } from "zod";
import { undoneSchema } from "../changes/changes.ts";
import { bulkEditSchema, companyBulk } from "../desk/company-bulk.ts";
import { companyExport, companySearch, foundCompaniesSchema } from "../desk/company-search.ts";
import { foundLeadsSchema, leadSearch } from "../desk/lead-search.ts";
import { bulkResultSchema, selection } from "../desk/list-schemas.ts";
import { quoteSearch, resentSchema } from "../desk/quote-search.ts";
import { foundReviewsSchema, reviewBulk, reviewSearch } from "../desk/review-search.ts";
import { quoteSchema } from "../quotes.ts";
import { type ApiCalls, DESK_POST } from "./call.ts";

export const DESK_CALLS = {
  searchCompanies: {
    ...DESK_POST,
    path: "/companies/find",
    summary: "Search, filter and sort companies, also those that the public does not see",
    body: { schema: companySearch },
    success: { status: 200, description: "One page of companies", schema: foundCompaniesSchema },
  },
  exportFoundCompanies: {
    ...DESK_POST,
    path: "/companies/export",
    summary: "Export the companies that match a search, with the columns of an import",
    body: { schema: companyExport },
    success: { status: 200, description: "The file", type: "text/csv" },
  },
  changeCompanies: {
    ...DESK_POST,
    path: "/companies/bulk",
    summary: "Feature companies, stop featuring them, or publish drafts: all in one transaction",
    body: { schema: companyBulk },
    success: { status: 200, description: "What was changed", schema: bulkEditSchema },
  },
  undoChanges: {
    ...DESK_POST,
    path: "/companies/bulk/undo",
    summary: "Undo edits of several companies, all or none",
    body: { schema: selection },
    success: { status: 200, description: "They are undone", schema: undoneSchema },
    errors: { 404: "An edit is not known", 409: "A company was changed again since" },
  },
  searchQuotes: {
    ...DESK_POST,
    path: "/quotes/search",
    summary: "Search and filter quote requests, newest first. The header X-Total-Count says how many match",
    body: { schema: quoteSearch },
    success: { status: 200, description: "The quote requests", schema: z.array(quoteSchema) },
  },
  resendEmails: {
    ...DESK_POST,
    path: "/quotes/resend",
    summary: "Send every failed email about these quote requests again",
    body: { schema: selection },
    success: { status: 200, description: "How many are on their way", schema: resentSchema },
  },
  searchReviews: {
    ...DESK_POST,
    path: "/reviews/search",
    summary: "Search and filter reviews, also those that wait, newest first",
    body: { schema: reviewSearch },
    success: { status: 200, description: "One page of reviews", schema: foundReviewsSchema },
  },
  changeReviews: {
    ...DESK_POST,
    path: "/reviews/bulk",
    summary: "Publish reviews that wait, or remove reviews. Open reports of those removed are upheld",
    body: { schema: reviewBulk },
    success: { status: 200, description: "How many were changed", schema: bulkResultSchema },
  },
  undoReviewDecisions: {
    ...DESK_POST,
    path: "/reviews/bulk/undo",
    summary:
      "Take back the last decision about each review: a removed one comes back, within 30 days, and the reports of a kept one wait again",
    body: { schema: selection },
    success: { status: 200, description: "They are as before", schema: undoneSchema },
    errors: { 409: "Not all of them came back; the message says why" },
  },
  searchListingRequests: {
    ...DESK_POST,
    path: "/leads/search",
    summary: "Search, filter and sort listing requests",
    body: { schema: leadSearch },
    success: { status: 200, description: "One page of listing requests", schema: foundLeadsSchema },
  },
} as const satisfies ApiCalls;

import type { z } from "zod";
import { loginBody, logoutQuery } from "#contract/admin.ts";
import { declineBody, offerBody } from "#contract/answers/answers.ts";
import { newCarrierCheck } from "#contract/carriers/carrier-check.ts";
import { changesQuery } from "#contract/changes/changes.ts";
import { companiesQuery, priceComparisonQuery } from "#contract/companies/company-queries.ts";
import { draftDecision } from "#contract/companies/drafts.ts";
import { mergeBody } from "#contract/companies/merge.ts";
import { similarCompaniesBody } from "#contract/companies/similar.ts";
import { companyChangesBody, importQuery, newCompany } from "#contract/company-input.ts";
import { complaintDecision } from "#contract/complaints.ts";
import { companyBulk } from "#contract/desk/company-bulk.ts";
import { companyExport, companySearch } from "#contract/desk/company-search.ts";
import { leadSearch } from "#contract/desk/lead-search.ts";
import { selection } from "#contract/desk/list-schemas.ts";
import { quoteSearch } from "#contract/desk/quote-search.ts";
import { reviewSearch } from "#contract/desk/review-search.ts";
import { claimBody, claimDetails, correctionBody } from "#contract/firms/firms.ts";
import { companyPress, customerPress } from "#contract/hires/press-bodies.ts";
import { permitsQuery } from "#contract/job/permits.ts";
import { newLead } from "#contract/leads.ts";
import { resultsMapQuery } from "#contract/map/results-map.ts";
import { contactBody } from "#contract/personal-data/personal-data.ts";
import { proposalDecision } from "#contract/proposals/proposals.ts";
import { directoryQuoteForm, pageQuoteForm } from "#contract/quote-form.ts";
import { choiceBody, furtherCompaniesBody, quotesQuery } from "#contract/quotes.ts";
import { chosenRow } from "#contract/registers/registers.ts";
import { registerQuery } from "#contract/registers.ts";
import { invitedReview, newReview, removalReason, reviewReport } from "#contract/reviews.ts";
import { asideBody } from "#contract/work/work.ts";

export interface Endpoint {
  method: string;
  /** The route pattern. */
  path: string;
  query?: string[];
  /** A valid body. */
  body?: Record<string, unknown>;
  /** All fields of the schema, including those that `body` leaves out. */
  fields?: string[];
  /** True if the endpoint needs an administrator session. Requests are sent with and without one. */
  admin?: true;
}

const names = (...shapes: z.ZodObject[]) => shapes.flatMap((shape) => Object.keys(shape.shape));

const PRESS_FIELDS = [...new Set(names(...customerPress.options, ...companyPress.options))];

export const LEAD_BODY = { name: "Ann Archer", email: "ann@archer.example", phone: "01632 960001" };
export const REVIEW_BODY = {
  companyId: 7,
  customerName: "Ann",
  rating: 4,
  title: "Good",
  content: "On time.",
};
export const COMPANY_BODY = { name: "Acme Skips", location: "Leeds", county: "West Yorkshire" };
const CARRIER_CHECK = {
  nation: "England",
  result: "matched",
  method: "register-page",
  checkedOn: "2026-11-20",
  validTo: "2028-03-01",
  checkedBy: "Ann Example",
};
export const OFFER_BODY = {
  lines: [
    { kind: "hire", price: "270.00", vat: true },
    { kind: "permit-council-fee", price: "44.00", vat: false },
    { kind: "permit-handling", price: "15.00", vat: true },
    { kind: "extra", item: "Mattress", price: "25.00", vat: true },
  ],
  vat: "added",
  hireDays: 14,
  extraWeek: "25.00",
  weightLimitTonnes: null,
  overweightPerTonne: null,
  earliestDate: null,
  validUntil: null,
  note: "We need 3.5 m of width to get in.",
};
export const DECLINE_BODY = { reason: "no-vehicle", note: null };
const PERSON = { ...LEAD_BODY, location: "Leeds", companies: [{ id: 1 }, { id: 2 }] };
export const DIRECTORY_QUOTE_BODY = {
  ...PERSON,
  wasteType: "garden",
  skipSize: "builder-6-yard",
  hireLength: "1-week",
};
const PAGE_QUOTE = {
  ...PERSON,
  wasteType: "Soil and rubble",
  skipSize: "small",
  hireDate: "2099-01-01",
  hireDuration: "1-week",
  radius: 25,
};

/** Every endpoint except the pages. in-process/coverage.test.ts fails when one is missing. */
export const ENDPOINTS: Endpoint[] = [
  { method: "GET", path: "/api/companies", query: names(companiesQuery) },
  { method: "GET", path: "/api/companies/:id" },
  { method: "GET", path: "/api/companies/:id/reviews" },
  { method: "GET", path: "/api/price-comparison", query: names(priceComparisonQuery) },
  { method: "GET", path: "/api/statistics" },
  { method: "GET", path: "/api/map", query: names(resultsMapQuery) },
  { method: "GET", path: "/api/maps/config" },
  { method: "GET", path: "/api/openapi.json" },
  { method: "GET", path: "/api/permits", query: names(permitsQuery) },
  { method: "GET", path: "/api/places", query: ["q"] },
  { method: "GET", path: "/api/guides", query: ["featured"] },
  { method: "GET", path: "/api/guides/:slug" },
  { method: "POST", path: "/api/companies", body: COMPANY_BODY, fields: names(newCompany), admin: true },
  {
    method: "PUT",
    path: "/api/companies/:id",
    body: COMPANY_BODY,
    fields: names(companyChangesBody),
    admin: true,
  },
  { method: "DELETE", path: "/api/companies/:id/logo", admin: true },
  { method: "POST", path: "/api/photos", body: {} },
  { method: "GET", path: "/pictures/:token" },
  { method: "GET", path: "/logos/:file" },
  {
    method: "POST",
    path: "/api/companies/:id/registers",
    body: { register: "companies-house", number: "00000006" },
    fields: names(chosenRow),
    admin: true,
  },
  { method: "GET", path: "/api/companies/:id/carrier-checks", admin: true },
  {
    method: "POST",
    path: "/api/companies/:id/carrier-checks",
    body: CARRIER_CHECK,
    fields: names(newCarrierCheck),
    admin: true,
  },
  { method: "DELETE", path: "/api/companies/:id/carrier-checks/:checkId", admin: true },
  { method: "POST", path: "/api/registers/check", query: names(registerQuery), body: {}, admin: true },
  { method: "GET", path: "/api/companies.csv", admin: true },
  { method: "POST", path: "/api/companies/import", query: names(importQuery), body: {}, admin: true },
  { method: "GET", path: "/api/companies/imports/last", admin: true },
  { method: "GET", path: "/api/work/counts", admin: true },
  { method: "POST", path: "/api/companies/import/undo", admin: true },
  { method: "POST", path: "/api/reviews", body: REVIEW_BODY, fields: names(newReview) },
  {
    method: "POST",
    path: "/api/reviews/invited/:token",
    body: { ...REVIEW_BODY, companyId: undefined },
    fields: names(invitedReview),
  },
  {
    method: "POST",
    path: "/api/reviews/:id/report",
    body: { reason: "abusive", note: "Names the driver" },
    fields: names(reviewReport),
  },
  { method: "GET", path: "/api/reviews/reports", admin: true },
  {
    method: "POST",
    path: "/api/reviews/:id/decision",
    body: { decision: "keep", reason: "within-policy" },
    admin: true,
  },
  { method: "GET", path: "/api/reviews/waiting", admin: true },
  { method: "POST", path: "/api/reviews/:id/publish", admin: true },
  {
    method: "POST",
    path: "/api/reviews/search",
    body: { text: "Ann", filter: "waiting" },
    fields: names(reviewSearch),
    admin: true,
  },
  {
    method: "POST",
    path: "/api/reviews/bulk",
    body: { action: "publish", ids: [1, 2] },
    fields: ["action", "ids", "reason"],
    admin: true,
  },
  {
    method: "POST",
    path: "/api/reviews/bulk/undo",
    body: { ids: [1] },
    fields: names(selection),
    admin: true,
  },
  {
    method: "POST",
    path: "/api/leads/search",
    body: { text: "Acme", filter: "unplaced", sort: "name", page: 1 },
    fields: names(leadSearch),
    admin: true,
  },
  { method: "DELETE", path: "/api/reviews/:id", query: names(removalReason), admin: true },
  {
    method: "POST",
    path: "/api/quotes",
    body: DIRECTORY_QUOTE_BODY,
    fields: names(directoryQuoteForm),
  },
  {
    method: "POST",
    path: "/api/quotes",
    body: PAGE_QUOTE,
    fields: names(pageQuoteForm),
  },
  { method: "GET", path: "/api/quotes", query: names(quotesQuery), admin: true },
  {
    method: "POST",
    path: "/api/quotes/search",
    body: { text: "Ann", filter: "unanswered", page: 1 },
    fields: names(quoteSearch),
    admin: true,
  },
  {
    method: "POST",
    path: "/api/quotes/resend",
    body: { ids: [1] },
    fields: names(selection),
    admin: true,
  },
  { method: "DELETE", path: "/api/quotes/:id", admin: true },
  { method: "POST", path: "/api/quotes/:id/deliveries/:deliveryId/retry", admin: true },
  { method: "GET", path: "/api/receipts/:token" },
  { method: "GET", path: "/api/receipts/:token/calendar" },
  {
    method: "POST",
    path: "/api/receipts/:token/choose",
    body: { companyId: 1, version: null },
    fields: names(choiceBody),
  },
  { method: "POST", path: "/api/receipts/:token/undo" },
  {
    method: "POST",
    path: "/api/receipts/:token/ask",
    body: { companyIds: [1] },
    fields: names(furtherCompaniesBody),
  },
  {
    method: "POST",
    path: "/api/receipts/:token/press",
    body: {
      press: "problem",
      problem: "more-charged",
      amount: "120.00",
      words: "They took £120 more by card than they offered.",
    },
    fields: PRESS_FIELDS,
  },
  { method: "POST", path: "/api/receipts/:token/withdraw" },
  { method: "POST", path: "/api/receipts/:token/confirm" },
  { method: "POST", path: "/api/receipts/:token/send-link" },
  { method: "POST", path: "/api/receipts/:token/erase" },
  { method: "GET", path: "/api/answers/:token" },
  {
    method: "POST",
    path: "/api/answers/:token/offer",
    body: OFFER_BODY,
    fields: names(offerBody),
  },
  {
    method: "POST",
    path: "/api/answers/:token/decline",
    body: DECLINE_BODY,
    fields: names(declineBody),
  },
  {
    method: "POST",
    path: "/api/answers/:token/press",
    body: { press: "question", question: "access" },
    fields: PRESS_FIELDS,
  },
  {
    method: "POST",
    path: "/api/companies/:id/claim",
    body: { details: { ...LEAD_BODY, proof: "Director" } },
    fields: [...names(claimBody), ...names(claimDetails)],
  },
  {
    method: "POST",
    path: "/api/companies/:id/corrections",
    body: { field: "phone", suggestion: "01632 960124" },
    fields: names(correctionBody),
  },
  { method: "GET", path: "/api/proposals", admin: true },
  {
    method: "POST",
    path: "/api/proposals/:id/decide",
    body: { decision: "refuse" },
    fields: names(proposalDecision),
    admin: true,
  },
  { method: "POST", path: "/api/proposals/:id/reopen", admin: true },
  { method: "POST", path: "/api/company-changes/:id/undo", admin: true },
  { method: "GET", path: "/api/changes", query: names(changesQuery), admin: true },
  { method: "POST", path: "/api/changes/:id/undo", admin: true },
  { method: "GET", path: "/api/drafts", admin: true },
  { method: "POST", path: "/api/drafts/invite", body: { ids: [1] }, fields: ["ids"], admin: true },
  {
    method: "POST",
    path: "/api/drafts/:id/decide",
    body: { decision: "publish" },
    fields: names(draftDecision),
    admin: true,
  },
  {
    method: "POST",
    path: "/api/companies/find",
    body: { text: "Acme", location: "Leeds", filter: "all", sort: "changed", page: 1, limit: 20 },
    fields: names(companySearch),
    admin: true,
  },
  {
    method: "POST",
    path: "/api/companies/export",
    body: { text: "Acme" },
    fields: names(companyExport),
    admin: true,
  },
  {
    method: "POST",
    path: "/api/companies/bulk",
    body: { ids: [1, 2], action: "feature" },
    fields: names(companyBulk),
    admin: true,
  },
  {
    method: "POST",
    path: "/api/companies/bulk/undo",
    body: { ids: [1] },
    fields: names(selection),
    admin: true,
  },
  {
    method: "POST",
    path: "/api/companies/similar",
    body: { name: "Acme", location: "Leeds", phone: "01632 960001" },
    fields: names(similarCompaniesBody),
    admin: true,
  },
  { method: "GET", path: "/api/work", admin: true },
  {
    method: "POST",
    path: "/api/work/aside",
    body: { kind: "duplicate", item: "1-2", aside: true },
    fields: names(asideBody),
    admin: true,
  },
  { method: "POST", path: "/api/emails/:deliveryId/resend", admin: true },
  {
    method: "POST",
    path: "/api/companies/:id/merge",
    body: { companyId: 999_999 },
    fields: names(mergeBody),
    admin: true,
  },
  {
    method: "POST",
    path: "/api/companies/:id/merge/preview",
    body: { companyId: 999_999 },
    fields: names(mergeBody),
    admin: true,
  },
  { method: "POST", path: "/api/company-merges/:id/undo", admin: true },
  {
    method: "POST",
    path: "/api/complaints/:id/decide",
    body: { decision: "acknowledge" },
    fields: names(complaintDecision),
    admin: true,
  },
  { method: "GET", path: "/badge/:file" },
  { method: "GET", path: "/previews/:file" },
  { method: "GET", path: "/previews/company/:file" },
  // Links with a token that is followed by punctuation or by something else.
  { method: "GET", path: "/answer/:file" },
  { method: "GET", path: "/confirm-claim/:file" },
  { method: "GET", path: "/firm/open/:file" },
  { method: "GET", path: "/my-review/:file" },
  { method: "GET", path: "/receipt/:file" },
  { method: "GET", path: "/review/:file" },
  { method: "GET", path: "/admin/figures.csv", query: ["by"], admin: true },
  { method: "GET", path: "/data/companies.csv", query: ["from"] },
  { method: "GET", path: "/data/reviews-ledger.csv", query: ["from"] },
  { method: "POST", path: "/api/leads", body: LEAD_BODY, fields: names(newLead) },
  { method: "GET", path: "/api/leads", admin: true },
  {
    method: "POST",
    path: "/api/leads/:id/decide",
    body: { decision: "refused", reason: "Closed" },
    fields: ["decision", "companyId", "reason"],
    admin: true,
  },
  { method: "DELETE", path: "/api/leads/:id", admin: true },
  { method: "POST", path: "/api/admin/login", body: { password: "guess" }, fields: names(loginBody) },
  { method: "GET", path: "/api/admin/verify", admin: true },
  { method: "POST", path: "/api/admin/logout", query: names(logoutQuery) },
  {
    method: "POST",
    path: "/api/personal-data/find",
    body: { contact: LEAD_BODY.email },
    fields: names(contactBody),
    admin: true,
  },
  {
    method: "POST",
    path: "/api/personal-data/erase",
    body: { contact: LEAD_BODY.phone },
    fields: names(contactBody),
    admin: true,
  },
  { method: "GET", path: "/health/live" },
  { method: "GET", path: "/health/ready" },
  { method: "GET", path: "/metrics" },
  { method: "POST", path: "/mail/bounces" },
  { method: "GET", path: "/robots.txt" },
  { method: "GET", path: "/.well-known/security.txt" },
  { method: "GET", path: "/sitemap.xml" },
  { method: "GET", path: "/sitemap-:part.xml" },
  { method: "GET", path: "/favicon.ico" },
  { method: "GET", path: "/admin/devices" },
  { method: "GET", path: "/assets/:file" },
  { method: "GET", path: "/guides/drawings/:file" },
];

import { z } from "zod";
import { adminTokenSchema, login, logoutQuery } from "../admin.ts";
import { companyPath, companySchema } from "../companies.ts";
import { importReportSchema, lastImportSchema } from "../company-import.ts";
import { companyChanges, importQuery, newCompany } from "../company-input.ts";
import { leadDecision, leadPath, waitingLeadSchema } from "../leads.ts";
import { deliveryPath, quotePath, quoteSchema, quotesQuery } from "../quotes.ts";
import type { ApiCall } from "./call.ts";

const REMOVED = "It was removed";

/** Signing in, and what only the administrator may do. */
export const ADMIN_CALLS: readonly ApiCall[] = [
  {
    method: "POST",
    path: "/admin/login",
    name: "signIn",
    summary: "Sign in as the administrator. The answer also sets the token as a cookie",
    access: "anybody",
    rateLimit: "login",
    body: { schema: login },
    success: { status: 200, description: "The token", schema: adminTokenSchema },
    errors: { 401: "The password is wrong" },
  },
  {
    method: "GET",
    path: "/admin/verify",
    name: "verifyToken",
    summary: "Ask whether a token is still valid",
    access: "administrator",
    success: { status: 200, description: "It is", schema: z.object({ valid: z.literal(true) }) },
  },
  {
    method: "POST",
    path: "/admin/logout",
    name: "signOut",
    summary:
      "Sign out: the token of the header and that of the cookie end. With everywhere=true all sessions end",
    access: "anybody",
    query: logoutQuery,
    success: { status: 200, description: "Signed out", schema: z.object({ message: z.string() }) },
    errors: { 401: "With everywhere=true: the token of the header is not valid" },
  },
  {
    method: "POST",
    path: "/companies",
    name: "addCompany",
    summary: "Add a company",
    access: "administrator",
    body: { schema: newCompany },
    success: { status: 201, description: "The company", schema: companySchema },
  },
  {
    method: "PUT",
    path: "/companies/{id}",
    name: "changeCompany",
    summary:
      "Change a company: the fields that are sent change, the others stay. With updatedAt only if nobody edited it since",
    access: "administrator",
    params: companyPath,
    body: { schema: companyChanges },
    success: { status: 200, description: "The company", schema: companySchema },
    errors: { 404: "Company not found", 409: "The company was edited after updatedAt" },
  },
  {
    method: "GET",
    path: "/companies.csv",
    name: "exportCompanies",
    summary: "Export the directory as a CSV file",
    access: "administrator or cookie",
    success: { status: 200, description: "The file", type: "text/csv" },
  },
  {
    method: "POST",
    path: "/companies/import",
    name: "importCompanies",
    summary: "Import companies from a CSV file. Without apply=true the file is only checked",
    access: "administrator",
    query: importQuery,
    body: { type: "text/csv" },
    success: { status: 200, description: "What changed, or would change", schema: importReportSchema },
    errors: { 413: "The file is larger than 20 MB" },
  },
  {
    method: "GET",
    path: "/companies/imports/last",
    name: "getLastImport",
    summary: "Read the import that can be undone",
    access: "administrator or cookie",
    success: { status: 200, description: "The import, or null", schema: lastImportSchema.nullable() },
  },
  {
    method: "POST",
    path: "/companies/import/undo",
    name: "undoImport",
    summary: "Undo the last import",
    access: "administrator",
    success: { status: 200, description: "The import undone", schema: lastImportSchema },
    errors: { 409: "There is no import, or its companies have changed since" },
  },
  {
    method: "GET",
    path: "/quotes",
    name: "listQuotes",
    summary: "List quote requests, newest first",
    access: "administrator or cookie",
    query: quotesQuery,
    success: { status: 200, description: "The requests", schema: z.array(quoteSchema) },
  },
  {
    method: "DELETE",
    path: "/quotes/{id}",
    name: "removeQuote",
    summary: "Remove a quote request and its emails",
    access: "administrator",
    params: quotePath,
    success: { status: 204, description: REMOVED },
    errors: { 404: "Quote request not found" },
  },
  {
    method: "POST",
    path: "/quotes/{id}/deliveries/{deliveryId}/retry",
    name: "retryDelivery",
    summary: "Send a failed email again",
    access: "administrator",
    params: deliveryPath,
    success: { status: 204, description: "It is queued again" },
    errors: { 409: "The email did not fail, or its request has been closed" },
  },
  {
    method: "GET",
    path: "/leads",
    name: "listLeads",
    summary: "List the businesses that asked to be listed, newest first",
    access: "administrator or cookie",
    success: { status: 200, description: "The listing requests", schema: z.array(waitingLeadSchema) },
  },
  {
    method: "POST",
    path: "/leads/{id}/decide",
    name: "decideLead",
    summary: "Tell a business that it is listed, or that it will not be. The request is deleted",
    access: "administrator",
    params: leadPath,
    body: { schema: leadDecision },
    success: { status: 204, description: "The business is told by email" },
    errors: { 404: "Listing request or company not found" },
  },
  {
    method: "DELETE",
    path: "/leads/{id}",
    name: "removeLead",
    summary: "Remove a listing request",
    access: "administrator",
    params: leadPath,
    success: { status: 204, description: REMOVED },
    errors: { 404: "Listing request not found" },
  },
];

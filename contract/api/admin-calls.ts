import { z } from "zod";
import { adminTokenSchema, loginBody, logoutQuery } from "../admin.ts";
import { companyPathParams } from "../companies/company-queries.ts";
import { similarCompaniesBody, similarCompaniesResponse } from "../companies/similar.ts";
import { companySchema } from "../companies.ts";
import { importReportSchema, lastImportSchema } from "../company-import.ts";
import { companyChangesBody, importQuery, newCompany } from "../company-input.ts";
import { pageOfList } from "../desk/list-schemas.ts";
import { rowPathParams } from "../field-schemas.ts";
import { leadDecision, waitingLeadSchema } from "../leads.ts";
import { MAX_BODY_BYTES, MAX_IMPORT_BYTES } from "../limits.ts";
import { deliveryPathParams, quotePathParams, quoteSchema, quotesQuery } from "../quotes.ts";
import { type ApiCalls, DESK_DELETE, DESK_GET, DESK_POST, PUBLIC_POST } from "./call.ts";

const REMOVED = "It was removed";
/**
 * The most values in the JSON of a company. The usual limit is too low, because a company's areas can name thousands of
 * districts.
 */
const MAX_AREAS = MAX_BODY_BYTES;

export const ADMIN_CALLS = {
  signIn: {
    ...PUBLIC_POST,
    path: "/admin/login",
    summary: "Sign in as the administrator. The answer also sets the token as a cookie",
    rateLimit: "login",
    body: { schema: loginBody },
    success: { status: 200, description: "The token", schema: adminTokenSchema },
    errors: { 401: "The password is wrong" },
  },
  verifyToken: {
    method: "GET",
    path: "/admin/verify",
    summary: "Ask whether a token is still valid",
    access: "administrator",
    success: { status: 200, description: "It is", schema: z.object({ valid: z.literal(true) }) },
  },
  signOut: {
    ...PUBLIC_POST,
    path: "/admin/logout",
    summary:
      "Sign out: the token of the header and that of the cookie end. With everywhere=true all sessions end",
    query: logoutQuery,
    success: { status: 200, description: "Signed out", schema: z.object({ message: z.string() }) },
    errors: { 401: "With everywhere=true: the token of the header is not valid" },
  },
  addCompany: {
    ...DESK_POST,
    path: "/companies",
    summary: "Add a company",
    body: { schema: newCompany, maxValues: MAX_AREAS },
    success: { status: 201, description: "The company", schema: companySchema },
  },
  findSimilarCompanies: {
    ...DESK_POST,
    path: "/companies/similar",
    summary:
      "Find companies that may be the same as one before it is added, also those that the public does not see",
    body: { schema: similarCompaniesBody },
    success: { status: 200, description: "Companies like it", schema: similarCompaniesResponse },
  },
  changeCompany: {
    method: "PUT",
    path: "/companies/{id}",
    summary:
      "Change a company: the fields that are sent change, the others stay. With updatedAt, or with it in If-Match, only if nobody edited it since",
    access: "administrator",
    params: companyPathParams,
    body: { schema: companyChangesBody, maxValues: MAX_AREAS },
    success: { status: 200, description: "The company", schema: companySchema },
    headers: {
      "If-Match": { schema: z.string(), description: "The company's updatedAt in double quotes, or *" },
    },
    errors: {
      404: "Company not found",
      409: "The company was edited after updatedAt. `company` is what it is now",
      412: "The company has another version than If-Match, and `company` is what it is now; or If-Match is no version",
    },
  },
  removeLogo: {
    ...DESK_DELETE,
    path: "/companies/{id}/logo",
    summary: "Take a company's logo down",
    params: companyPathParams,
    success: { status: 200, description: "The company", schema: companySchema },
    errors: { 404: "Company not found" },
  },
  exportCompanies: {
    ...DESK_GET,
    path: "/companies.csv",
    summary: "Export the directory as a CSV file",
    success: { status: 200, description: "The file", type: "text/csv" },
  },
  importCompanies: {
    ...DESK_POST,
    path: "/companies/import",
    summary: "Import companies from a CSV file. Without apply=true the file is only checked",
    query: importQuery,
    body: {
      type: "text/csv",
      documented: z
        .string()
        .meta({ examples: ["id,name,location,county\n,Example Skips,York,North Yorkshire\n"] }),
      maxBytes: MAX_IMPORT_BYTES,
    },
    success: { status: 200, description: "What changed, or would change", schema: importReportSchema },
    errors: { 413: "The file is larger than 20 MB" },
  },
  getLastImport: {
    ...DESK_GET,
    path: "/companies/imports/last",
    summary: "Read the import that can be undone",
    success: { status: 200, description: "The import, or null", schema: lastImportSchema.nullable() },
  },
  undoImport: {
    ...DESK_POST,
    path: "/companies/import/undo",
    summary: "Undo the last import",
    success: { status: 200, description: "The import undone", schema: lastImportSchema },
    errors: { 409: "There is no import, or its companies have changed since" },
  },
  listQuotes: {
    ...DESK_GET,
    path: "/quotes",
    summary: "List quote requests, newest first. The header X-Total-Count says how many there are",
    query: quotesQuery,
    success: { status: 200, description: "The requests", schema: z.array(quoteSchema) },
  },
  removeQuote: {
    ...DESK_DELETE,
    path: "/quotes/{id}",
    summary: "Remove a quote request and its emails",
    params: quotePathParams,
    success: { status: 204, description: REMOVED },
    errors: { 404: "Quote request not found" },
  },
  retryDelivery: {
    ...DESK_POST,
    path: "/quotes/{id}/deliveries/{deliveryId}/retry",
    summary: "Send a failed email again",
    params: deliveryPathParams,
    success: { status: 204, description: "It is queued again" },
    errors: { 409: "The email did not fail, or it is not needed any more" },
  },
  listLeads: {
    ...DESK_GET,
    path: "/leads",
    summary:
      "List the businesses that asked to be listed, newest first. The header X-Total-Count says how many there are",
    query: pageOfList,
    success: { status: 200, description: "The listing requests", schema: z.array(waitingLeadSchema) },
  },
  decideLead: {
    ...DESK_POST,
    path: "/leads/{id}/decide",
    summary: "Tell a business that it is listed, or that it will not be. The request is deleted",
    params: rowPathParams,
    body: { schema: leadDecision },
    success: { status: 204, description: "The business is told by email" },
    errors: { 404: "Listing request or company not found" },
  },
  removeLead: {
    ...DESK_DELETE,
    path: "/leads/{id}",
    summary: "Remove a listing request",
    params: rowPathParams,
    success: { status: 204, description: REMOVED },
    errors: { 404: "Listing request not found" },
  },
} as const satisfies ApiCalls;

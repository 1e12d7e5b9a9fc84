import { z } from "zod";
import { carrierCheckPathParams, newCarrierCheck, recordedCheckSchema } from "../carriers/carrier-check.ts";
import { companyPathParams } from "../companies/company-queries.ts";
import { MAX_REGISTER_BYTES } from "../limits.ts";
import { chosenRow, registerResultSchema } from "../registers/registers.ts";
import { registerQuery, registerReportSchema } from "../registers.ts";
import { type ApiCalls, DESK_DELETE, DESK_GET, DESK_POST } from "./call.ts";

export const CARRIER_CALLS = {
  checkRegister: {
    ...DESK_POST,
    path: "/registers/check",
    summary:
      "Compare companies with a register's CSV file, also in a ZIP file or compressed with gzip. Without apply=true nothing is recorded",
    query: registerQuery,
    body: { type: "text/csv", maxBytes: MAX_REGISTER_BYTES },
    success: { status: 200, description: "What the file shows", schema: registerReportSchema },
    errors: { 413: "The file is larger than 1,000 MB" },
  },
  chooseRegistered: {
    ...DESK_POST,
    path: "/companies/{id}/registers",
    summary:
      "Say which row of a public register is the company. Its company number is entered if none is stated",
    params: companyPathParams,
    body: { schema: chosenRow },
    success: { status: 200, description: "What its page says now", schema: registerResultSchema },
    errors: { 404: "The company, or such a row, is not known", 409: "The company was changed meanwhile" },
  },
  listCarrierChecks: {
    ...DESK_GET,
    path: "/companies/{id}/carrier-checks",
    summary: "List the checks of a company's registration as a waste carrier, newest first",
    params: companyPathParams,
    success: { status: 200, description: "The checks", schema: z.array(recordedCheckSchema) },
  },
  recordCarrierCheck: {
    ...DESK_POST,
    path: "/companies/{id}/carrier-checks",
    summary: "Record a check of the licence number that a company states",
    params: companyPathParams,
    body: { schema: newCarrierCheck },
    success: { status: 201, description: "The check", schema: recordedCheckSchema },
    errors: { 404: "Company not found" },
  },
  removeCarrierCheck: {
    ...DESK_DELETE,
    path: "/companies/{id}/carrier-checks/{checkId}",
    summary: "Remove a check that was recorded by mistake",
    params: carrierCheckPathParams,
    success: { status: 204, description: "It was removed" },
    errors: { 404: "This company has no such check" },
  },
} as const satisfies ApiCalls;

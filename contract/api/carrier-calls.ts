import { z } from "zod";
import { carrierCheckPathParams, newCarrierCheck, recordedCheckSchema } from "../carriers/carrier-check.ts";
import { companyPathParams } from "../companies/company-queries.ts";
import type { ApiCalls } from "./call.ts";

/** Calls about checks of waste carrier registrations. Their results are in each company's `carrier`. */
export const CARRIER_CALLS = {
  listCarrierChecks: {
    method: "GET",
    path: "/companies/{id}/carrier-checks",
    summary: "List the checks of a company's registration as a waste carrier, newest first",
    access: "administrator or cookie",
    params: companyPathParams,
    success: { status: 200, description: "The checks", schema: z.array(recordedCheckSchema) },
  },
  recordCarrierCheck: {
    method: "POST",
    path: "/companies/{id}/carrier-checks",
    summary: "Record a check of the licence number that a company states",
    access: "administrator",
    params: companyPathParams,
    body: { schema: newCarrierCheck },
    success: { status: 201, description: "The check", schema: recordedCheckSchema },
    errors: { 404: "Company not found" },
  },
  removeCarrierCheck: {
    method: "DELETE",
    path: "/companies/{id}/carrier-checks/{checkId}",
    summary: "Remove a check that was recorded by mistake",
    access: "administrator",
    params: carrierCheckPathParams,
    success: { status: 204, description: "It was removed" },
    errors: { 404: "This company has no such check" },
  },
} as const satisfies ApiCalls;

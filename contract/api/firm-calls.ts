import { z } from "zod";
import { companyPathParams } from "../companies/company-queries.ts";
import { claimBody, correctionBody } from "../firms/firms.ts";
import type { ApiCalls } from "./call.ts";

const accepted = z
  .object({ accepted: z.literal(true) })
  .meta({ id: "Accepted", description: "What was sent is dealt with later" });
const errors = { 404: "Company not found" };

/** Calls with which people claim a listing or say what is wrong in it. */
export const FIRM_CALLS = {
  claimCompany: {
    method: "POST",
    path: "/companies/{id}/claim",
    summary:
      "Say that a company is yours. A link to its own page goes to the listed address; with details the administrator decides, and the given address gets a link that confirms it. The answer is the same whether an address is listed or not",
    access: "anybody",
    rateLimit: "claim",
    params: companyPathParams,
    body: { schema: claimBody, isOptional: true },
    success: { status: 202, description: "Accepted", schema: accepted },
    errors,
  },
  proposeCorrection: {
    method: "POST",
    path: "/companies/{id}/corrections",
    summary: "Say what is wrong in a listing. The administrator decides",
    access: "anybody",
    rateLimit: "correction",
    params: companyPathParams,
    body: { schema: correctionBody },
    success: { status: 202, description: "Accepted", schema: accepted },
    errors,
  },
} as const satisfies ApiCalls;

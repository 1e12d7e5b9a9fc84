import type { z } from "zod";
import type { RateLimited } from "../limits.ts";

/**
 * Who may make a call: anybody, the administrator with a token, or the administrator with a token or the session's cookie. Only
 * calls that change nothing accept the cookie.
 */
type Access = "anybody" | "administrator" | "administrator or cookie";

/** The body of a request or response: JSON of `schema`, or another media type, `type`. Without both there is no body. */
export interface Content {
  schema?: z.ZodType;
  type?: string;
  example?: unknown;
}

/**
 * The description of one API call. The published document and the developers' page are generated from these descriptions, and
 * tests compare the API with them.
 */
export interface ApiCall {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** The path below `/api`, with parameters in braces: "/companies/{id}". */
  path: string;
  /** A unique name that consists of a verb and a noun. */
  name: string;
  summary: string;
  access: Access;
  rateLimit?: RateLimited;
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: Record<string, { schema: z.ZodType; description: string }>;
  body?: Content;
  success: { status: 200 | 201 | 202 | 204; description: string } & Content;
  /** Errors by status, besides those that follow from the fields above. */
  errors?: Record<number, string>;
}

export interface ApiGroup {
  title: string;
  calls: readonly ApiCall[];
}

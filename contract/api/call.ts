import type { z } from "zod";
import type { RateLimited } from "../limits.ts";

/** Who may make a call: anybody, or the administrator with a token (for reading, with the cookie as well). */
export type Access = "anybody" | "administrator" | "administrator or cookie";

/** A body in either direction. Without a schema it is not JSON, and `type` names its media type. */
export interface Content {
  schema?: z.ZodType;
  type?: string;
  example?: unknown;
}

/** One call of the API, described once: the published document, the developers' page and the tests derive from it. */
export interface ApiCall {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below `/api`, with parameters in braces: "/companies/{id}". */
  path: string;
  /** Unique; a verb and a noun. */
  name: string;
  summary: string;
  access: Access;
  rateLimit?: RateLimited;
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: Record<string, { schema: z.ZodType; description: string }>;
  body?: Content;
  success: { status: 200 | 201 | 202 | 204; description: string } & Content;
  /** Errors beyond those that follow from the parts above, by status. */
  errors?: Record<number, string>;
}

export interface ApiGroup {
  title: string;
  calls: readonly ApiCall[];
}

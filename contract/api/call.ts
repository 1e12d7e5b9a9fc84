import { z } from "zod";
import { companySchema } from "../companies.ts";
import type { RateLimited } from "../limits.ts";

/** Who may make a call. Calls that change something do not accept the session's cookie. */
type Access = "anybody" | "administrator" | "administrator or cookie";

/** Without both fields there is no body. */
export interface Content {
  schema?: z.ZodType;
  type?: string;
}

interface RequestContent extends Content {
  /** The schema for the API's document, if `schema` checks something that JSON Schema cannot express. */
  documented?: z.ZodType;
  isOptional?: boolean;
  maxValues?: number;
  maxBytes?: number;
  /** True if the body is a picture. The call then waits in the queue of the encoder, not in that of the database. */
  isPicture?: true;
}

/** The routes, the API's document, the developers' page and the browser's types are all made from these calls. */
export interface ApiCall {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** The path below `/api`, with parameters in braces: "/companies/{id}". */
  path: string;
  summary: string;
  access: Access;
  rateLimit?: RateLimited;
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: Record<string, { schema: z.ZodType; description: string }>;
  body?: RequestContent;
  success: { status: 200 | 201 | 202 | 204; description: string } & Content;
  /** Errors besides those of `access`, `rateLimit`, `params`, `query` and `body`, which the document adds. */
  errors?: Record<number, string>;
}

/** True if scripts of other sites may read the response: it is the same for everybody, and the path contains no secret token. */
export const isOpenToOtherSites = ({ method, access, path }: Pick<ApiCall, "method" | "access" | "path">) =>
  method === "GET" && access === "anybody" && !path.includes("{token}");

export const PUBLIC_GET = { method: "GET", access: "anybody" } as const;
export const PUBLIC_POST = { method: "POST", access: "anybody" } as const;
export const DESK_GET = { method: "GET", access: "administrator or cookie" } as const;
export const DESK_POST = { method: "POST", access: "administrator" } as const;
export const DESK_DELETE = { method: "DELETE", access: "administrator" } as const;

/** By name. Names are unique in the whole API, and consist of a verb and a noun. */
export type ApiCalls = Readonly<Record<string, ApiCall>>;

/** Every error under `/api` has this JSON body. */
export const errorBodySchema = z
  .object({
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    company: companySchema.optional().meta({
      description: "The company as it is now, if an edit was refused because it is another version",
    }),
  })
  .meta({ id: "Error", description: "What went wrong and what to do, in a sentence for people" });
export type ErrorBody = z.output<typeof errorBodySchema>;

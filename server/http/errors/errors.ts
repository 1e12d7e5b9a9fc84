import { randomUUID } from "node:crypto";
import type { ErrorHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";
import type { ErrorBody } from "#contract/api/call.ts";
import { FileProblem, type Refusal } from "#server/refusal.ts";
import { redactPath } from "../canonical-path.ts";
import { isDatabaseDown, isRefusedValue } from "./database-errors.ts";

type BodyDetails = Omit<ErrorBody, "message">;

class Problem extends Error {
  override name = "Problem";
  readonly status: ContentfulStatusCode;
  readonly headers: Record<string, string> | undefined;
  readonly details: BodyDetails;

  constructor(
    status: ContentfulStatusCode,
    message: string,
    { headers, ...details }: BodyDetails & { headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.details = details;
  }
}

export const problem = (...parts: ConstructorParameters<typeof Problem>): Problem => new Problem(...parts);

const REFUSAL_STATUS: Record<Refusal["refused"], ContentfulStatusCode> = {
  "not-found": 404,
  stale: 409,
  conflict: 409,
  invalid: 400,
  "key-reused": 422,
  expired: 410,
};

const isRefusal = (result: object): result is Refusal => "refused" in result;

/** Called directly only for a status that differs from `REFUSAL_STATUS`. */
export const problemOfRefusal = (
  { message, field, company }: Refusal,
  status: ContentfulStatusCode,
): Problem =>
  problem(status, message, { company, ...(field !== undefined && { fields: { [field]: message } }) });

export function unlessRefused<Result extends object>(result: Result | Refusal): Result {
  if (!isRefusal(result)) return result;
  throw problemOfRefusal(result, REFUSAL_STATUS[result.refused]);
}

const DATABASE_DOWN =
  "We cannot do this just now, because our database is not answering. Please try again in a minute.";

export const databaseDown = () => problem(503, DATABASE_DOWN, { headers: { "retry-after": "30" } });

const LOADING = "The directory is still loading. Please try again in a moment.";

export const stillLoading = () => problem(503, LOADING, { headers: { "retry-after": "5" } });

/** Null for an unexpected error. */
export function problemOf(error: unknown): Problem | null {
  if (error instanceof Problem) return error;
  if (error instanceof HTTPException) return problem(error.status, error.message);
  if (error instanceof FileProblem) return problem(400, error.message);
  if (isDatabaseDown(error)) return databaseDown();
  if (isRefusedValue(error)) return problem(400, "Something in the request cannot be stored as it is");
  return null;
}

export const UNEXPECTED = "Something went wrong on our side. Please try again.";

/** Details of unexpected errors are logged and never sent. */
export const errorHandler =
  (log: Logger): ErrorHandler =>
  (error, c) => {
    const known = problemOf(error);
    if (known) {
      const { message, details, status, headers } = known;
      return c.json({ message, ...details } satisfies ErrorBody, status, headers);
    }
    const requestId = randomUUID();
    const path = redactPath(c.req.path);
    log.error({ err: error, requestId, method: c.req.method, path }, "Request failed");
    const message = `${UNEXPECTED} (Reference ${requestId})`;
    return c.json({ message } satisfies ErrorBody, 500, { "x-request-id": requestId });
  };

import { GIVE_UP_AFTER_MS } from "#contract/limits.ts";
import type { AnswerAt, ApiMethod, ApiPath, ApiResponse, BodyAt } from "./api-types.ts";
import { startWaiting } from "./waiting.ts";

/**
 * The error for a response that is not OK. The message consists of the status and the body, for example "404: Not Found".
 */
export class RequestError extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly body: string;
  constructor({ status, statusText }: Pick<Response, "status" | "statusText">, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.statusText = statusText;
    this.body = body;
  }

  get serverMessage(): string | null {
    return this.parsed()?.message ?? null;
  }

  /** The messages of a JSON error response by form field. */
  get fields(): Record<string, string> {
    return this.parsed()?.fields ?? {};
  }

  private parsed(): { message?: string; fields?: Record<string, string> } | null {
    try {
      return JSON.parse(this.body);
    } catch {
      return null;
    }
  }
}

/** Time for an uploaded file to reach the server and for the server to read it (milliseconds). */
const FILE_LIMIT_MS = 5 * 60_000;

/**
 * Calls the API with cookies. Throws a `RequestError` if the response is not OK, and another error if none arrives in time. The
 * JSON content type is only sent with a body. A body of another type goes into `init`, with its content type.
 */
export async function request<Method extends ApiMethod, const Path extends ApiPath<Method>>(
  method: Method,
  path: Path,
  body?: BodyAt<Method, Path>,
  init: RequestInit = {},
): Promise<ApiResponse<AnswerAt<Method, Path>>> {
  // Visitors wait for what they send. What they read, they wait for where it is shown: not for what is prefetched.
  const endWaiting = method === "GET" ? undefined : startWaiting();
  // A browser itself would wait for minutes on a dead line, for the answer or for the rest of it.
  const controller = new AbortController();
  setTimeout(() => controller.abort(), init.body ? FILE_LIMIT_MS : GIVE_UP_AFTER_MS);
  try {
    const response = await fetch(path, {
      ...init,
      method,
      credentials: "include",
      signal: controller.signal,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { ...init.headers, "content-type": "application/json" } }),
    });
    if (response.ok) return response;
    throw new RequestError(response, await response.text());
  } finally {
    endWaiting?.();
  }
}

export async function getJson<const Path extends ApiPath<"GET">>(path: Path): Promise<AnswerAt<"GET", Path>> {
  const response = await request("GET", path);
  return response.json();
}

/** Reads JSON from an API path. Returns null for a 404 response. */
export async function getJsonOrNull<const Path extends ApiPath<"GET">>(
  path: Path,
): Promise<AnswerAt<"GET", Path> | null> {
  return getJson(path).catch((error: unknown) => {
    if (error instanceof RequestError && error.status === 404) return null;
    throw error;
  });
}

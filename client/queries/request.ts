import { GIVE_UP_AFTER_MS } from "#contract/limits.ts";
import type { AnswerAt, ApiMethod, ApiPath, ApiResponse, BodyAt } from "./api-types.ts";
import { startWaiting } from "./waiting.ts";

/**
 * The error's message is the status and the body, for example "404: Not Found". If the body is empty, the status text replaces
 * it.
 */
export class RequestError extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly serverMessage: string | null;
  readonly fields: Readonly<Record<string, string>>;
  constructor({ status, statusText }: Pick<Response, "status" | "statusText">, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.statusText = statusText;
    const { message = null, fields = {} } = parseError(body);
    this.serverMessage = message;
    this.fields = fields;
  }
}

function parseError(body: string): { message?: string; fields?: Record<string, string> } {
  try {
    return Object(JSON.parse(body));
  } catch {
    return {};
  }
}

/** The time limit of a request with a file. It includes the time in which the server reads the file. */
const FILE_LIMIT_MS = 5 * 60_000;

/**
 * Throws a `RequestError` if the response is not OK. Throws a different error if no response arrives, or not in time. A body that
 * is not JSON goes into `init`, with its content type.
 */
export async function request<Method extends ApiMethod, const Path extends ApiPath<Method>>(
  method: Method,
  path: Path,
  body?: BodyAt<Method, Path>,
  init: RequestInit = {},
): Promise<ApiResponse<AnswerAt<Method, Path>>> {
  // Does not report the wait for a GET request, because the data may be prefetched. The component that shows the data reports the
  // wait.
  const endWaiting = method === "GET" ? undefined : startWaiting();
  // If the connection is lost, browsers would wait for the response for minutes.
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

export async function getJsonOrNull<const Path extends ApiPath<"GET">>(
  path: Path,
): Promise<AnswerAt<"GET", Path> | null> {
  return getJson(path).catch((error: unknown) => {
    if (error instanceof RequestError && error.status === 404) return null;
    throw error;
  });
}

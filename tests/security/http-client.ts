import { Agent, request as httpRequest, type OutgoingHttpHeaders } from "node:http";
import { inject } from "vitest";

export interface HttpRequest {
  method?: string;
  /** The path, which is sent unchanged. `fetch` would normalise it. */
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Uint8Array;
}

export interface HttpResponse {
  status: number;
  /** Header values by lower-case name. Repeated headers are joined. */
  headers: Map<string, string>;
  body: string;
}

/** Longer than any response takes on a busy machine. */
const TIMEOUT_MS = 20_000;
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Sends a request over a real connection. `fetch` would correct invalid paths and headers. */
export function send(
  { method = "GET", path, headers = {}, body }: HttpRequest,
  port = inject("port"),
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    // Node sends no Content-Length with DELETE, so the server would read the body as the next request.
    const length = body !== undefined && { "content-length": Buffer.byteLength(body) };
    const options = {
      agent,
      port,
      method,
      path,
      signal,
      host: "127.0.0.1",
      headers: { ...length, ...headers },
    };
    const sent = httpRequest(options, async (response) => {
      const chunks = await response.toArray().catch(reject);
      if (!chunks) return;
      const lines = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const);
      const text = Buffer.concat(chunks).toString("utf8");
      resolve({ status: response.statusCode ?? 0, headers: new Map(lines), body: text });
    });
    sent.on("error", reject).end(body);
  });
}

export const json = (body: unknown, headers: OutgoingHttpHeaders = {}) => ({
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify(body),
});

export const form = (fields: Record<string, string> | URLSearchParams) => ({
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded" },
  body: new URLSearchParams(fields).toString(),
});

export const adminHeaders = () => ({ authorization: `Bearer ${inject("token")}` });

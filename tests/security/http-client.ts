import { Agent, type OutgoingHttpHeaders, request } from "node:http";
import { inject } from "vitest";

export interface Asked {
  method?: string;
  /** Goes out letter for letter. */
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Uint8Array;
}

export interface Answer {
  status: number;
  /** By name in small letters; what came several times, joined. */
  headers: Map<string, string>;
  body: string;
}

/** Long enough for any machine: whoever has not answered by then hangs. */
const HANGS_AFTER_MS = 20_000;
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Asks the product under attack over a real connection, without a browser's or `fetch`'s good manners. */
export function ask(
  { method = "GET", path, headers = {}, body }: Asked,
  port = inject("port"),
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(HANGS_AFTER_MS);
    // Node announces no body with DELETE: the server would take it for the next request.
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
    const asked = request(options, async (response) => {
      const chunks = await response.toArray().catch(reject);
      if (!chunks) return;
      const lines = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const);
      const text = Buffer.concat(chunks).toString("utf8");
      resolve({ status: response.statusCode ?? 0, headers: new Map(lines), body: text });
    });
    asked.on("error", reject).end(body);
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

export const asAdmin = () => ({ authorization: `Bearer ${inject("token")}` });

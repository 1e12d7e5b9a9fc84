import type { IncomingHttpHeaders } from "node:http";
import { Agent, request } from "node:https";
import type { Nginx } from "../harness/nginx.ts";

export interface HttpsResponse {
  /** The status code, or 0 without a complete response. */
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface HttpsClient {
  send(
    path: string,
    options?: { method?: string; json?: object; text?: string; headers?: Record<string, string> },
  ): Promise<HttpsResponse>;
  close(): void;
}

/** Creates a client of nginx over TLS. It uses at most `maxSockets` keep-alive connections, by default 6 as in a browser. */
export function createHttpsClient({ tlsPort, certificate }: Nginx, maxSockets = 6): HttpsClient {
  const agent = new Agent({ keepAlive: true, maxSockets, ca: certificate });
  return {
    send: (path, { method = "GET", json, text, headers = {} } = {}) =>
      new Promise((resolve) => {
        const type = json ? { "content-type": "application/json" } : {};
        const sent = request(
          { agent, host: "127.0.0.1", port: tlsPort, path, method, headers: { ...type, ...headers } },
          async (response) => {
            const chunks = await response.toArray().catch(() => null);
            resolve({
              status: chunks ? (response.statusCode ?? 0) : 0,
              headers: response.headers,
              body: String(chunks?.join("") ?? ""),
            });
          },
        );
        sent.on("error", (error) => resolve({ status: 0, headers: {}, body: String(error) }));
        sent.end(json ? JSON.stringify(json) : text);
      }),
    close: () => agent.destroy(),
  };
}

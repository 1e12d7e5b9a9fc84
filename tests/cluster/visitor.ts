import { Agent, request } from "node:https";

export interface Answer {
  /** 0: none came. */
  status: number;
  body: string;
}

export interface Visitor {
  ask(
    path: string,
    options?: { method?: string; json?: object; headers?: Record<string, string> },
  ): Promise<Answer>;
  leave(): void;
}

/** Comes over TLS through nginx, on a few connections that are kept, like a browser. */
export function visitor({ port, certificate }: { port: number; certificate: string }): Visitor {
  const agent = new Agent({ keepAlive: true, maxSockets: 6, ca: certificate });
  return {
    ask: (path, { method = "GET", json, headers = {} } = {}) =>
      new Promise((resolve) => {
        const type = json ? { "content-type": "application/json" } : {};
        const asked = request(
          { agent, host: "127.0.0.1", port, path, method, headers: { ...type, ...headers } },
          async (response) => {
            const chunks = await response.toArray().catch(() => null);
            resolve({
              status: chunks ? (response.statusCode ?? 0) : 0,
              body: String(chunks?.join("") ?? ""),
            });
          },
        );
        asked.on("error", (error) => resolve({ status: 0, body: String(error) }));
        asked.end(json && JSON.stringify(json));
      }),
    leave: () => agent.destroy(),
  };
}

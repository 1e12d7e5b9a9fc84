import type { IncomingMessage, ServerResponse } from "node:http";
import { cacheKey, pathAndQuery } from "./cache/cache-key.ts";
import type { CachedResponse } from "./cache/cached-response.ts";
import type { ResponseCache } from "./cache/response-cache.ts";
import { sendResponse } from "./cache/send-response.ts";
import type { LogRequest } from "./request-log.ts";

export interface App {
  /** Sends a response from the cache or the fast path. Returns false to leave the request to `fetch`. */
  sendCached(message: IncomingMessage, response: ServerResponse): boolean;
  /** Makes a response by the router. The cache is not looked up again. */
  fetch: Fetch;
}

export type Fetch = (request: Request, env?: object) => Response | Promise<Response>;

/** Counts requests by the patterns of their routes. */
export interface RequestRecorder {
  /** A response from the cache or the fast path. Called for every such request, so it only increments a counter. */
  cached(route: string): void;
  /** A response made by the router. */
  routed(request: { route: string; method: string; status: number; seconds: number }): void;
}

interface RequestHandlerDeps {
  cache: Pick<ResponseCache, "find">;
  fastPath(path: string, key: string): CachedResponse | undefined;
  /** The router. */
  fetch: Fetch;
  recorder: RequestRecorder;
  /** Null if requests are not logged. */
  logRequest: LogRequest | null;
  routeOf(path: string): string;
}

/** The way of every request: one look-up of the cache, then the fast path, then the router. */
export function createRequestHandler(deps: RequestHandlerDeps): App {
  const { cache, fastPath, recorder, logRequest, routeOf } = deps;

  function find(path: string): CachedResponse | undefined {
    // Most clients send the parameters in the order of the key, so sorting them can wait.
    const found = cache.find(path);
    if (found) return found;
    const key = cacheKey(path);
    return (key === path ? undefined : cache.find(key)) ?? fastPath(path, key);
  }

  return {
    sendCached(message, response) {
      const { method = "", url: path = "" } = message;
      if ((method !== "GET" && method !== "HEAD") || !path.startsWith("/")) return false;
      const cached = find(path);
      if (!cached) return false;
      recorder.cached(routeOf(path));
      if (logRequest) {
        const startedAt = performance.now();
        response.once("finish", () => logRequest({ method, path, status: response.statusCode, startedAt }));
      }
      sendResponse(cached, message, response);
      return true;
    },
    async fetch(request, env) {
      const startedAt = performance.now();
      const response = await deps.fetch(request, env);
      const { method } = request;
      const { status } = response;
      const path = pathAndQuery(request.url);
      recorder.routed({
        route: routeOf(path),
        method,
        status,
        seconds: (performance.now() - startedAt) / 1_000,
      });
      logRequest?.({ method, path, status, startedAt });
      return response;
    },
  };
}

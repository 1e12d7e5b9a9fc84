import type { IncomingMessage, ServerResponse } from "node:http";
import { cacheKey, pathAndQuery } from "./cache/cache-key.ts";
import type { ResponseCache, RoutedResponse } from "./cache/response-cache.ts";
import { sendResponse } from "./cache/send-response.ts";
import type { LogRequest } from "./request-log.ts";
import { OTHER_ROUTES, type RouterEnv } from "./route-pattern.ts";

export interface RequestHandler {
  /** Sends a response from the cache or the fast path. Returns false to leave the request to `fetch`. */
  sendCached(message: IncomingMessage, response: ServerResponse): boolean;
  /** Makes a response by the router. The cache is not looked up again. */
  fetch: Fetch;
}

export type Fetch = (request: Request, env?: object) => Response | Promise<Response>;

/** Counts requests by the patterns of their routes. */
interface RequestRecorder {
  /** A response from the cache or the fast path. Called for every such request, so it only increments a counter. */
  cached(route: string): void;
  /** A response made by the router. */
  routed(request: { route: string; method: string; status: number; seconds: number }): void;
}

interface RequestHandlerDeps {
  cache: Pick<ResponseCache, "find">;
  fastPath(path: string, key: string): RoutedResponse | undefined;
  /** The router. */
  fetch: Fetch;
  recorder: RequestRecorder;
  /** Null if requests are not logged. */
  logRequest: LogRequest | null;
}

/** Every request is looked up in the cache once, then passes the fast path, then the router. */
export function createRequestHandler(deps: RequestHandlerDeps): RequestHandler {
  const { cache, fastPath, recorder, logRequest } = deps;

  function find(path: string): RoutedResponse | undefined {
    // Most clients send the parameters in sorted order, so they are sorted only after a miss.
    const found = cache.find(path);
    if (found) return found;
    const key = cacheKey(path);
    return (key === path ? undefined : cache.find(key)) ?? fastPath(path, key);
  }

  return {
    sendCached(message, response) {
      const { method = "", url: path = "" } = message;
      if ((method !== "GET" && method !== "HEAD") || !path.startsWith("/")) return false;
      const found = find(path);
      if (!found) return false;
      recorder.cached(found.route);
      if (logRequest) {
        const startedAt = performance.now();
        response.once("finish", () => logRequest({ method, path, status: response.statusCode, startedAt }));
      }
      sendResponse(found.response, message, response);
      return true;
    },
    async fetch(request, env) {
      const startedAt = performance.now();
      const routerEnv: RouterEnv = { ...env, route: OTHER_ROUTES };
      const response = await deps.fetch(request, routerEnv);
      const { method, url } = request;
      const { status } = response;
      const seconds = (performance.now() - startedAt) / 1_000;
      recorder.routed({ route: routerEnv.route, method, status, seconds });
      logRequest?.({ method, path: pathAndQuery(url), status, startedAt });
      return response;
    },
  };
}

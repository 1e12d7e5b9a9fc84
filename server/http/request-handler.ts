import type { IncomingMessage, ServerResponse } from "node:http";
import { pathAndQuery } from "./cache/cache-key.ts";
import type { FastPath } from "./cache/fast-path.ts";
import type { ResponseCache, RoutedResponse } from "./cache/response-cache.ts";
import { sendResponse } from "./cache/send-response.ts";
import type { LogRequest } from "./request-log.ts";
import { OTHER_ROUTES, type RouterEnv } from "./route-pattern.ts";
import type { RequestScheduler } from "./scheduling/request-scheduler.ts";

export interface RequestHandler {
  /**
   * Sends a response from the cache or the fast path. Otherwise calls `callRouter`, which makes the HTTP server call `fetch`.
   */
  handle(message: IncomingMessage, response: ServerResponse, callRouter: () => void): void;
  /** Creates a response with the router. */
  fetch: Fetch;
}

export type Fetch = (request: Request, env?: object) => Response | Promise<Response>;

/** Counts requests by the patterns of their routes. */
interface RequestRecorder {
  /** Counts a response from the cache. Called for every such request, so it only increments a counter. */
  cached(route: string): void;
  /** Counts a response that was made for its request, by the fast path or the router. */
  made(request: { route: string; method: string; status: number; seconds: number }): void;
}

interface RequestHandlerDeps {
  cache: Pick<ResponseCache, "find">;
  fastPath: FastPath["respond"];
  scheduler: Pick<RequestScheduler, "hold" | "count">;
  /** The router. */
  fetch: Fetch;
  recorder: RequestRecorder;
  /** Null if requests are not logged. */
  logRequest: LogRequest | null;
}

/**
 * Looks up each GET or HEAD request in the cache by its URL as it was sent. If nothing is found, the fast path and then the
 * router look up its canonical URL.
 */
export function createRequestHandler(deps: RequestHandlerDeps): RequestHandler {
  const { cache, fastPath, scheduler, recorder, logRequest } = deps;

  function send(
    { response: cached, onSent }: RoutedResponse,
    message: IncomingMessage,
    response: ServerResponse,
  ) {
    onSent?.();
    if (logRequest) {
      const { method = "", url: path = "" } = message;
      const startedAt = performance.now();
      response.once("finish", () => logRequest({ method, path, status: response.statusCode, startedAt }));
    }
    sendResponse(cached, message, response, scheduler);
  }

  function sendCached(found: RoutedResponse, message: IncomingMessage, response: ServerResponse) {
    recorder.cached(found.route);
    send(found, message, response);
  }

  return {
    handle(message, response, callRouter) {
      const { method, url: path = "" } = message;
      if ((method !== "GET" && method !== "HEAD") || !path.startsWith("/")) return callRouter();
      const found = cache.find(path);
      if (found) return sendCached(found, message, response);
      const startedAt = performance.now();
      // The fast path or the router canonicalises a URL whose spelling differs from its key.
      fastPath(path, message, {
        callRouter,
        sendCached: (cached) => sendCached(cached, message, response),
        sendMade(made) {
          const seconds = (performance.now() - startedAt) / 1_000;
          send(made, message, response);
          recorder.made({ route: made.route, method, status: response.statusCode, seconds });
        },
      });
    },
    async fetch(request, env) {
      const startedAt = performance.now();
      const routerEnv: RouterEnv = { ...env, route: OTHER_ROUTES };
      const response = await deps.fetch(request, routerEnv);
      const { method, url } = request;
      const { status } = response;
      const seconds = (performance.now() - startedAt) / 1_000;
      recorder.made({ route: routerEnv.route, method, status, seconds });
      logRequest?.({ method, path: pathAndQuery(url), status, startedAt });
      return response;
    },
  };
}

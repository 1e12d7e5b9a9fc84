import type { Context } from "hono";
import { getQueryParam } from "hono/utils/url";
import { createCachedResponse, prepareHeaders } from "./cached-response.ts";
import type { ResponseCache, RoutedResponse } from "./response-cache.ts";
import { toFetchResponse } from "./send-response.ts";

/** JSON in a buffer that its owner reuses. */
interface PooledJson {
  body: Buffer;
  /** Changes with the body, and is the same in every process. */
  etag: string;
  /** Gives the buffer back once nobody reads it any more. */
  release(): void;
}

/** Answers one route from its query parameters. Returns null to fall through to the router, which refuses the request. */
export type FastHandler = (query: Record<string, string>) => PooledJson | null;

interface FastPath {
  cache: ResponseCache;
  /** By path, which is also the route's pattern. */
  handlers: Readonly<Record<string, FastHandler>>;
  /** Adds the headers that every response has. */
  setCommonHeaders: (headers: Headers) => void;
}

const JSON_HEADERS = { "content-type": "application/json", "cache-control": "no-cache" };

/**
 * Answers hot routes in front of the router. A page of 20 companies that was never requested before reaches 0.29 of the speed
 * of a bare `node:http` server, and 0.12 through the router (bench/cases, uncached lists).
 */
export function createFastPath({ cache, handlers, setCommonHeaders }: FastPath) {
  const headers = new Headers(JSON_HEADERS);
  setCommonHeaders(headers);
  const prepared = prepareHeaders(headers);
  const handlerOf = new Map(Object.entries(handlers));

  /** `key` is the cache key of `path`, a path with its query. */
  return function answer(path: string, key: string): RoutedResponse | undefined {
    const end = path.indexOf("?");
    const route = end === -1 ? path : path.slice(0, end);
    const json = handlerOf.get(route)?.(parseQuery(path));
    if (!json) return undefined;
    const { body, etag, release } = json;
    if (!cache.admits(key))
      return { route, response: createCachedResponse(body, prepared, { etag, onSent: release }) };
    const entry = { route, response: createCachedResponse(Buffer.from(body), prepared, { etag }) };
    release();
    cache.set(key, entry);
    return entry;
  };
}

/** The same response from a route, for requests that the fast path leaves to the router. */
export function respondWithJson({ body, etag, release }: PooledJson, c: Context) {
  // A Fetch API response doesn't say when it was sent, so the buffer is copied.
  const response = createCachedResponse(Buffer.from(body), prepareHeaders(new Headers(JSON_HEADERS)), {
    etag,
  });
  release();
  return toFetchResponse(response, c.req.raw);
}

/** Parses as Hono's `c.req.query()` does. */
const parseQuery = (path: string) => getQueryParam(path) as unknown as Record<string, string>;

import type { Context, MiddlewareHandler, Next } from "hono";
import { LRUCache } from "lru-cache";
import type { NetworkOf } from "../limits/visitor-address.ts";
import { routePattern } from "../route-pattern.ts";
import type { RequestScheduler } from "../scheduling/request-scheduler.ts";
import { cacheKey, noQuery, pathAndQuery, pathOf, type ReadQuery } from "./cache-key.ts";
import { type CachedResponse, createCachedResponse, prepareHeaders } from "./cached-response.ts";
import { createDoorkeeper } from "./doorkeeper.ts";
import { toFetchResponse } from "./send-response.ts";
import { singleFlight } from "./single-flight.ts";
import { bodyText } from "./text-response.ts";

/** A response, and the pattern of its route, by which metrics count it. */
export interface RoutedResponse {
  route: string;
  response: CachedResponse;
  /** Called each time the response is sent. The function only increments a counter. */
  onSent?: (() => void) | undefined;
}

interface CacheEntry extends RoutedResponse {
  /** The entry is valid while this is the current version; there is no TTL. */
  version: string;
}

/** Memory of an entry besides body and key: mostly its headers in each encoding. */
const ENTRY_OVERHEAD_BYTES = 2_500;

/** Above this share of `maxBytes` the cache counts as full, because a new entry may evict others. */
const FULL_SHARE = 0.9;
/**
 * A full cache admits one out of this many new lists (see `admits`), so that one client's many queries don't evict everybody's
 * entries.
 */
const ADMIT_ONE_OF = 16;

const isShareable = ({ status, headers }: Response) =>
  status === 200 &&
  !headers.has("set-cookie") &&
  !/no-store|private/.test(headers.get("cache-control") ?? "");

export type ResponseCache = ReturnType<typeof createResponseCache>;

interface ResponseCacheDeps {
  /** Changes whenever any data behind a cached response changes. */
  version: () => string;
  maxBytes: number;
  scheduler: Pick<RequestScheduler, "waitInQueue" | "chargeTime">;
  networkOf: NetworkOf;
  /**
   * Adds the headers that every response has. Middleware doesn't run if the request handler finds the response in the cache.
   */
  setCommonHeaders: (headers: Headers) => void;
  /** Returns the function to call each time the response at a canonical URL is sent. Called once for each stored response. */
  onSentOf?: (key: string) => (() => void) | undefined;
}

/** Keeps responses that are the same for every client and depend only on their canonical URL and the version. */
export function createResponseCache(deps: ResponseCacheDeps) {
  const { version, maxBytes, scheduler, networkOf, setCommonHeaders, onSentOf } = deps;
  const entries = new LRUCache<string, CacheEntry>({
    maxSize: maxBytes,
    sizeCalculation: ({ response }, key) => response.bytes + key.length + ENTRY_OVERHEAD_BYTES,
  });
  /** Responses at URLs without parameters, such as the whole directory. They are few, so they are never evicted. */
  const fixed = new Map<string, CacheEntry>();
  const wasRequestedBefore = createDoorkeeper();
  const shareFlight = singleFlight<RoutedResponse | null>();
  let rejected = 0;

  function find(key: string): RoutedResponse | undefined {
    const entry = entries.get(key) ?? fixed.get(key);
    return entry?.version === version() ? entry : undefined;
  }

  function set(key: string, entry: CacheEntry): void {
    if (key === entry.route) fixed.set(key, entry);
    else entries.set(key, entry);
  }

  /** Consumes the body of `response`. */
  async function toCachedResponse(response: Response): Promise<CachedResponse> {
    const headers = new Headers(response.headers);
    headers.set("cache-control", "no-cache");
    setCommonHeaders(headers);
    const text = bodyText(response);
    const body = text === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(text);
    return createCachedResponse(body, prepareHeaders(headers));
  }

  /** Runs the route once for all concurrent requests of a key. Resolves to null if its response must not be shared. */
  const run = (key: string, c: Context, next: Next) => {
    // The route may read data that changes while it runs, so the version is read first.
    const requested = version();
    return shareFlight(`${requested} ${key}`, async () => {
      const visitor = networkOf(c.env?.incoming);
      await scheduler.waitInQueue(visitor);
      // The visitor is charged processor time, because a busy machine must not use up an innocent visitor's budget. It contains
      // little work for others: few public reads, such as the open data, let other jobs run in between.
      const started = process.threadCpuUsage();
      await next();
      const response = isShareable(c.res) ? await toCachedResponse(c.res) : null;
      const { user, system } = process.threadCpuUsage(started);
      scheduler.chargeTime(visitor, (user + system) / 1_000);
      if (!response) return null;
      const entry = { version: requested, route: routePattern(c), response, onSent: onSentOf?.(key) };
      set(key, entry);
      return entry;
    });
  };

  return {
    version,
    find,

    /**
     * Returns true if a response that is cheap to recompute is worth storing: it was requested before, and the cache has space
     * or an older version of it. A full cache admits one out of `ADMIT_ONE_OF`.
     */
    admits(key: string): boolean {
      if (!wasRequestedBefore(key)) return false;
      if (entries.has(key) || entries.calculatedSize < maxBytes * FULL_SHARE) return true;
      rejected = (rejected + 1) % ADMIT_ONE_OF;
      return rejected === 0;
    },

    set: (key: string, entry: RoutedResponse) => set(key, { version: version(), ...entry }),

    /**
     * Middleware for routes whose responses may be cached. It answers from the cache or runs the route. `read` parses the
     * query. The route gets the canonical URL, which is also the key, so it cannot depend on another spelling or other
     * parameters.
     */
    store:
      (read: ReadQuery = noQuery): MiddlewareHandler =>
      async (c, next) => {
        const key = cacheKey(pathOf(routePattern(c), c.req.param()), read(new URL(c.req.url).searchParams));
        if (key !== pathAndQuery(c.req.url)) c.req.raw = withUrl(c.req.raw, new URL(key, c.req.url));
        const cached = find(key) ?? (await run(key, c, next));
        if (cached) {
          cached.onSent?.();
          const response = await toFetchResponse(cached.response, c.req.raw);
          // Assigning a response merges it with the previous one's headers, so the previous response is removed first.
          c.res = undefined;
          c.res = response;
        } else if (!c.finalized) {
          await scheduler.waitInQueue(networkOf(c.env?.incoming));
          await next();
        }
      },
  };
}

const withUrl = ({ method, headers }: Request, url: URL) => new Request(url, { method, headers });

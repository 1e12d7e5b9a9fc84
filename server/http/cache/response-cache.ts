import type { MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { routePattern } from "../route-pattern.ts";
import { cacheKey, pathAndQuery } from "./cache-key.ts";
import { type CachedResponse, createCachedResponse, prepareHeaders } from "./cached-response.ts";
import { createDoorkeeper } from "./doorkeeper.ts";
import { toFetchResponse } from "./send-response.ts";
import { singleFlight } from "./single-flight.ts";
import { bodyText } from "./text-response.ts";

/** A response, and the pattern of its route, by which metrics count it. */
export interface RoutedResponse {
  route: string;
  response: CachedResponse;
}

interface CacheEntry extends RoutedResponse {
  /** The entry is valid while this is the current version; there is no TTL. */
  version: string;
}

/** Memory of an entry besides body and key: mostly its headers in each encoding. */
const ENTRY_OVERHEAD_BYTES = 2_500;

/** Above this share of `maxBytes` a new entry evicts others. */
const FULL_SHARE = 0.9;
/** A full cache admits one of so many cheap responses, so that one client's many queries don't evict everybody's entries. */
const ADMIT_ONE_OF = 16;

const isShareable = ({ status, headers }: Response) =>
  status === 200 &&
  !headers.has("set-cookie") &&
  !/no-store|private/.test(headers.get("cache-control") ?? "");

export type ResponseCache = ReturnType<typeof createResponseCache>;

interface ResponseCacheDeps {
  /** Changes with everything that a cached response is made from. */
  version: () => string;
  maxBytes: number;
  /** Adds the headers that every response has. Middleware doesn't run for a cached response. */
  setCommonHeaders: (headers: Headers) => void;
}

/** Keeps responses that are the same for every client and depend only on the version. */
export function createResponseCache({ version, maxBytes, setCommonHeaders }: ResponseCacheDeps) {
  const entries = new LRUCache<string, CacheEntry>({
    maxSize: maxBytes,
    sizeCalculation: ({ response }, key) => response.bytes + key.length + ENTRY_OVERHEAD_BYTES,
  });
  const wasRequestedBefore = createDoorkeeper();
  const shareFlight = singleFlight<CachedResponse | null>();
  let rejected = 0;

  /** Consumes the body of `response`. */
  async function toCachedResponse(response: Response): Promise<CachedResponse> {
    const headers = new Headers(response.headers);
    headers.set("cache-control", "no-cache");
    setCommonHeaders(headers);
    const text = bodyText(response);
    const body = text === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(text);
    return createCachedResponse(body, prepareHeaders(headers));
  }

  return {
    find(key: string): RoutedResponse | undefined {
      const entry = entries.get(key);
      return entry?.version === version() ? entry : undefined;
    },

    /** Whether a response that is cheap to make again is worth storing: it was requested before and there is space. */
    admits(key: string): boolean {
      if (!wasRequestedBefore(key)) return false;
      if (entries.has(key) || entries.calculatedSize < maxBytes * FULL_SHARE) return true;
      rejected = (rejected + 1) % ADMIT_ONE_OF;
      return rejected === 0;
    },

    set: (key: string, entry: RoutedResponse) => void entries.set(key, { version: version(), ...entry }),

    /** Middleware for routes whose responses may be cached. Concurrent requests of one key run the route once. */
    store: (async (c, next) => {
      const key = cacheKey(pathAndQuery(c.req.url));
      // The route may read data that changes while it runs, so the version is read first.
      const requested = version();
      const cached = await shareFlight(`${requested} ${key}`, async () => {
        await next();
        if (!isShareable(c.res)) return null;
        const response = await toCachedResponse(c.res);
        entries.set(key, { version: requested, route: routePattern(c), response });
        return response;
      });
      if (cached) {
        const response = await toFetchResponse(cached, c.req.raw);
        // Assigning a response merges it with the previous one's headers, so that one is removed first.
        c.res = undefined;
        c.res = response;
      } else if (!c.finalized) await next();
    }) satisfies MiddlewareHandler,
  };
}

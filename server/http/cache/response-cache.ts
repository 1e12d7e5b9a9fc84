import type { Context, Handler, MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import type { NetworksOf } from "../limits/visitor-address.ts";
import { isRead } from "../methods.ts";
import { requestState, routePattern } from "../observe-requests.ts";
import { measureProcessor, PICTURE_MS, type RequestQueue, type Task } from "../request-queue.ts";
import { type CachedResponse, copyToOwnMemory, createCachedResponse } from "./cached-response.ts";

export const pathAndQuery = (url: string): string => url.slice(url.indexOf("/", url.indexOf("//") + 2));

type KeyQuery = Readonly<Record<string, string | number | undefined>>;

export type ReadQuery<Query = KeyQuery> = (params: URLSearchParams) => Query;

const noQuery: ReadQuery = () => ({});

/** The canonical path and query of a response. It is built from parsed values, so each response has one key. */
export function cacheKey(path: string, query: KeyQuery): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  // Forms and scripts encode parameters in the same way. So most clients already send the path and query that is the key.
  return given.length > 0 ? `${path}?${new URLSearchParams(given as [string, string][])}` : path;
}

export const pathOf = (pattern: string, params: Record<string, string>): string =>
  pattern.replace(/:(\w+)/g, (_name, name: string) => encodeURIComponent(params[name] ?? ""));

export interface SharedResponse {
  status?: number;
  headers: Headers | Record<string, string>;
  body: string | Buffer<ArrayBuffer> | null;
  etag?: string;
  onSent?: (() => void) | undefined;
}

export const jsonResponse = (value: unknown): SharedResponse => ({
  headers: { "content-type": "application/json" },
  body: JSON.stringify(value),
});

export const NOT_FOUND_RESPONSE: SharedResponse = { ...jsonResponse({ message: "Not found" }), status: 404 };

export interface SharedRequest<Query> {
  url: string;
  params: Record<string, string>;
  query: Query;
}

interface CachePolicy<Query extends KeyQuery> {
  read?: ReadQuery<Query>;
  /**
   * In milliseconds: how long an outdated response may be served after it was last known to be current. Visitors in `writers`,
   * who have just written something, always get a current one.
   */
  staleMs?: number;
  kind?: Task["kind"];
}

export type Cached = <Query extends KeyQuery>(
  policy: CachePolicy<Query>,
  make: (request: SharedRequest<Query>) => SharedResponse | Promise<SharedResponse>,
) => Handler;

interface Entry {
  route: string;
  response: CachedResponse;
  /** The response is current while the cache's `version()` returns this value. There is no TTL. */
  version: string;
  currentAt: number;
  onSent: (() => void) | undefined;
}

export const STALE_MS = 2_000;

/** In bytes. The memory of an entry besides body and key, mostly for the headers in each encoding. */
const ENTRY_OVERHEAD_BYTES = 2_500;
/** The largest share of `maxBytes` for one entry of the LRU cache. A few larger entries would evict all others. */
const MAX_SHARE = 1 / 16;

const isShareable = ({ status = 200 }: SharedResponse, headers: Headers) =>
  status === 200 &&
  !headers.has("set-cookie") &&
  !/no-store|private/.test(headers.get("cache-control") ?? "");

interface ResponseCacheDeps {
  version: () => string;
  maxBytes: number;
  queue: Pick<RequestQueue, "run" | "charge" | "hold">;
  networksOf: NetworksOf;
  setCommonHeaders: (headers: Headers) => void;
}

function createEntries({ version, maxBytes }: Pick<ResponseCacheDeps, "version" | "maxBytes">) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes * MAX_SHARE),
    sizeCalculation: ({ response }, key) => response.bytes + key.length + ENTRY_OVERHEAD_BYTES,
  });
  /** Responses at URLs without parameters, such as the whole directory. There are few of them, so they are never evicted. */
  const fixed = new Map<string, Entry>();
  const find = (key: string): Entry | undefined => entries.get(key) ?? fixed.get(key);
  return {
    findCurrent(key: string): Entry | undefined {
      const entry = find(key);
      if (entry?.version !== version()) return undefined;
      entry.currentAt = performance.now();
      return entry;
    },
    findStale(key: string, staleMs: number): Entry | undefined {
      const entry = find(key);
      return entry && performance.now() - entry.currentAt < staleMs ? entry : undefined;
    },
    store(key: string, entry: Entry): Entry {
      if (key === entry.route) fixed.set(key, entry);
      else entries.set(key, entry);
      return entry;
    },
  };
}

type Entries = ReturnType<typeof createEntries>;

function createMaker(deps: ResponseCacheDeps, { findCurrent, store }: Entries) {
  const { version, queue, networksOf, setCommonHeaders } = deps;
  const shareWaiting = singleFlight<Entry | SharedResponse>();
  const shareMaking = singleFlight<Entry | SharedResponse>();

  async function make({ key, route, make }: Wanted, requested: string): Promise<Entry | SharedResponse> {
    const currentAt = performance.now();
    const made = await make();
    const headers = new Headers(made.headers);
    if (!isShareable(made, headers)) return made;
    headers.set("cache-control", "no-cache");
    setCommonHeaders(headers);
    const body = copyToOwnMemory(Buffer.isBuffer(made.body) ? made.body : Buffer.from(made.body ?? ""));
    const response = createCachedResponse(body, headers, { etag: made.etag });
    return store(key, { version: requested, currentAt, route, response, onSent: made.onSent });
  }

  /**
   * Requests from one outer network (`Networks`) also share one job in the queue. So other networks don't wait for many equal
   * jobs.
   */
  return (wanted: Wanted, c: Context, isFree = false): Promise<Entry | SharedResponse> => {
    const { key, kind } = wanted;
    // The data may change while the response is made, so the version is read first.
    const requested = version();
    const networks = networksOf(c);
    const work = async () => {
      const known = findCurrent(key);
      if (known) return known;
      // Charges processor time. Elapsed time would charge the visitor for the load that other visitors cause.
      const processorMs = measureProcessor();
      const made = await make(wanted, requested);
      const inPool = kind === "picture" ? PICTURE_MS : 0;
      if (!isFree) queue.charge(networks, processorMs() + inPool);
      if ("response" in made) await made.response.compressLarge(c.req.header("accept-encoding"));
      return made;
    };
    return shareWaiting(`${requested} ${isFree || networks.outer} ${key}`, () =>
      queue.run({ networks, kind, isFree }, () => shareMaking(`${requested} ${key}`, work)),
    );
  };
}

export type ResponseCache = ReturnType<typeof createResponseCache>;

export function createResponseCache(deps: ResponseCacheDeps) {
  const { queue, networksOf } = deps;
  const entries = createEntries(deps);
  const { findCurrent, findStale } = entries;
  const makeInQueue = createMaker(deps, entries);
  const writers = new LRUCache<string, true>({ max: 10_000, ttl: STALE_MS });

  async function send(c: Context, { route, response, onSent }: Entry): Promise<Response> {
    onSent?.();
    const state = requestState(c);
    state.route = route;
    state.hasAllHeaders = true;
    const { body, ...init } = await response.negotiate(c.req.raw);
    queue.hold(() => networksOf(c).inner, body, state.incoming);
    return new Response(body, init);
  }

  function sendFromCache(c: Context, entry: Entry): Promise<Response> {
    requestState(c).isFromCache = true;
    return send(c, entry);
  }

  const cached: Cached = (policy, make) => async (c) => {
    // Most clients send the canonical URL, which needs no parsing.
    const asSent = findCurrent(pathAndQuery(c.req.url));
    if (asSent) return sendFromCache(c, asSent);
    const wanted = readWanted(c, policy, make);
    const current = findCurrent(wanted.key);
    if (current) return sendFromCache(c, current);
    const stale = policy.staleMs && findStale(wanted.key, policy.staleMs);
    if (stale && !writers.has(networksOf(c).inner)) {
      // If this fails, the former response stays, and the next request tries again.
      void makeInQueue(wanted, c, true).catch(() => {});
      return sendFromCache(c, stale);
    }
    const made = await makeInQueue(wanted, c);
    if ("response" in made) return send(c, made);
    const { body, headers, status } = made;
    return new Response(body, { headers, status });
  };

  const noteWrites: MiddlewareHandler = async (c, next) => {
    await next();
    if (!isRead(c.req) && c.res.status < 400) writers.set(networksOf(c).inner, true);
  };

  return { cached, noteWrites };
}

interface Wanted {
  key: string;
  route: string;
  kind: Task["kind"];
  make: () => SharedResponse | Promise<SharedResponse>;
}

/** `make` gets only the canonical URL and its parsed values. So a response can't depend on how the client spelled the URL. */
function readWanted<Query extends KeyQuery>(
  c: Context,
  { read = noQuery as ReadQuery<Query>, kind = "page" }: CachePolicy<Query>,
  make: (request: SharedRequest<Query>) => SharedResponse | Promise<SharedResponse>,
): Wanted {
  const params = c.req.param();
  const query = read(new URL(c.req.url).searchParams);
  const route = routePattern(c);
  const key = cacheKey(pathOf(route, params), query);
  return { key, route, kind, make: () => make({ url: key, params, query }) };
}

/** Shares one running call among all concurrent callers with the same key (Go's `singleflight`). */
export function singleFlight<Result>() {
  const running = new Map<string, Promise<Result>>();
  return (key: string, run: () => Promise<Result>): Promise<Result> => {
    const shared = running.get(key);
    if (shared) return shared;
    const started = run().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}

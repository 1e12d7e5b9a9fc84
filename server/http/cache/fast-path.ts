import type { IncomingMessage } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import { getQueryParam } from "hono/utils/url";
import type { NetworkOf } from "../limits/visitor-address.ts";
import type { RequestScheduler } from "../scheduling/request-scheduler.ts";
import { cacheKey, type KeyQuery } from "./cache-key.ts";
import { createCachedResponse, prepareHeaders } from "./cached-response.ts";
import type { ResponseCache, RoutedResponse } from "./response-cache.ts";
import { sendResponse, toFetchResponse } from "./send-response.ts";
import { singleFlight } from "./single-flight.ts";

/** A list as JSON. */
interface ListJson {
  body: Buffer;
  /** Within one build, the ETag changes with the body and is the same in every process. */
  etag: string;
}

/** A list that is found but not written yet. `write` must be called before the data can change. */
interface FoundList {
  maxBytes: number;
  write(): ListJson;
  /** Called each time the list is sent. The function only increments a counter. */
  onSent?: (() => void) | undefined;
}

/** A public list. Its answer depends only on the parsed query and on the catalogue. */
export interface PublicList {
  isReady(): boolean;
  /** Parses the parameters of a URL. Throws a 400 if they cannot be read. */
  read(params: Record<string, string>): { query: KeyQuery; find(): FoundList };
}

/** Exactly one of the functions is called. */
interface Responder {
  sendCached(response: RoutedResponse): void;
  /** Sends a response that was made for this request. */
  sendMade(response: RoutedResponse): void;
  callRouter(): void;
}

interface FastPathDeps {
  cache: Pick<ResponseCache, "find" | "admits" | "set" | "version">;
  scheduler: RequestScheduler;
  networkOf: NetworkOf;
  /** Keyed by path, which is also the route's pattern. */
  lists: Readonly<Record<string, PublicList>>;
  /** Adds the headers that every response has. */
  setCommonHeaders: (headers: Headers) => void;
}

export type FastPath = ReturnType<typeof createFastPath>;

const JSON_HEADERS = { "content-type": "application/json", "cache-control": "no-cache" };

/**
 * The start of the build's hash, which `launch/build.js` passes to Vite. During an upgrade another build may write the same
 * companies in another way, so its ETags must differ. Empty without a build; `import.meta.env` is missing without Vite.
 */
const buildTag = (): string => (import.meta.env?.VITE_BUILD_HASH ?? "").slice(0, 8);

/** In bytes. Larger lists wait in the queue, because writing one takes milliseconds. */
const MAX_IMMEDIATE_BYTES = 2 ** 21;
/** In bytes. A larger list that is written at once is charged to its visitor's budget (`visitor-budgets.ts`). */
const MAX_FREE_BYTES = 2 ** 17;

/**
 * Answers the public lists. Cached lists, and lists that `mayWriteNow` allows, are answered without the router. Measured on
 * 2026-11-22, this at least doubled the requests per second for pages of 20 companies that were never requested before
 * (docs/decisions/0010-response-cache.md).
 */
export function createFastPath({ cache, scheduler, networkOf, lists, setCommonHeaders }: FastPathDeps) {
  const prepared = prepareJsonHeaders(setCommonHeaders);
  const listAt = new Map(Object.entries(lists));
  const share = singleFlight<RoutedResponse>();

  /** Writes the list as a response. The cache stores the response if it is likely to be requested again. */
  function toResponse(
    { key, route }: { key: string; route: string },
    { write, onSent }: FoundList,
  ): RoutedResponse {
    const { body, etag } = write();
    const response = createCachedResponse(body, prepared, { etag: etag + buildTag() });
    if (cache.admits(key)) cache.set(key, { route, response, onSent });
    return { route, response, onSent };
  }

  async function writeQueued(key: string, find: () => FoundList, c: Context): Promise<RoutedResponse> {
    const visitor = networkOf(c.env?.incoming);
    await scheduler.waitInQueue(visitor);
    const found = find();
    scheduler.charge(visitor, found.maxBytes);
    return toResponse({ key, route: c.req.path }, found);
  }

  /** Shares one response among concurrent requests for the same list. */
  const shareList = (key: string, find: () => FoundList, c: Context) =>
    share(`${cache.version()} ${key}`, () => writeQueued(key, find, c));

  return {
    /** Sends the response to a path or calls the router, now or in one of the next iterations of the event loop. */
    respond(path: string, message: IncomingMessage, { sendCached, sendMade, callRouter }: Responder) {
      const end = path.indexOf("?");
      const route = end === -1 ? path : path.slice(0, end);
      const list = listAt.get(route);
      const request = list?.isReady() && readOrNull(list, parseQuery(path));
      if (!request) return callRouter();
      const key = cacheKey(route, request.query);
      const cached = cache.find(key);
      if (cached) return sendCached(cached);
      scheduler.runQuick(
        () => networkOf(message),
        () => {
          const found = scheduler.hasMemory() ? request.find() : null;
          if (found && mayWriteNow({ scheduler, networkOf }, found, message))
            sendMade(toResponse({ key, route }, found));
          else callRouter();
        },
      );
    },
    /** The router's handler of these routes, for lists that wait in the queue and for queries that cannot be read. */
    async handle(c: Context): Promise<Response> {
      const route = c.req.path;
      const { query, find } = (listAt.get(route) as PublicList).read(c.req.query());
      const key = cacheKey(route, query);
      const { response, onSent } = cache.find(key) ?? (await shareList(key, find, c));
      onSent?.();
      // Tests call this handler without a connection.
      if (!c.env?.outgoing) return toFetchResponse(response, c.req.raw);
      sendResponse(response, c.env.incoming, c.env.outgoing, scheduler);
      return RESPONSE_ALREADY_SENT;
    },
  };
}

function prepareJsonHeaders(setCommonHeaders: FastPathDeps["setCommonHeaders"]) {
  const headers = new Headers(JSON_HEADERS);
  setCommonHeaders(headers);
  return prepareHeaders(headers);
}

/**
 * Returns true if the list can be written without waiting in the queue. A list over `MAX_FREE_BYTES` is then charged to its
 * visitor.
 */
function mayWriteNow(
  { scheduler, networkOf }: Pick<FastPathDeps, "scheduler" | "networkOf">,
  { maxBytes }: FoundList,
  message: IncomingMessage,
): boolean {
  if (maxBytes <= MAX_FREE_BYTES) return true;
  const visitor = networkOf(message);
  if (maxBytes > MAX_IMMEDIATE_BYTES || !scheduler.isWithinRate(visitor)) return false;
  scheduler.charge(visitor, maxBytes);
  return true;
}

/** Parses as Hono's `c.req.query()` does. */
const parseQuery = (path: string) => getQueryParam(path) as unknown as Record<string, string>;

function readOrNull(list: PublicList, params: Record<string, string>) {
  try {
    return list.read(params);
  } catch {
    return null;
  }
}

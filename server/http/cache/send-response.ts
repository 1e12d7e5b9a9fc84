import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestScheduler } from "../scheduling/request-scheduler.ts";
import type { CachedResponse, RawResponse } from "./cached-response.ts";

/**
 * In bytes. Larger bodies are sent in slices of half this size. Each slice is written after the operating system has accepted
 * the one before, so that other requests run in between when the socket's buffer is full.
 */
const MAX_WHOLE_BYTES = 2 ** 20;
const SLICE_BYTES = MAX_WHOLE_BYTES / 2;

type HeldBodies = Pick<RequestScheduler, "hold" | "count">;

/** Writes a cached response to the connection. A Fetch API `Response` would take twice the time. */
export function sendResponse(
  cached: CachedResponse,
  message: IncomingMessage,
  response: ServerResponse,
  { hold, count }: HeldBodies,
): void {
  const { method, headers } = message;
  const raw = cached.negotiate({
    method,
    ifNoneMatch: headers["if-none-match"],
    // Node joins repeated Accept-Encoding headers into one string.
    acceptEncoding: headers["accept-encoding"] as string | undefined,
  });
  const write = (ready: RawResponse) => {
    const { body } = ready;
    writeRaw(ready, response);
    // A body that the operating system has accepted takes no memory in this process. Of a body in slices, it has accepted at
    // most the first one now.
    const isWaiting = !hasSentAll(response);
    if (body && (isWaiting || body.length > MAX_WHOLE_BYTES)) hold(body, message);
  };
  if (raw instanceof Promise) {
    const release = count(cached.body);
    raw.then(write, (error: Error) => response.destroy(error)).finally(release);
  } else write(raw);
}

function writeRaw({ status, headers, body }: RawResponse, response: ServerResponse): void {
  response.writeHead(status, headers as string[]);
  if (body !== null && body.length > MAX_WHOLE_BYTES) writeSlices(body, response);
  else response.end(body);
}

/** A response has no socket while an earlier response on its connection is being sent. */
const hasSentAll = ({ socket }: ServerResponse): boolean => socket?.writableLength === 0;

function writeSlices(body: Buffer, response: ServerResponse): void {
  let end = 0;
  const writeNext = () => {
    const slice = body.subarray(end, end + SLICE_BYTES);
    end += slice.length;
    if (end < body.length) response.write(slice, writeNext);
    else response.end(slice);
  };
  writeNext();
}

/** Converts a cached response for handlers that return a Fetch API `Response`. */
export function toFetchResponse(
  cached: CachedResponse,
  { method, headers }: Request,
): Response | Promise<Response> {
  const raw = cached.negotiate({
    method,
    ifNoneMatch: headers.get("if-none-match"),
    acceptEncoding: headers.get("accept-encoding"),
  });
  return raw instanceof Promise ? raw.then(fromRaw) : fromRaw(raw);
}

const fromRaw = ({ status, headers, body }: RawResponse): Response =>
  new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers: toPairs(headers) });

const toPairs = (headers: RawResponse["headers"]) =>
  headers.flatMap((name, at) =>
    at % 2 === 0 ? [[name, headers[at + 1] as string] as [string, string]] : [],
  );

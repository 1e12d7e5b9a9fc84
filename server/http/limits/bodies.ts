import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ApiCall } from "#contract/api/call.ts";
import { API_CALLS } from "#contract/api/groups.ts";
import { MAX_BODY_BYTES } from "#contract/limits.ts";
import { MAX_PHOTOS, MAX_PICTURE_BYTES } from "#contract/pictures.ts";
import { problem } from "../errors/errors.ts";
import { isRead } from "../methods.ts";
import { isMultipart } from "../posted-form.ts";
import type { NetworksOf } from "./visitor-address.ts";

function tooLarge(): never {
  throw problem(413, `The request is too large: ${MAX_BODY_BYTES / 1024} KB is the most`);
}

const limitWhileReading = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge });

/** A picture is read before its request waits in the queue, like a form. */
const FILE_PATHS = new Set(
  Object.values<ApiCall>(API_CALLS).flatMap(({ path, body }) =>
    body?.maxBytes && !body.isPicture ? [`/api${path}`] : [],
  ),
);

/** The route limits and reads the file after the login check. */
export const isFile = ({ req }: Context): boolean => FILE_PATHS.has(req.path);

/** Requests in which signed-in administrators send a file. The file may take any time while data keep arriving. */
const slow = new WeakSet<IncomingMessage>();
export const mayArriveSlowly = (message: IncomingMessage): boolean => slow.has(message);

/** Limits the size of a file, but not how long it takes to arrive. Routes apply this after the login check. */
export function limitFile(maxSize: number): MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> {
  const limitSize = bodyLimit({
    maxSize,
    onError: () => {
      throw problem(413, `The file is larger than ${maxSize / 1024 / 1024} MB`);
    },
  });
  return (c, next) => {
    if (c.env?.incoming) slow.add(c.env.incoming);
    return limitSize(c, next);
  };
}

const PICTURES = /^\/(?:quote|receipt\/[^/]+|firm)$|^\/api\/photos$/;

/** A larger form is refused with a 413. */
const MAX_PICTURE_FORM_BYTES = MAX_PHOTOS * MAX_PICTURE_BYTES + MAX_BODY_BYTES;

/** `MAX_RECEIVED` is for all visitors, `MAX_OF_NETWORK` for one outer network (`Networks`). */
const [MAX_RECEIVED, MAX_OF_NETWORK] = [80 * 2 ** 20, MAX_PICTURE_FORM_BYTES];

function picturesTooLarge(): never {
  throw problem(
    413,
    "The pictures are larger than 24 MB together. Go back, choose fewer or smaller ones and send it again.",
  );
}

const busy = () =>
  problem(503, "We are receiving many pictures just now. Please try again in a minute.", {
    headers: { "retry-after": "60" },
  });

/**
 * Only received bytes count. If announced lengths counted, a few idle connections could block the pictures of all other visitors.
 */
function createPictureBodies(networksOf: NetworksOf): (c: Context, body: ReadableStream) => () => void {
  const received = new Map<string, number>();
  const add = (key: string, bytes: number) => {
    const sum = (received.get(key) ?? 0) + bytes;
    if (sum > 0) received.set(key, sum);
    else received.delete(key);
  };
  return (c, body) => {
    const keys = [["all", MAX_RECEIVED] as const, [networksOf(c).outer, MAX_OF_NETWORK] as const];
    let arrived = 0;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        if (keys.some(([key, most]) => (received.get(key) ?? 0) + chunk.length > most)) throw busy();
        arrived += chunk.length;
        for (const [key] of keys) add(key, chunk.length);
        controller.enqueue(chunk);
      },
    });
    // A stream as the body needs `duplex`, which TypeScript's type of the options lacks.
    const withCount = { body: body.pipeThrough(counted), duplex: "half" };
    c.req.raw = new Request(c.req.raw, withCount);
    return () => {
      for (const [key] of keys) add(key, -arrived);
    };
  };
}

/** Only pictures may be large. Parsing some megabytes of URL-encoded fields would block the process for seconds. */
const mayBeLarge = (c: Context): boolean =>
  c.req.method !== "GET" && PICTURES.test(c.req.path) && (c.req.path.startsWith("/api/") || isMultipart(c));

/**
 * Node reads at most Content-Length bytes of a body, so checking this header is enough. `limitWhileReading` is only for bodies
 * without the header: it converts the body to a stream, which doubles the time of a form.
 */
export function limitBodies(networksOf: NetworksOf): MiddlewareHandler {
  const count = createPictureBodies(networksOf);
  return async (c, next) => {
    if (isFile(c)) return next();
    const isChunked = c.req.header("transfer-encoding") !== undefined;
    const contentLength = isChunked ? undefined : c.req.header("content-length");
    if (contentLength === undefined) return isRead(c.req) && !isChunked ? next() : limitWhileReading(c, next);
    const bytes = Number(contentLength);
    if (bytes <= MAX_BODY_BYTES) return next();
    if (!mayBeLarge(c) || !c.req.raw.body) tooLarge();
    if (bytes > MAX_PICTURE_FORM_BYTES) picturesTooLarge();
    const release = count(c, c.req.raw.body);
    await next().finally(release);
  };
}

/** Refuses compressed bodies, because a small compressed body can have any size after decompression. */
export const refuseCompressed: MiddlewareHandler = (c, next) => {
  const encoding = c.req.header("content-encoding");
  if (!encoding || encoding.toLowerCase() === "identity") return next();
  throw problem(415, "Please send this without compression", { headers: { "accept-encoding": "identity" } });
};

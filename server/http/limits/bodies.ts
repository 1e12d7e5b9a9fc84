import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ApiCall } from "#contract/api/call.ts";
import { API_CALLS } from "#contract/api/groups.ts";
import { MAX_BODY_BYTES } from "#contract/limits.ts";
import { problem } from "../errors/errors.ts";

function tooLarge(): never {
  throw problem(413, `The request is too large: ${MAX_BODY_BYTES / 1024} KB is the most`);
}

const limitWhileReading = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge });

/**
 * Node reads at most Content-Length bytes of a body, so it is enough to check that header. Only a body without the header needs
 * Hono's limit, which converts the body to a stream first. That doubles the time of a form.
 */
const limitBody: MiddlewareHandler = (c, next) => {
  const contentLength = c.req.header("transfer-encoding") ? undefined : c.req.header("content-length");
  if (contentLength === undefined) return limitWhileReading(c, next);
  return Number(contentLength) > MAX_BODY_BYTES ? tooLarge() : next();
};

const FILE_PATHS = new Set(
  Object.values<ApiCall>(API_CALLS).flatMap(({ path, body }) => (body?.maxBytes ? [`/api${path}`] : [])),
);

/** Whether the body is a file, which may be larger. Its route limits and reads it after the login check. */
export const isFile = ({ req }: Context): boolean => FILE_PATHS.has(req.path);

export const limitBodies: MiddlewareHandler = (c, next) => (isFile(c) ? next() : limitBody(c, next));

/** Refuses compressed bodies, which may have any size when they are decompressed. */
export const refuseCompressed: MiddlewareHandler = (c, next) => {
  const encoding = c.req.header("content-encoding");
  if (!encoding || encoding.toLowerCase() === "identity") return next();
  throw problem(415, "Please send this without compression", undefined, { "accept-encoding": "identity" });
};

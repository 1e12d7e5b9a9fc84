import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { MAX_BODY_BYTES } from "#contract/limits.ts";
import { problem } from "../errors/errors.ts";

function tooLarge(): never {
  throw problem(413, `The request is too large: ${MAX_BODY_BYTES / 1024} KB is the most`);
}

const limitRead = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge });

/**
 * Node reads no more of a body than was announced, so an announced one need not be read to be measured: that would make
 * a stream of it first, and cost as much as all else a form goes through.
 */
const limitBody: MiddlewareHandler = (c, next) => {
  const announced = c.req.header("transfer-encoding") ? undefined : c.req.header("content-length");
  if (announced === undefined) return limitRead(c, next);
  return Number(announced) > MAX_BODY_BYTES ? tooLarge() : next();
};

/** A file of companies may be larger: its route limits it, once it is known who sends it. */
export const limitBodies: MiddlewareHandler = (c, next) =>
  c.req.path === "/api/companies/import" ? next() : limitBody(c, next);

/** What comes compressed is refused: nothing here would unpack it, and unpacked it could be of any size. */
export const refuseCompressed: MiddlewareHandler = (c, next) => {
  const encoding = c.req.header("content-encoding");
  if (!encoding || encoding.toLowerCase() === "identity") return next();
  throw problem(415, "Please send this without compression", undefined, { "accept-encoding": "identity" });
};

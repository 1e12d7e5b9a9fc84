import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { MAX_BODY_BYTES } from "#contract/limits.ts";
import { problem } from "./errors.ts";

function tooLarge(): never {
  throw problem(413, `The request is too large: ${MAX_BODY_BYTES / 1024} KB is the most`);
}

const limitBody = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge });

/** A file of companies may be larger: its route limits it, once it is known who sends it. */
export const limitBodies: MiddlewareHandler = (c, next) =>
  c.req.path === "/api/companies/import" ? next() : limitBody(c, next);

/** What comes compressed is refused: nothing here would unpack it, and unpacked it could be of any size. */
export const refuseCompressed: MiddlewareHandler = (c, next) => {
  const encoding = c.req.header("content-encoding");
  if (!encoding || encoding.toLowerCase() === "identity") return next();
  throw problem(415, "Please send this without compression", undefined, { "accept-encoding": "identity" });
};

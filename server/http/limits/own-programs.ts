import type { Context, MiddlewareHandler } from "hono";
import { bearerAuth } from "hono/bearer-auth";
import { problem } from "../errors/errors.ts";
import { isLoopback, remoteAddress } from "./visitor-address.ts";

interface OwnPrograms {
  /** The bearer token of programs. Null: only programs on this machine are allowed, and none if `isProxied`. */
  token: string | null;
  /** Behind a proxy all programs need the token, because any request may look like a request from this machine. */
  isProxied: boolean;
}

const PROXY_HEADERS = ["x-forwarded-for", "x-real-ip", "forwarded", "via"];

/**
 * True for a loopback address without a proxy's headers. Requests through a proxy on this machine also come from a loopback
 * address.
 */
const isLocal = (c: Context) =>
  isLoopback(remoteAddress(c)) && !PROXY_HEADERS.some((name) => c.req.header(name));

/**
 * Lets programs with the token pass. Programs on this machine pass without it, unless `isProxied`. Other clients get a 401, or a
 * 400 for a malformed `Authorization` header. If `token` is null, they get a 403 with `refusal`.
 */
export function requireOwnProgram({ token, isProxied }: OwnPrograms, refusal: string): MiddlewareHandler {
  const requireToken: MiddlewareHandler = token
    ? bearerAuth({ token })
    : () => {
        throw problem(403, refusal);
      };
  return (c, next) => (!isProxied && isLocal(c) ? next() : requireToken(c, next));
}

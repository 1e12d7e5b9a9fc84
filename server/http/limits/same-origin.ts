import type { MiddlewareHandler } from "hono";
import { problem } from "../errors/errors.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses what the page of another site made a visitor's browser send. A request without `Origin` comes from a program
 * and is welcome; ours come from `publicUrl` or from whatever name the visitor reached this server by.
 */
export const sameOrigin = ({ publicUrl }: { publicUrl: string }): MiddlewareHandler => {
  const isOurs = (origin: string, host: string | undefined) =>
    origin === publicUrl || (host !== undefined && URL.parse(origin)?.host === host.toLowerCase());
  return async (c, next) => {
    const origin = c.req.header("origin");
    if (origin && !READS.has(c.req.method) && !isOurs(origin, c.req.header("host"))) {
      throw problem(403, "This request came from another website, so it was not accepted");
    }
    await next();
  };
};

import type { MiddlewareHandler } from "hono";
import { problem } from "../errors/errors.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that another website made a visitor's browser send (CSRF). A write without `Origin` usually comes from a
 * program. It is accepted unless `Sec-Fetch-Site` is "cross-site". During a trial without https, the request's own host is
 * accepted too. A public site accepts only `publicUrl`, because an attacker's domain could resolve to this machine (DNS
 * rebinding).
 */
export const sameOrigin = ({ publicUrl }: { publicUrl: string }): MiddlewareHandler => {
  const isTrial = publicUrl.startsWith("http:");
  const isOwnOrigin = (origin: string, host: string | undefined) =>
    origin === publicUrl || (isTrial && host !== undefined && URL.parse(origin)?.host === host.toLowerCase());
  return async (c, next) => {
    const origin = c.req.header("origin");
    const isForeign = origin
      ? !isOwnOrigin(origin, c.req.header("host"))
      : c.req.header("sec-fetch-site") === "cross-site";
    if (isForeign && !SAFE_METHODS.has(c.req.method))
      throw problem(403, "This request came from another website, so it was not accepted");
    await next();
  };
};

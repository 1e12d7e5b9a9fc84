import { Hono, type MiddlewareHandler } from "hono";
import type { Bounces } from "./bounces.ts";

interface BouncesRoute {
  bounces: Bounces;
  requireMailServer: MiddlewareHandler;
}

/** The route to which the operator's mail server forwards emails returned to `MAIL_FROM`, mounted at `/mail/bounces`. */
export const bouncesRoute = ({ bounces, requireMailServer }: BouncesRoute) =>
  // Other emails to that address are accepted without effect, so that no mail server retries them.
  new Hono().post("/", requireMailServer, async (c) =>
    c.json({ returned: await bounces.take(await c.req.text()) }, 200, { "cache-control": "no-store" }),
  );

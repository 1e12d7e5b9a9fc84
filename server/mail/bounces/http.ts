import { Hono, type MiddlewareHandler } from "hono";
import type { Bounces } from "./bounces.ts";

interface BouncesRoute {
  bounces: Bounces;
  requireMailServer: MiddlewareHandler;
}

/** Where the operator's mail server hands over what comes back to `MAIL_FROM`, to be mounted at `/mail/bounces`. */
export const bouncesRoute = ({ bounces, requireMailServer }: BouncesRoute) =>
  // Whatever else arrives at that address is accepted without effect, so that no mail server tries it again.
  new Hono().post("/", requireMailServer, async (c) =>
    c.json({ returned: await bounces.take(await c.req.text()) }, 200, { "cache-control": "no-store" }),
  );

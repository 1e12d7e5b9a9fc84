import { Hono } from "hono";
import type { Services } from "#server/services.ts";

/** The route to which the operator's mail server forwards emails returned to `MAIL_FROM`, mounted at `/mail/bounces`. */
export const bouncesRoute = ({ bounces, requireMailServer }: Services) =>
  // Emails that are no reports are accepted and ignored, so that no mail server retries them.
  new Hono().post("/", requireMailServer, async (c) =>
    c.json({ returned: await bounces.take(await c.req.text()) }, 200, { "cache-control": "no-store" }),
  );

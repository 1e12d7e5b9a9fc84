import { Hono } from "hono";
import type { Services } from "#server/services.ts";

export const metricsRoute = ({ metrics, requireMonitor }: Services) =>
  new Hono().get("/", requireMonitor, async (c) =>
    c.body(await metrics.text(), 200, {
      "content-type": metrics.contentType,
      "cache-control": "no-store",
    }),
  );

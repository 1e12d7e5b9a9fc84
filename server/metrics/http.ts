import { Hono, type MiddlewareHandler } from "hono";
import type { Metrics } from "./metrics.ts";

/** Metrics for a monitoring system, to be mounted at `/metrics`. */
export const metricsRoute = ({
  metrics,
  requireMonitor,
}: {
  metrics: Metrics;
  requireMonitor: MiddlewareHandler;
}) =>
  new Hono().get("/", requireMonitor, async (c) =>
    c.body(await metrics.text(), 200, {
      "content-type": metrics.contentType,
      "cache-control": "no-store",
    }),
  );

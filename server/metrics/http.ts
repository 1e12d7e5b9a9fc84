import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bearerAuth } from "hono/bearer-auth";
import { problem } from "#server/http/errors/errors.ts";
import { isLoopback, remoteAddress } from "#server/http/limits/visitor-address.ts";
import type { Metrics } from "./metrics.ts";

interface MetricsRoute {
  metrics: Metrics;
  /** Null if only programs on this machine may read. */
  token: string | null;
  /** Whether requests come through a proxy. Without a header of the proxy they look like those of this machine. */
  isProxied: boolean;
}

/** Metrics for a monitoring system, to be mounted at `/metrics`. */
export const metricsRoute = ({ metrics, ...access }: MetricsRoute) =>
  new Hono().get("/", requireMonitor(access), async (c) =>
    c.body(await metrics.text(), 200, {
      "content-type": metrics.contentType,
      "cache-control": "no-store",
    }),
  );

const PROXY_HEADERS = ["x-forwarded-for", "x-real-ip", "forwarded", "via"];

/** A request that a proxy on this machine forwards also comes from a loopback address. */
const isLocal = (c: Context) =>
  isLoopback(remoteAddress(c)) && !PROXY_HEADERS.some((name) => c.req.header(name));

function requireMonitor({ token, isProxied }: Omit<MetricsRoute, "metrics">): MiddlewareHandler {
  const requireToken: MiddlewareHandler = token ? bearerAuth({ token }) : refuse;
  return (c, next) => (!isProxied && isLocal(c) ? next() : requireToken(c, next));
}

function refuse(): never {
  throw problem(403, "Metrics are for this machine's own programs, and for who has the METRICS_TOKEN");
}

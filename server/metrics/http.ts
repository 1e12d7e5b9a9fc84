import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bearerAuth } from "hono/bearer-auth";
import { problem } from "#server/http/errors/errors.ts";
import { remoteAddress } from "#server/http/limits/visitor-address.ts";
import type { Metrics } from "./metrics.ts";

interface MetricsRoute {
  metrics: Metrics;
  /** None: only programs on this machine may read. */
  token: string | null;
}

/** What monitoring reads, to be mounted at `/metrics`. */
export const metricsRoute = ({ metrics, token }: MetricsRoute) =>
  new Hono().get("/", requireMonitor(token), async (c) =>
    c.body(await metrics.text(), 200, {
      "content-type": metrics.contentType,
      "cache-control": "no-store",
    }),
  );

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;
const WRITTEN_BY_PROXIES = ["x-forwarded-for", "x-real-ip", "forwarded", "via"];

/** A visitor whose request a proxy on this machine hands on comes from here as well. */
const isFromHere = (c: Context) =>
  LOOPBACK.test(remoteAddress(c) ?? "") && !WRITTEN_BY_PROXIES.some((name) => c.req.header(name));

function requireMonitor(token: string | null): MiddlewareHandler {
  const requireToken: MiddlewareHandler = token ? bearerAuth({ token }) : refuse;
  return (c, next) => (isFromHere(c) ? next() : requireToken(c, next));
}

function refuse(): never {
  throw problem(403, "Metrics are for this machine's own programs, and for who has the METRICS_TOKEN");
}

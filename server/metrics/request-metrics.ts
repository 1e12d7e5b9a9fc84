import { Counter, Histogram, type Registry } from "prom-client";

/**
 * Upper limits of the histogram's buckets, in seconds. Reads from memory fall into the first bucket, and first renderings of a
 * page into one of the later buckets.
 */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface RequestMetrics {
  cached(route: string): void;
  /** Counts a response that was made for its request, and records its time. */
  made(request: { route: string; method: string; status: number; seconds: number }): void;
}

export function createRequestMetrics(registry: Registry): RequestMetrics {
  const registers = [registry];
  // A Map costs less per request than a Counter with labels.
  const cachedByRoute = new Map<string, number>();
  const times = new Histogram({
    name: "skip_finder_request_seconds",
    help: "Time until the response was ready, of responses that were not in the response cache",
    labelNames: ["route", "method", "status"],
    buckets: BUCKETS,
    registers,
  });
  new Counter({
    name: "skip_finder_cached_responses_total",
    help: "Number of responses from the response cache",
    labelNames: ["route"],
    registers,
    collect() {
      this.reset();
      for (const [route, count] of cachedByRoute) this.inc({ route }, count);
    },
  });
  return {
    cached: (route) => void cachedByRoute.set(route, (cachedByRoute.get(route) ?? 0) + 1),
    made: ({ seconds, ...labels }) => times.observe(labels, seconds),
  };
}

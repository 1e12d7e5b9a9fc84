import { Counter, Histogram, type Registry } from "prom-client";

/** Seconds. Answers from memory take less than the first, a page that is made for the first time some of the next. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface RequestCounts {
  /** An answer that lay ready. Every one comes through here, so this does no more than count. */
  kept(route: string): void;
  /** An answer that had to be worked out. */
  answered(request: { route: string; method: string; status: number; seconds: number }): void;
}

export function countRequestsIn(registry: Registry): RequestCounts {
  const registers = [registry];
  const keptByRoute = new Map<string, number>();
  const times = new Histogram({
    name: "skip_finder_request_seconds",
    help: "Time until the answer stood, of requests that had to be worked out",
    labelNames: ["route", "method", "status"],
    buckets: BUCKETS,
    registers,
  });
  new Counter({
    name: "skip_finder_kept_answers_total",
    help: "Requests answered at once from memory, in microseconds",
    labelNames: ["route"],
    registers,
    collect() {
      this.reset();
      for (const [route, number] of keptByRoute) this.inc({ route }, number);
    },
  });
  return {
    kept: (route) => void keptByRoute.set(route, (keptByRoute.get(route) ?? 0) + 1),
    answered: ({ seconds, ...labels }) => times.observe(labels, seconds),
  };
}

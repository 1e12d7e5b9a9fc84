import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { ReplicaLag } from "#server/database/read-replica.ts";
import type { MailQueue } from "#server/mail/store.ts";

interface Sources {
  /** Null if the database does not answer in time. */
  mailQueue(): Promise<MailQueue | null>;
  /** Null without a replica. */
  replicaLag(): Promise<ReplicaLag | null>;
  catalogue(): { companies: number; reviews: number; readAt: number | null; behindSince: number | null };
}

/** `time` is in milliseconds since 1970. */
const secondsSince = (time: number) => Math.max(0, (Date.now() - time) / 1_000);

export function createMetrics({ mailQueue, replicaLag, catalogue }: Sources) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauges = Object.entries(HELP).map(([name, help]) => ({
    name: name as GaugeName,
    gauge: new Gauge({ name: `skip_finder_${name}`, help, registers: [registry] }),
  }));
  // The counter starts at 0, so that an alert also sees the first failures. A series of request_seconds appears only after its
  // first request, so an alert on that metric would miss the first failures.
  const failedLogins = new Counter({
    name: "skip_finder_failed_logins_total",
    help: "Wrong passwords sent to the administrator's login",
    registers: [registry],
  });

  async function updateGauges() {
    const [queue, replica] = await Promise.all([mailQueue(), replicaLag()]);
    const { companies, reviews, readAt, behindSince } = catalogue();
    const readings: Record<GaugeName, number | null | undefined> = {
      database_up: queue ? 1 : 0,
      replica_up: replica && Number(replica.up),
      replica_lag_bytes: replica?.bytes,
      replica_lag_seconds: replica?.seconds,
      mail_queue_emails: queue?.waiting,
      mail_queue_oldest_seconds: queue?.oldestSeconds,
      mail_last_hour_emails: queue?.lastHour,
      catalogue_companies: companies,
      catalogue_reviews: reviews,
      catalogue_read_age_seconds: readAt && secondsSince(readAt),
      catalogue_behind_seconds: behindSince ? secondsSince(behindSince) : 0,
    };
    // Unknown values are exported as NaN.
    for (const { name, gauge } of gauges) gauge.set(readings[name] ?? Number.NaN);
  }

  return {
    requests: createRequestMetrics(registry),
    countFailedLogin: () => failedLogins.inc(),
    contentType: registry.contentType,
    /** All metrics in Prometheus's text format. Works while the database is down. */
    async text(): Promise<string> {
      await updateGauges();
      return registry.metrics();
    },
  };
}

const HELP = {
  database_up: "1 while the database answers, else 0",
  replica_up: "1 while the replica answers and replays changes, else 0; NaN without a replica",
  replica_lag_bytes: "Bytes that the primary has written and the replica has not replayed yet",
  replica_lag_seconds: "Age of the replica's last change; 0 if it has all changes",
  mail_queue_emails: "Emails in the queue",
  mail_queue_oldest_seconds: "Age of the oldest email in the queue",
  mail_last_hour_emails: "Emails queued within the last hour",
  catalogue_companies: "Companies in the catalogue of this process",
  catalogue_reviews: "Reviews in the catalogue of this process",
  catalogue_read_age_seconds: "Time since this process last read companies from the database",
  catalogue_behind_seconds:
    "Time since when the catalogue may lack changes of the database; 0 while it has all",
};

type GaugeName = keyof typeof HELP;

/** Upper limits in seconds. Reads from memory fall into the first bucket. First renderings of a page fall into a later bucket. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface RequestMetrics {
  cached(route: string): void;
  /** Counts a response that did not come from the response cache, and records its time. */
  made(request: { route: string; method: string; status: number; seconds: number }): void;
}

function createRequestMetrics(registry: Registry): RequestMetrics {
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

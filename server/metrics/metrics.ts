import { Counter, collectDefaultMetrics, Registry } from "prom-client";
import type { ReplicaLag } from "#server/database/replica.ts";
import type { MailQueue } from "#server/mail/store.ts";
import { createGauges } from "./gauges.ts";
import { createRequestMetrics } from "./request-metrics.ts";

export type Metrics = ReturnType<typeof createMetrics>;

interface Sources {
  /** Null if the database does not answer in time. */
  mailQueue(): Promise<MailQueue | null>;
  /** Null without a replica. */
  replicaLag(): Promise<ReplicaLag | null>;
  catalogue(): { companies: number; reviews: number; readAt: number | null; behindSince: number | null };
}

/** `time` is in milliseconds since 1970. */
const secondsSince = (time: number) => Math.max(0, (Date.now() - time) / 1_000);

/** Metrics of this process for a monitoring system. */
export function createMetrics({ mailQueue, replicaLag, catalogue }: Sources) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauges = createGauges(registry);
  // The counter starts at 0, so that an alert also sees the first failures. An alert on the metric request_seconds would miss
  // those, because a series of that metric first appears after its first request.
  const failedLogins = new Counter({
    name: "skip_finder_failed_logins_total",
    help: "Wrong passwords sent to the administrator's login",
    registers: [registry],
  });

  async function updateGauges() {
    const [queue, replica] = await Promise.all([mailQueue(), replicaLag()]);
    const { companies, reviews, readAt, behindSince } = catalogue();
    gauges.set({
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
    });
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

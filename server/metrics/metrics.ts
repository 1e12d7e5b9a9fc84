import { collectDefaultMetrics, Registry } from "prom-client";
import type { ReplicaLag } from "#server/database/replica.ts";
import type { MailQueue } from "#server/mail/store.ts";
import { gaugesIn } from "./gauges.ts";
import { createRequestMetrics, type RequestMetrics } from "./request-metrics.ts";

/** How this process does, for a monitoring system to ask at intervals. */
export interface Metrics {
  requests: RequestMetrics;
  contentType: string;
  /** In Prometheus's text format; also while the database does not answer. */
  text(): Promise<string>;
}

interface Sources {
  /** Null when the database does not answer in time. */
  mailQueue(): Promise<MailQueue | null>;
  /** Null without a replica. */
  replicaLag(): Promise<ReplicaLag | null>;
  catalogue(): { companies: number; reviews: number; readAt: number | null; behindSince: number | null };
}

const secondsSince = (moment: number) => Math.max(0, (Date.now() - moment) / 1_000);

export function createMetrics({ mailQueue, replicaLag, catalogue }: Sources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauges = gaugesIn(registry);

  async function read() {
    const [queue, replica] = await Promise.all([mailQueue(), replicaLag()]);
    const { companies, reviews, readAt, behindSince } = catalogue();
    gauges.set({
      database_up: queue ? 1 : 0,
      replica_up: replica && Number(replica.up),
      replica_lag_bytes: replica?.bytes,
      replica_lag_seconds: replica?.seconds,
      mail_queue_emails: queue?.waiting,
      mail_queue_oldest_seconds: queue?.oldestSeconds,
      catalogue_companies: companies,
      catalogue_reviews: reviews,
      catalogue_read_age_seconds: readAt && secondsSince(readAt),
      catalogue_behind_seconds: behindSince ? secondsSince(behindSince) : 0,
    });
  }

  return {
    requests: createRequestMetrics(registry),
    contentType: registry.contentType,
    async text() {
      await read();
      return registry.metrics();
    },
  };
}

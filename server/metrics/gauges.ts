import { Gauge, type Registry } from "prom-client";

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
/** Unknown values are exported as NaN. */
type Readings = Record<GaugeName, number | null | undefined>;

export function createGauges(registry: Registry) {
  const names = Object.keys(HELP) as GaugeName[];
  const gauges = names.map((name) => ({
    name,
    gauge: new Gauge({ name: `skip_finder_${name}`, help: HELP[name], registers: [registry] }),
  }));
  return {
    set(readings: Readings) {
      for (const { name, gauge } of gauges) gauge.set(readings[name] ?? Number.NaN);
    },
  };
}

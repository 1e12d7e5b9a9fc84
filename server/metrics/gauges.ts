import { Gauge, type Registry } from "prom-client";

const HELP = {
  database_up: "Whether the database answers (1) or not (0)",
  replica_up: "Whether the replica answers and follows (1) or not (0); not a number without one",
  replica_lag_bytes: "What the primary has written and the replica not yet replayed",
  replica_lag_seconds: "Age of the last change the replica has; 0 when it has everything",
  mail_queue_emails: "E-mails still to be sent",
  mail_queue_oldest_seconds: "Age of the oldest e-mail still to be sent",
  catalogue_companies: "Companies in the directory that this process shows",
  catalogue_reviews: "Reviews in the directory that this process shows",
  catalogue_read_age_seconds: "Since this process last read companies from the database",
  catalogue_behind_seconds:
    "Since the directory may be older than the database; 0 while every change is in it",
};

export type GaugeName = keyof typeof HELP;
/** What is not known at the moment is shown as NaN. */
export type Readings = Record<GaugeName, number | null | undefined>;

export function gaugesIn(registry: Registry) {
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

import { Hono } from "hono";
import type { ReplicaLag } from "#server/database/replica.ts";

export interface Vitals {
  /** Whether the catalogue is loaded. */
  ready(): boolean;
  isDatabaseUp(): Promise<boolean>;
  /** Null without a replica. */
  replicaLag(): Promise<ReplicaLag | null>;
}

/**
 * For load balancers and process supervisors, mounted at `/health`. A process whose database is down stays ready: it
 * goes on answering every public read.
 */
export const health = ({ ready, ...vitals }: Vitals) =>
  new Hono()
    .use(async (c, next) => {
      await next();
      c.header("cache-control", "no-store");
    })
    .get("/live", (c) => c.json({ status: "live" }))
    .get("/ready", async (c) =>
      ready()
        ? c.json({ status: "ready", ...(await databases(vitals)) })
        : c.json({ status: "starting" }, 503, { "retry-after": "1" }),
    );

async function databases({ isDatabaseUp, replicaLag }: Omit<Vitals, "ready">) {
  const [isUp, lag] = await Promise.all([isDatabaseUp(), replicaLag()]);
  return {
    database: state(isUp),
    ...(lag && { replica: state(lag.up), replicaLagSeconds: lag.seconds, replicaLagBytes: lag.bytes }),
  };
}

const state = (isUp: boolean) => (isUp ? "up" : "down");

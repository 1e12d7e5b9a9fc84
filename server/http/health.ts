import { Hono } from "hono";
import type { ReplicaLag } from "#server/database/replica.ts";

interface HealthChecks {
  /** True once the catalogue is loaded. */
  ready(): boolean;
  isDatabaseUp(): Promise<boolean>;
  /** Resolves to null without a replica. */
  replicaLag(): Promise<ReplicaLag | null>;
}

/**
 * Health checks for load balancers and supervisors, to be mounted at `/health`. A process stays ready while its database
 * is down, because it answers all public reads from memory.
 */
export const health = ({ ready, ...databaseChecks }: HealthChecks) =>
  new Hono()
    .use(async (c, next) => {
      await next();
      c.header("cache-control", "no-store");
    })
    .get("/live", (c) => c.json({ status: "live" }))
    .get("/ready", async (c) =>
      ready()
        ? c.json({ status: "ready", ...(await databases(databaseChecks)) })
        : c.json({ status: "starting" }, 503, { "retry-after": "1" }),
    );

async function databases({ isDatabaseUp, replicaLag }: Omit<HealthChecks, "ready">) {
  const [isUp, lag] = await Promise.all([isDatabaseUp(), replicaLag()]);
  return {
    database: state(isUp),
    ...(lag && { replica: state(lag.up), replicaLagSeconds: lag.seconds, replicaLagBytes: lag.bytes }),
  };
}

const state = (isUp: boolean) => (isUp ? "up" : "down");

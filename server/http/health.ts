import { Hono } from "hono";
import type { ReplicaLag } from "#server/database/read-replica.ts";
import { singleFlight } from "./cache/response-cache.ts";
import { noStoreByDefault } from "./response-headers.ts";

interface HealthChecks {
  ready(): boolean;
  isDatabaseUp(): Promise<boolean>;
  replicaLag(): Promise<ReplicaLag | null>;
}

/** The server counts as ready even while the database is down, because public reads are answered from memory. */
export function health({ ready, ...databaseChecks }: HealthChecks) {
  // All requests share one running check, because it takes a connection without waiting in the request queue.
  const share = singleFlight<Awaited<ReturnType<typeof databases>>>();
  const checkDatabases = () => share("databases", () => databases(databaseChecks));
  return new Hono()
    .use(noStoreByDefault)
    .get("/live", (c) => c.json({ status: "live" }))
    .get("/ready", async (c) =>
      ready()
        ? c.json({ status: "ready", ...(await checkDatabases()) })
        : c.json({ status: "starting" }, 503, { "retry-after": "1" }),
    );
}

async function databases({ isDatabaseUp, replicaLag }: Omit<HealthChecks, "ready">) {
  const [isUp, lag] = await Promise.all([isDatabaseUp(), replicaLag()]);
  return {
    database: state(isUp),
    ...(lag && { replica: state(lag.up), replicaLagSeconds: lag.seconds, replicaLagBytes: lag.bytes }),
  };
}

const state = (isUp: boolean) => (isUp ? "up" : "down");

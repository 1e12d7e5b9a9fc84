import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type pg from "pg";
import { connect, type Database } from "./connect.ts";
import { createReconnectingClient, type Heartbeat, type ReconnectingClient } from "./reconnecting-client.ts";

export function connectWithWatchdog(url: string) {
  const database = connect(url);
  const watchdog = startWatchdog(database.$client, url);
  return {
    database,
    async close() {
      await database.$client.end();
      await watchdog.close();
    },
  };
}

/**
 * Closes the pool's connections if the database server stops answering without closing them. Their queries then fail instead of
 * waiting. The check has its own connection, so a slow query does not trigger it.
 */
export function startWatchdog(pool: pg.Pool, url: string, heartbeat?: Heartbeat): ReconnectingClient {
  const open = new Set<pg.Client>();
  pool.on("connect", (client) => open.add(client as pg.Client));
  pool.on("remove", (client) => open.delete(client as pg.Client));
  return createReconnectingClient(url, {
    ...(heartbeat && { heartbeat }),
    onConnect: async () => {},
    onUnresponsive: () => {
      for (const { connection } of open) connection.stream.destroy();
    },
  });
}

/** Shorter than the timeouts of load balancers and monitors that wait for a health check. */
const TIMEOUT_MS = 1_500;

/** Returns null if a query fails or takes too long. Health checks, metrics, starts and stops must not wait for the database. */
export const withTimeout = <Result>(query: Promise<Result>): Promise<Result | null> =>
  Promise.race([query.catch(() => null), pause(TIMEOUT_MS, null, { ref: false })]);

export const isReachable = async (database: Database): Promise<boolean> =>
  (await withTimeout(database.execute(sql`select 1`))) !== null;

import type pg from "pg";
import { connect, type Database } from "./connect.ts";
import { type Heartbeat, type HeldConnection, holdConnection } from "./reconnecting-client.ts";

export interface WatchedDatabase {
  database: Database;
  close(): Promise<void>;
}

/** The database at `url`, for as long as a process runs. */
export function connectWatching(url: string): WatchedDatabase {
  const database = connect(url);
  const watch = endWhenSilent(database.$client, url);
  return {
    database,
    async close() {
      await database.$client.end();
      await watch.close();
    },
  };
}

/**
 * Ends the pool's connections whenever the server has stopped answering without closing them, so that nobody waits for an
 * answer that will not come. A query may take as long as it needs: it is the server that is asked whether it lives.
 */
export function endWhenSilent(pool: pg.Pool, url: string, heartbeat?: Heartbeat): HeldConnection {
  const open = new Set<pg.Client>();
  pool.on("connect", (client) => open.add(client as pg.Client));
  pool.on("remove", (client) => open.delete(client as pg.Client));
  return holdConnection(url, {
    ...(heartbeat && { heartbeat }),
    connected: async () => {},
    silent: () => {
      for (const { connection } of open) connection.stream.destroy();
    },
  });
}

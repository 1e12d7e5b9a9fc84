import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { APPLICATION_NAME } from "./connect.ts";

const CONNECT_TIMEOUT_MS = 5_000;
const GOODBYE_TIMEOUT_MS = 5_000;
const HEARTBEAT = { everyMs: 15_000, timeoutMs: 5_000 };
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

export type Heartbeat = typeof HEARTBEAT;

export interface HeldConnectionOptions {
  /** How often the server is asked whether it is still there. */
  heartbeat?: Heartbeat;
  /** Prepares every new connection; one that cannot be prepared counts as broken. */
  connected(client: pg.Client): Promise<unknown>;
  /** Called each time the connection is lost or cannot be made, before the next attempt. */
  lost?(): unknown;
}

export interface HeldConnection {
  /** Resolves when the first connection is ready. */
  ready: Promise<void>;
  close(): Promise<void>;
}

/** One connection of its own to the database at `url`, made again whenever it breaks, until it is closed. */
export function holdConnection(url: string, handlers: HeldConnectionOptions): HeldConnection {
  const { connected, lost, heartbeat = HEARTBEAT } = handlers;
  const closing = new AbortController();
  const ready = Promise.withResolvers<void>();

  async function holdOne(): Promise<boolean> {
    const client = new pg.Client({
      connectionString: url,
      application_name: APPLICATION_NAME,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    const broken = new Promise<void>((resolve) => {
      client.once("error", () => resolve());
      client.once("end", () => resolve());
    });
    // A client reports a broken connection more than once.
    client.on("error", () => {});
    let prepared = false;
    try {
      await client.connect();
      await connected(client);
      prepared = true;
      ready.resolve();
      await Promise.race([broken, beat(client, heartbeat, closing.signal)]);
    } catch {
      // Whatever broke it: the next attempt follows.
    }
    await end(client);
    return prepared;
  }

  async function hold(): Promise<void> {
    let wait = FIRST_PAUSE_MS;
    while (!closing.signal.aborted) {
      const prepared = await holdOne();
      if (closing.signal.aborted) return;
      await lost?.();
      wait = prepared ? FIRST_PAUSE_MS : Math.min(wait * 2, LONGEST_PAUSE_MS);
      await pause(wait, undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  const held = hold();
  return {
    ready: ready.promise,
    close: () => {
      closing.abort();
      return held;
    },
  };
}

/** Asks now and then, because a machine that vanishes does not close its connections. Ends when told to or unanswered. */
async function beat(
  client: pg.Client,
  { everyMs, timeoutMs }: Heartbeat,
  signal: AbortSignal,
): Promise<void> {
  try {
    for (;;) {
      await pause(everyMs, undefined, { signal, ref: false });
      await client.query({ text: "select 1", query_timeout: timeoutMs } as pg.QueryConfig);
    }
  } catch {
    // Told to end, or no answer.
  }
}

/** Says goodbye, and does not wait long for a server that no longer hears it. */
async function end(client: pg.Client): Promise<void> {
  const limit = new AbortController();
  await Promise.race([
    client.end().catch(() => {}),
    pause(GOODBYE_TIMEOUT_MS, undefined, { signal: limit.signal, ref: false }).catch(() => {}),
  ]);
  limit.abort();
}

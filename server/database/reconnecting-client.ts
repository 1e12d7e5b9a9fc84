import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";
import pg from "pg";
import { APPLICATION_NAME } from "./connect.ts";

const CONNECT_TIMEOUT_MS = 5_000;
const GOODBYE_TIMEOUT_MS = 5_000;
const HEARTBEAT = { everyMs: 2_000, timeoutMs: 3_000 };
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
  /** Called when the server has fallen silent without closing the connection, before `lost`. */
  silent?(): unknown;
}

export interface HeldConnection {
  /** Resolves when the first connection is ready. */
  ready: Promise<void>;
  close(): Promise<void>;
}

/** One connection of its own to the database at `url`, made again whenever it breaks, until it is closed. */
export function holdConnection(url: string, options: HeldConnectionOptions): HeldConnection {
  const { connected, lost, silent, heartbeat = HEARTBEAT } = options;
  const closing = new AbortController();
  const { signal } = closing;
  const ready = Promise.withResolvers<void>();
  let wait = FIRST_PAUSE_MS;

  async function holdOne(client: pg.Client): Promise<void> {
    const broken = whenBroken(client);
    try {
      await client.connect();
      await connected(client);
      wait = FIRST_PAUSE_MS;
      ready.resolve();
      await Promise.race([broken, untilSilent(client, heartbeat, signal).then(silent)]);
    } catch {
      wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
    }
    await end(client);
  }

  async function hold(): Promise<void> {
    while (!signal.aborted) {
      await holdOne(createClient(url));
      if (signal.aborted) return;
      await lost?.();
      await pause(wait, undefined, { signal }).catch(() => {});
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

const createClient = (url: string) =>
  new pg.Client({
    connectionString: url,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });

function whenBroken(client: pg.Client): Promise<void> {
  // A client reports a broken connection more than once.
  client.on("error", () => {});
  return new Promise((resolve) => {
    client.once("error", () => resolve());
    client.once("end", () => resolve());
  });
}

/**
 * Asks now and then, because a machine that vanishes does not close its connections. Resolves when there is no answer;
 * rejects when told to end, and when the connection breaks.
 */
async function untilSilent(
  client: pg.Client,
  { everyMs, timeoutMs }: Heartbeat,
  signal: AbortSignal,
): Promise<void> {
  do await pause(everyMs, undefined, { signal, ref: false });
  while (await answers(client, timeoutMs));
}

function answers(client: pg.Client, timeoutMs: number): Promise<boolean> {
  const answered = client.query("select 1").then(() => true);
  // An answer that has come while this process was busy is read within the turn.
  const patience = pause(timeoutMs, false, { ref: false }).then((over) => turn(over));
  return Promise.race([answered, patience]);
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

import { setTimeout as pause, setImmediate as yieldToEventLoop } from "node:timers/promises";
import pg from "pg";
import { APPLICATION_NAME } from "./connect.ts";

const CONNECT_TIMEOUT_MS = 5_000;
const END_TIMEOUT_MS = 5_000;
const HEARTBEAT = { everyMs: 2_000, timeoutMs: 3_000 };
const MIN_BACKOFF_MS = 100;
const MAX_BACKOFF_MS = 5_000;

export type Heartbeat = typeof HEARTBEAT;

export type ReconnectingClient = ReturnType<typeof createReconnectingClient>;

interface ReconnectingClientOptions {
  heartbeat?: Heartbeat;
  /** If the promise rejects, the connection is closed and replaced. */
  onConnect(client: pg.Client): Promise<unknown>;
  onDisconnect?(): unknown;
  /** Called before `onDisconnect` if the server stopped answering without closing the connection. */
  onUnresponsive?(): unknown;
}

export function createReconnectingClient(url: string, options: ReconnectingClientOptions) {
  const { onConnect, onDisconnect, onUnresponsive, heartbeat = HEARTBEAT } = options;
  const closing = new AbortController();
  const { signal } = closing;
  const ready = Promise.withResolvers<void>();
  let backoffMs = MIN_BACKOFF_MS;

  async function runUntilBroken(client: pg.Client): Promise<void> {
    const broken = whenBroken(client);
    try {
      await client.connect();
      await onConnect(client);
      backoffMs = MIN_BACKOFF_MS;
      ready.resolve();
      await Promise.race([broken, whenUnresponsive(client, heartbeat, signal).then(onUnresponsive)]);
    } catch {
      backoffMs = Math.min(backoffMs * 2, MAX_BACKOFF_MS);
    }
    await end(client);
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await runUntilBroken(createClient(url));
      if (signal.aborted) return;
      await onDisconnect?.();
      await pause(backoffMs, undefined, { signal }).catch(() => {});
    }
  }

  const stopped = run();
  return {
    ready: ready.promise,
    close: (): Promise<void> => {
      closing.abort();
      return stopped;
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
  // pg emits several errors for one broken connection. An error without a listener would end the process.
  client.on("error", () => {});
  return new Promise((resolve) => {
    client.once("error", () => resolve());
    client.once("end", () => resolve());
  });
}

/**
 * Resolves when the server stops answering, for example because its machine has lost power and closed no connections. Rejects if
 * `signal` aborts or if the connection breaks.
 */
async function whenUnresponsive(
  client: pg.Client,
  { everyMs, timeoutMs }: Heartbeat,
  signal: AbortSignal,
): Promise<void> {
  do await pause(everyMs, undefined, { signal, ref: false });
  while (await answers(client, timeoutMs));
}

function answers(client: pg.Client, timeoutMs: number): Promise<boolean> {
  const answered = client.query("select 1").then(() => true);
  // If the event loop was blocked, an answer may have arrived in time. It is read before the timeout counts.
  const timedOut = pause(timeoutMs, false, { ref: false }).then((result) => yieldToEventLoop(result));
  return Promise.race([answered, timedOut]);
}

/** Waits at most `END_TIMEOUT_MS`, because the end of a connection needs an answer of the server. */
async function end(client: pg.Client): Promise<void> {
  const limit = new AbortController();
  await Promise.race([
    client.end().catch(() => {}),
    pause(END_TIMEOUT_MS, undefined, { signal: limit.signal, ref: false }).catch(() => {}),
  ]);
  limit.abort();
}

import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";

/** In milliseconds. After the listener has closed, active requests may take this long. */
const REQUESTS_MS = 10_000;
/** Idle keep-alive connections stay open this long, because a proxy may be sending its next request on one of them. */
const KEEP_ALIVE_DRAIN_MS = 1_000;
const KEEP_ALIVE_SWEEP_MS = 50;
/** In milliseconds. At the start of the shutdown, connections are accepted for at most this long. */
const ACCEPT_MS = 2_000;
/** During a longer iteration of the event loop, further connections may have arrived. */
const SHORT_ITERATION_MS = 5;

/**
 * Accepts the connections that wait in the kernel's queue, because closing the listener would reset them. Ends when a short
 * iteration of the event loop accepts none, or after `ACCEPT_MS`.
 */
export async function acceptQueuedConnections(server: Server): Promise<void> {
  let accepted = false;
  let iterationStart = 0;
  const onConnection = () => {
    accepted = true;
  };
  server.on("connection", onConnection);
  const end = performance.now() + ACCEPT_MS;
  do {
    accepted = false;
    iterationStart = performance.now();
    // The first promise resolves at the end of the current iteration, the second after a whole iteration.
    await yieldToEventLoop();
    await yieldToEventLoop();
  } while ((accepted || performance.now() - iterationStart > SHORT_ITERATION_MS) && performance.now() < end);
  server.off("connection", onConnection);
}

export function closeConnections(server: Server): Promise<void> {
  return new Promise((resolve) => {
    let sweep: NodeJS.Timeout | undefined;
    // The sweep is repeated, because a connection that is busy now becomes idle later.
    const drained = setTimeout(() => {
      sweep = setInterval(() => server.closeIdleConnections(), KEEP_ALIVE_SWEEP_MS);
    }, KEEP_ALIVE_DRAIN_MS);
    const timeout = setTimeout(() => server.closeAllConnections(), REQUESTS_MS);
    // `http.Server.close` would close idle connections immediately; `net.Server.close` leaves them open.
    NetServer.prototype.close.call(server, () => {
      for (const timer of [drained, sweep, timeout]) clearTimeout(timer);
      resolve();
    });
  });
}

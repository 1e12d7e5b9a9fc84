import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";

/** Requests under way may take this long after the listener has closed. */
const REQUESTS_MS = 10_000;
/** Idle keep-alive connections stay open this long: a proxy may be sending its next request on one of them. */
const KEEP_ALIVE_DRAIN_MS = 1_000;
const KEEP_ALIVE_SWEEP_MS = 50;
/** The kernel's queue of connections is emptied for at most this long if new ones keep arriving. */
const ACCEPT_MS = 2_000;
/** Connections may have arrived unseen during an iteration of the event loop that took longer than this. */
const SHORT_ITERATION_MS = 5;

/**
 * Accepts the connections that wait in the kernel's queue, which closing the listener would reset.
 * Node accepts one an iteration, so this runs until a short iteration brings none.
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
    // The first promise ends with the current iteration, the second with a whole one.
    await yieldToEventLoop();
    await yieldToEventLoop();
  } while ((accepted || performance.now() - iterationStart > SHORT_ITERATION_MS) && performance.now() < end);
  server.off("connection", onConnection);
}

/** Closes the listener and resolves when the last connection has closed. */
export function closeConnections(server: Server): Promise<void> {
  return new Promise((resolve) => {
    let sweep: NodeJS.Timeout | undefined;
    // Repeated, because a connection that is busy now becomes idle later.
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

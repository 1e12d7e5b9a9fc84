import { createServer, type Server, ServerResponse } from "node:http";
import { Server as Listener } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { health } from "#server/http/health.ts";
import type { App } from "#server/http/request-handler.ts";

/** How long answers under way may take once we stop. */
const PATIENCE_MS = 10_000;
/** How long connections that are kept stay open then: a proxy may be sending its next request on one at this moment. */
const FAREWELL_MS = 1_000;
/** How long we go on taking connections then, should new ones keep coming. */
const WAITING_MS = 2_000;
/** In a longer one others may have come after it looked. */
const QUICK_TURN_MS = 5;

/** Else a client that never finishes its request could stay half a minute longer than the limits below say. */
const LOOK_FOR_SLOW_EVERY_MS = 1_000;

export interface Door {
  /** From now on `app` answers; before, everybody is told that we are starting. */
  serve(app: App): void;
  /** Takes no more requests and waits for those under way. */
  close(): Promise<void>;
}

/** Listens at once, so that whoever waits for us gets an answer instead of silence. */
export async function openDoor({ host, port }: { host: string; port: number }): Promise<Door> {
  let app = starting();
  let isClosing = false;
  const listener = getRequestListener(async (request, env) => {
    const answer = await app.fetch(request, env);
    // An answer that was under way when we began to close: its connection would look as if it stayed.
    if (isClosing && env.outgoing instanceof ServerResponse) env.outgoing.shouldKeepAlive = false;
    return answer;
  });
  const server = createServer(
    { connectionsCheckingInterval: LOOK_FOR_SLOW_EVERY_MS },
    (message, response) => {
      if (isClosing) response.shouldKeepAlive = false;
      if (!app.answerAtOnce(message, response)) listener(message, response);
    },
  );
  // Longer than load balancers keep an idle connection, so that none is closed under a request.
  server.keepAliveTimeout = 75_000;
  server.headersTimeout = 20_000;
  server.requestTimeout = 60_000;
  await listen(server, host, port);
  return {
    serve(next) {
      app = next;
    },
    async close() {
      await takeWaiting(server);
      // Not before: whoever is told that this was the last time comes back at once, with a connection that nobody takes.
      isClosing = true;
      await close(server);
    },
  };
}

function starting(): App {
  const app = new Hono();
  app.route(
    "/health",
    health({ ready: () => false, isDatabaseUp: async () => false, replicaLag: async () => null }),
  );
  app.all("*", (c) =>
    c.json({ message: "We are just starting. Please try again in a moment." }, 503, { "retry-after": "2" }),
  );
  return { fetch: app.fetch, answerAtOnce: () => false };
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(explain(error, host, port)));
    server.listen(port, host, resolve);
  });
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
    EACCES: `Port ${port} may not be used by this account. Choose one above 1023: PORT=3000 npm start`,
    EADDRNOTAVAIL: `HOST is ${host}, which is not an address of this machine.`,
    ENOTFOUND: `HOST is ${host}, which is not an address of this machine.`,
  };
  return new Error(reasons[error.code ?? ""] ?? error.message, { cause: error });
}

/** Connections made but not taken yet would be cut with the listener. One is taken in a turn: goes on until a quick turn brings none. */
async function takeWaiting(server: Server): Promise<void> {
  let came = false;
  let began = 0;
  const note = () => {
    came = true;
  };
  server.on("connection", note);
  const limit = performance.now() + WAITING_MS;
  do {
    came = false;
    began = performance.now();
    // From the end of this turn to the end of the next.
    await turn();
    await turn();
  } while ((came || performance.now() - began > QUICK_TURN_MS) && performance.now() < limit);
  server.off("connection", note);
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    let sweep: NodeJS.Timeout | undefined;
    // A connection that was busy when we stopped becomes idle later, and would stay open for as long as it likes.
    const farewell = setTimeout(() => {
      sweep = setInterval(() => server.closeIdleConnections(), 50);
    }, FAREWELL_MS);
    const impatient = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    // A web server's own way of closing would cut idle connections at once.
    Listener.prototype.close.call(server, () => {
      for (const timer of [farewell, sweep, impatient]) clearTimeout(timer);
      resolve();
    });
  });
}

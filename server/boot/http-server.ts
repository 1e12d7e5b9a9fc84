import { createServer, type IncomingMessage, type Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { pageForBrowser } from "#server/http/errors/error-page.ts";
import { health } from "#server/http/health.ts";
import { mayArriveSlowly } from "#server/http/limits/bodies.ts";
import { acceptQueuedConnections, closeConnections } from "./close-connections.ts";

/** How often Node checks `headersTimeout`. With Node's default interval, a request could exceed that limit by up to 30 s. */
const CONNECTIONS_CHECK_MS = 1_000;

/** Limits the memory for responses, each of which can take a few hundred kilobytes. nginx keeps far fewer connections open. */
const MAX_CONNECTIONS = 4_000;

const WRITE_TIMEOUT_MS = 60_000;
const WRITE_CHECKS = 30;

/**
 * In milliseconds. A body must arrive completely within this time. If it `mayArriveSlowly`, each such period must bring some
 * bytes.
 */
const BODY_TIMEOUT_MS = 60_000;

/** `env` holds Node's request and response. */
type Fetch = (request: Request, env: object) => Response | Promise<Response>;

interface HttpServerOptions {
  host: string;
  port: number;
  writeTimeoutMs?: number;
  bodyTimeoutMs?: number;
}

/** Until `serve` is called, clients get a 503 instead of a refused connection. */
export async function startHttpServer(options: HttpServerOptions) {
  const { host, port, writeTimeoutMs = WRITE_TIMEOUT_MS, bodyTimeoutMs = BODY_TIMEOUT_MS } = options;
  let fetch: Fetch = startingApp().fetch;
  let isClosing = false;
  const listener = getRequestListener(async (request, env) => {
    const answer = await fetch(request, env);
    // If the shutdown began during this request, the response is still marked as keep-alive.
    if (isClosing && env.outgoing instanceof ServerResponse) env.outgoing.shouldKeepAlive = false;
    return answer;
  });
  const inOrder = createPipeline();
  const server = createServer({ connectionsCheckingInterval: CONNECTIONS_CHECK_MS }, (message, response) => {
    if (isClosing) response.shouldKeepAlive = false;
    disconnectSlowSender(message, response, bodyTimeoutMs);
    inOrder(message, response, () => void listener(message, response));
  });
  // Load balancers often close idle connections after 60 s. With a longer time here, the load balancer closes first. If the
  // server closed first, a request could be arriving at that moment.
  server.keepAliveTimeout = 75_000;
  server.headersTimeout = 20_000;
  // Node's limit for a whole request would also end a slow upload that still receives data.
  server.requestTimeout = 0;
  server.maxConnections = MAX_CONNECTIONS;
  disconnectStalledReaders(server, writeTimeoutMs);
  await listen(server, host, port);
  return {
    serve(next: Fetch): void {
      fetch = next;
    },
    /**
     * Accepts waiting connections for at most 2 seconds, then closes the listener. Waits at most 10 seconds for active requests.
     */
    async close(): Promise<void> {
      await acceptQueuedConnections(server);
      // From now on, responses carry `Connection: close`. A client told earlier would reconnect to a socket that nobody accepts.
      isClosing = true;
      await closeConnections(server);
    },
  };
}

/** Browsers and proxies don't pipeline. Each request that waits on its connection takes about 12 KB of memory. */
const MAX_PIPELINED = 32;

/**
 * Answers the pipelined requests of a connection one after the other. So a client that reads nothing keeps only one response in
 * memory. A connection on which more than `MAX_PIPELINED` requests wait is closed.
 */
function createPipeline() {
  const pipelines = new WeakMap<Socket, { last: ServerResponse; waiting: number }>();
  return ({ socket }: IncomingMessage, response: ServerResponse, start: () => void): void => {
    const pipeline = pipelines.get(socket);
    if (!pipeline || pipeline.last.closed) {
      pipelines.set(socket, { last: response, waiting: 0 });
      start();
      return;
    }
    pipeline.waiting += 1;
    if (pipeline.waiting > MAX_PIPELINED) return void socket.destroy();
    pipeline.last.once("close", () => {
      pipeline.waiting -= 1;
      if (!socket.destroyed) start();
    });
    pipeline.last = response;
  };
}

function disconnectSlowSender(message: IncomingMessage, response: ServerResponse, timeoutMs: number): void {
  const { headers, socket } = message;
  if (!headers["content-length"] && !headers["transfer-encoding"]) return;
  let arrived = socket.bytesRead;
  const timer = setTimeout(() => {
    if (message.complete) return;
    if (mayArriveSlowly(message) && socket.bytesRead > arrived) {
      arrived = socket.bytesRead;
      timer.refresh();
      return;
    }
    if (!response.headersSent) socket.write("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n");
    socket.destroy();
  }, timeoutMs);
  message.once("close", () => clearTimeout(timer));
}

/**
 * Disconnects a client that reads nothing for `timeoutMs` while the server has bytes for it. A socket timeout of `timeoutMs`
 * could take twice as long, because Node restarts a timeout during which bytes were written.
 */
function disconnectStalledReaders(server: Server, timeoutMs: number): void {
  const stepMs = timeoutMs / WRITE_CHECKS;
  const sockets = new Set<Socket>();
  /**
   * For each stalled socket, `since` is when its client stopped reading, and `seenAt` is when a check last saw this. `written` is
   * the number of bytes that were written by then.
   */
  const stalled = new WeakMap<Socket, { since: number; seenAt: number; written: number }>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  // One timer for all sockets: a timeout per request would lower the rate of cached responses by a tenth.
  const sweep = setInterval(() => {
    for (const socket of sockets) if (socket.writableLength > 0 && !socket.timeout) socket.setTimeout(stepMs);
  }, stepMs);
  sweep.unref();
  server.once("close", () => clearInterval(sweep));
  // Node delays the event while bytes are being written. A new pause begins if the event comes nearly a step late, or if
  // `written` has changed. In both cases the client has read something. Node sets another timeout on idle connections.
  server.on("timeout", (socket) => {
    if (socket.timeout !== stepMs) return socket.destroy();
    if (socket.writableLength === 0) return;
    const now = performance.now();
    const known = stalled.get(socket);
    const written = socket.bytesWritten - socket.writableLength;
    const isGoingOn = known?.written === written && now - known.seenAt < 1.9 * stepMs;
    const since = isGoingOn ? known.since : now - stepMs;
    // Noticing a pause takes up to three checks.
    if (now - since >= timeoutMs - 3 * stepMs) return socket.destroy();
    stalled.set(socket, { since, seenAt: now, written });
    socket.setTimeout(stepMs);
  });
}

/** The app during start-up: 503 for everything except `/health/live`. */
function startingApp(): Hono {
  const app = new Hono();
  app.route(
    "/health",
    health({ ready: () => false, isDatabaseUp: async () => false, replicaLag: async () => null }),
  );
  const message = "We are just starting. Please try again in a moment.";
  app.all("*", (c) => pageForBrowser(c, c.json({ message }, 503, { "retry-after": "2" })));
  return app;
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

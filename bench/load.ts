import { setTimeout as pause } from "node:timers/promises";
import { type Connection, openConnection } from "./connection.ts";
import type { MeasuredServer } from "./servers.ts";

/** Returns the full text of the next HTTP request to send. */
type NextRequest = () => string;

export type RequestEncoding = "identity" | "br";

const HEADERS = "Host: 127.0.0.1\r\nConnection: keep-alive\r\n";

export const getRequest = (path: string, encoding: RequestEncoding = "br"): string =>
  `GET ${path} HTTP/1.1\r\n${HEADERS}Accept-Encoding: ${encoding}\r\n\r\n`;

export function postRequest(path: string, body: object, headers = ""): string {
  const json = JSON.stringify(body);
  const type = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(json)}\r\n`;
  return `POST ${path} HTTP/1.1\r\n${HEADERS}${headers}${type}\r\n${json}`;
}

/** Requests the paths one after the other. Throws when all were used, because repeated paths would come from the cache. */
export function eachOnce(paths: Iterator<string>, encoding: RequestEncoding = "br"): NextRequest {
  return () => {
    const { value, done } = paths.next();
    if (done) throw new Error("There are no unused paths left");
    return getRequest(value, encoding);
  };
}

/** The server's port on this machine, the number of connections, and the requests to send. */
interface LoadOptions {
  port: number;
  connections: number;
  next: NextRequest;
}

interface LoadResult {
  /** The number of responses. */
  count: number;
  seconds: number;
  /** Response times in milliseconds, in ascending order. */
  latencies: number[];
}

/** Returns the value below which `share` (0 to 1) of the sorted values lie. */
export const quantile = (ascending: readonly number[], share: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN;

export const median = (values: readonly number[]): number =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );

/**
 * Sends as many requests as the server can answer, for `seconds` or until `count` requests were sent. Each connection sends the
 * next request when a response has arrived.
 */
export function runAtFullSpeed(
  load: LoadOptions & { seconds?: number; count?: number },
): Promise<LoadResult> {
  const { next, seconds = Number.POSITIVE_INFINITY, count = Number.POSITIVE_INFINITY } = load;
  let sent = 0;
  return run(load, async (send, started) => {
    while (sent < count && performance.now() < started + seconds * 1_000) {
      sent += 1;
      await send(next(), performance.now());
    }
  });
}

/**
 * Sends requests that become due at a fixed rate. A request that is due waits while no connection is free. Response times start
 * when a request was due, so they include this wait and delays of this process (no coordinated omission).
 */
export function runAtRate(load: LoadOptions & { perSecond: number; seconds: number }): Promise<LoadResult> {
  const { perSecond, seconds, next } = load;
  // Create all requests and collect garbage now, because a collection during the measurement would delay reading responses.
  const requests = Array.from({ length: Math.round(perSecond * seconds) }, next).entries();
  global.gc?.();
  return run(load, async (send, started) => {
    for (const [number, request] of requests) {
      const due = started + (number / perSecond) * 1_000;
      await pause(Math.max(0, due - performance.now()));
      await send(request, due);
    }
  });
}

/** Sends a request and records its response time since `since`. Throws if the status is not 2xx or 3xx. */
type Send = (request: string, since: number) => Promise<void>;

/** Opens the connections, runs `work` on each and collects the recorded response times. */
async function run(
  { port, connections: wanted }: LoadOptions,
  work: (send: Send, started: number) => Promise<void>,
): Promise<LoadResult> {
  const connections = await Promise.all(Array.from({ length: wanted }, () => openConnection(port)));
  const latencies: number[] = [];
  const started = performance.now();
  const workOn = (connection: Connection) =>
    work(async (request, since) => {
      const status = await connection.send(request);
      if (status < 200 || status >= 400) throw new Error(`The server answered ${status}`);
      latencies.push(performance.now() - since);
    }, started);
  await Promise.all(connections.map(workOn));
  const seconds = (performance.now() - started) / 1_000;
  for (const connection of connections) connection.close();
  return { count: latencies.length, seconds, latencies: latencies.sort((a, b) => a - b) };
}

/**
 * Measures the requests per second of the server's processor time. Unlike a rate per second of elapsed time, it does not depend
 * on the processor time of the load generator on the same machine.
 */
export async function ratePerCpu(
  server: MeasuredServer,
  load: Omit<LoadOptions, "port"> & { seconds?: number; count?: number },
): Promise<number> {
  const before = await server.usage();
  const stopPolling = keepEventLoopBusy();
  const { count } = await runAtFullSpeed({ ...load, port: server.port }).finally(stopPolling);
  return count / ((await server.usage()).cpuSeconds - before.cpuSeconds);
}

/**
 * Keeps this process from sleeping until the returned function is called. If the load generator slept between responses,
 * the server's system calls would have to wake it. That would cost processor time of the slower server only, because a faster
 * server leaves the load generator no time to sleep.
 */
function keepEventLoopBusy(): () => void {
  let immediate = setImmediate(scheduleNext);
  function scheduleNext() {
    immediate = setImmediate(scheduleNext);
  }
  return () => clearImmediate(immediate);
}

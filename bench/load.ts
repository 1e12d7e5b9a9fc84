import { Agent, type RequestOptions, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { MeasuredServer } from "./servers.ts";

interface LoadRequest extends RequestOptions {
  body?: string;
}

type NextRequest = () => LoadRequest;

export type RequestEncoding = "identity" | "br";

export const getRequest = (
  path: string,
  encoding: RequestEncoding = "br",
  headers: Record<string, string> = {},
): LoadRequest => ({ path, headers: { "accept-encoding": encoding, ...headers } });

export const postRequest = (path: string, body: object, headers: Record<string, string>): LoadRequest => ({
  path,
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify(body),
});

/** Throws when all paths were used, because repeated paths would come from the cache. */
export function eachOnce(paths: Iterator<string>, encoding: RequestEncoding = "br"): NextRequest {
  return () => {
    const { value, done } = paths.next();
    if (done) throw new Error("There are no unused paths left");
    return getRequest(value, encoding);
  };
}

interface LoadOptions {
  port: number;
  connections: number;
  next: NextRequest;
}

interface LoadResult {
  count: number;
  seconds: number;
  /** In milliseconds, in ascending order. */
  latencies: number[];
}

/** The value below which `share` (0 to 1) of the sorted values lie. */
export const quantile = (ascending: readonly number[], share: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN;

export const median = (values: readonly number[]): number =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );

/** Sends the next request on a connection when the response to the previous one has arrived. */
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
 * Requests become due at a fixed rate. A request that is due waits while no connection is free. Response times start when a
 * request was due, so they include this wait and delays of this process (no coordinated omission).
 */
export function runAtRate(load: LoadOptions & { perSecond: number; seconds: number }): Promise<LoadResult> {
  const { perSecond, seconds, next } = load;
  // Create all requests and collect garbage now: a collection during the measurement would delay reading responses.
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

/** Sends a request and records the time from `since` to the end of the response. Throws if the status is not 2xx or 3xx. */
type Send = (request: LoadRequest, since: number) => Promise<void>;

async function run(
  { port, connections }: LoadOptions,
  work: (send: Send, started: number) => Promise<void>,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  const started = performance.now();
  const send: Send = async (options, since) => {
    const status = await statusOf({ ...options, host: "127.0.0.1", port, agent });
    if (status < 200 || status >= 400) throw new Error(`The server answered ${status}`);
    latencies.push(performance.now() - since);
  };
  await Promise.all(Array.from({ length: connections }, () => work(send, started)));
  const seconds = (performance.now() - started) / 1_000;
  agent.destroy();
  return { count: latencies.length, seconds, latencies: latencies.sort((a, b) => a - b) };
}

const statusOf = ({ body, ...options }: LoadRequest): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      response.on("error", reject).on("end", () => resolve(response.statusCode ?? 0));
      response.resume();
    });
    sent.on("error", reject).end(body);
  });

/** Requests per second of the server's processor time. The processor time of the load generator does not count. */
export async function ratePerCpu(
  server: MeasuredServer,
  load: Omit<LoadOptions, "port"> & { seconds?: number; count?: number },
): Promise<number> {
  const before = await server.usage();
  const { count } = await runAtFullSpeed({ ...load, port: server.port });
  return count / ((await server.usage()).cpuSeconds - before.cpuSeconds);
}

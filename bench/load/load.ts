import { type Connection, openConnection, type ResponseInfo } from "./connection.ts";
import type { NextRequest } from "./requests.ts";

/** The server's port on this machine, the number of connections, and the requests to send. */
export interface LoadOptions {
  port: number;
  connections: number;
  next: NextRequest;
}

/** The number of responses, the elapsed time, the total size of the responses with their headers, and the response times. */
export interface LoadResult {
  count: number;
  seconds: number;
  bytes: number;
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
  const { seconds = Number.POSITIVE_INFINITY, count = Number.POSITIVE_INFINITY } = load;
  return run(load, (connections, started, record) => {
    let sent = 0;
    const until = started + seconds * 1_000;
    const sendUntilDone = (connection: Connection) =>
      new Promise<void>((resolve) => {
        const sendNext = () => {
          const now = performance.now();
          if (now >= until || sent >= count) return resolve();
          sent += 1;
          connection.send(load.next(), (response) => {
            record(response, now);
            sendNext();
          });
        };
        sendNext();
      });
    return Promise.all(connections.map(sendUntilDone));
  });
}

/** Interval between checks for due requests. Checks without a pause would take a processor away from the server. */
const CHECK_INTERVAL_MS = 1;

/**
 * Sends requests that become due at a fixed rate. A request that is due waits while no connection is free. Response times start
 * when a request was due, so they include this wait and delays of this process (no coordinated omission).
 */
export function runAtRate(load: LoadOptions & { perSecond: number; seconds: number }): Promise<LoadResult> {
  const { perSecond, seconds, next } = load;
  const total = Math.round(perSecond * seconds);
  // Create all requests and collect garbage now, because a collection during the measurement would delay reading responses.
  const requests = Array.from({ length: total }, next);
  global.gc?.();
  return run(load, (connections, started, record) => {
    const free = [...connections];
    let sent = 0;
    let done = 0;
    return new Promise<void>((resolve) => {
      const send = (connection: Connection) => {
        const due = started + (sent / perSecond) * 1_000;
        connection.send(requests[sent] as string, (response) => {
          record(response, due);
          done += 1;
          free.push(connection);
          if (done === total) resolve();
        });
        sent += 1;
      };
      const sendDue = () => {
        const due = Math.min(total, ((performance.now() - started) / 1_000) * perSecond);
        for (let connection = free.pop(); connection; connection = free.pop()) {
          if (sent >= due) {
            free.push(connection);
            break;
          }
          send(connection);
        }
        if (sent < total) setTimeout(sendDue, CHECK_INTERVAL_MS);
      };
      sendDue();
    });
  });
}

/**
 * Records the time and size of a response. Throws if the status is not 2xx or 3xx, or if the connection closed first. `since`
 * is the start of the response time (`performance.now()`).
 */
type RecordResponse = (response: ResponseInfo, since: number) => void;

/** Opens the connections, runs `work` and collects the recorded response times. */
async function run(
  { port, connections: wanted }: LoadOptions,
  work: (connections: Connection[], started: number, record: RecordResponse) => Promise<unknown>,
): Promise<LoadResult> {
  const connections = await Promise.all(Array.from({ length: wanted }, () => openConnection(port)));
  const latencies: number[] = [];
  let bytes = 0;
  const record: RecordResponse = (response, since) => {
    if (response.status < 200 || response.status >= 400)
      throw new Error(`The server answered ${response.status}`);
    latencies.push(performance.now() - since);
    bytes += response.bytes;
  };
  const started = performance.now();
  await work(connections, started, record);
  const seconds = (performance.now() - started) / 1_000;
  for (const connection of connections) connection.close();
  return { count: latencies.length, seconds, bytes, latencies: latencies.sort((a, b) => a - b) };
}

import { type Answer, type Connection, openConnection } from "./connection.ts";
import type { NextRequest } from "./requests.ts";

export interface Load {
  port: number;
  connections: number;
  next: NextRequest;
}

export interface Loaded {
  count: number;
  seconds: number;
  bytes: number;
  /** Milliseconds, ascending. */
  latencies: number[];
}

export const quantile = (ascending: readonly number[], share: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN;

export const median = (values: readonly number[]): number =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );

/** As many as the server can answer: every connection asks again as soon as it was answered. */
export function atFullSpeed(load: Load & { seconds?: number; count?: number }): Promise<Loaded> {
  const { seconds = Number.POSITIVE_INFINITY, count = Number.POSITIVE_INFINITY } = load;
  return run(load, (connections, started, note) => {
    let asked = 0;
    const until = started + seconds * 1_000;
    const goOn = (connection: Connection) =>
      new Promise<void>((resolve) => {
        const again = () => {
          const now = performance.now();
          if (now >= until || asked >= count) return resolve();
          asked += 1;
          connection.ask(load.next(), (answer) => {
            note(answer, now);
            again();
          });
        };
        again();
      });
    return Promise.all(connections.map(goOn));
  });
}

/** Between two looks at the clock. Looking without a pause would keep one of the machine's processors from the server. */
const LOOK_EVERY_MS = 1;

/**
 * `perSecond` requests, whether the server keeps up or not. Each is timed from when it was due, so that waiting for a
 * free connection counts, and that we looked late.
 */
export function atPace(load: Load & { perSecond: number; seconds: number }): Promise<Loaded> {
  const { perSecond, seconds, next } = load;
  const all = Math.round(perSecond * seconds);
  // Made and tidied away beforehand: while our collector is at work, the server's answers wait to be read.
  const requests = Array.from({ length: all }, next);
  global.gc?.();
  return run(load, (connections, started, note) => {
    const free = [...connections];
    let sent = 0;
    let done = 0;
    return new Promise<void>((resolve) => {
      const send = (connection: Connection) => {
        const due = started + (sent / perSecond) * 1_000;
        connection.ask(requests[sent] as string, (answer) => {
          note(answer, due);
          done += 1;
          free.push(connection);
          if (done === all) resolve();
        });
        sent += 1;
      };
      const look = () => {
        const due = Math.min(all, ((performance.now() - started) / 1_000) * perSecond);
        for (let connection = free.pop(); connection; connection = free.pop()) {
          if (sent >= due) {
            free.push(connection);
            break;
          }
          send(connection);
        }
        if (sent < all) setTimeout(look, LOOK_EVERY_MS);
      };
      look();
    });
  });
}

type Note = (answer: Answer, since: number) => void;

async function run(
  { port, connections: wanted }: Load,
  work: (connections: Connection[], started: number, note: Note) => Promise<unknown>,
): Promise<Loaded> {
  const connections = await Promise.all(Array.from({ length: wanted }, () => openConnection(port)));
  const latencies: number[] = [];
  let bytes = 0;
  const note: Note = (answer, since) => {
    if (answer.status < 200 || answer.status >= 400) throw new Error(`Answered ${answer.status}`);
    latencies.push(performance.now() - since);
    bytes += answer.bytes;
  };
  const started = performance.now();
  await work(connections, started, note);
  const seconds = (performance.now() - started) / 1_000;
  for (const connection of connections) connection.close();
  return { count: latencies.length, seconds, bytes, latencies: latencies.sort((a, b) => a - b) };
}

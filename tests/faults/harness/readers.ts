import { setTimeout as pause } from "node:timers/promises";

/** Asked again and again, so that its answer is kept. */
const KEPT = [
  "/",
  "/api/companies?location=Leeds&radius=10",
  "/company/3",
  "/api/companies/3/reviews",
  "/search",
];
/** Never the same twice: worked out anew each time. */
const NEW = [
  (n: number) => `/api/companies?location=Bristol&radius=${20 + (n % 1_000) / 100}&page=${n}`,
  (n: number) => `/search?location=Manchester&radius=${20 + (n % 1_000) / 100}`,
  (n: number) => `/company/${20 + (n % 4_000)}`,
];
const BETWEEN_MS = 20;

export interface Read {
  path: string;
  /** Null when no answer came. */
  status: number | null;
  ms: number;
}

export interface Readers {
  reads: Read[];
  stop(): Promise<void>;
}

/** Visitors who only look: half of what they ask is in memory ready-made, half has to be worked out. */
export function startReaders(url: string): Readers {
  const reads: Read[] = [];
  let isStopped = false;
  let count = 0;
  const visit = async (pathOf: (n: number) => string) => {
    while (!isStopped) {
      count += 1;
      reads.push(await read(url, pathOf(count)));
      await pause(BETWEEN_MS);
    }
  };
  const visits = [visit((n) => KEPT[n % KEPT.length] ?? "/"), visit((n) => NEW[n % NEW.length]?.(n) ?? "/")];
  return {
    reads,
    async stop() {
      isStopped = true;
      await Promise.all(visits);
    },
  };
}

export async function read(url: string, path: string): Promise<Read> {
  const started = performance.now();
  const status = await fetch(url + path)
    .then(async (response) => {
      await response.arrayBuffer();
      return response.status;
    })
    .catch(() => null);
  return { path, status, ms: performance.now() - started };
}

export const failed = (reads: readonly Read[]) => reads.filter(({ status }) => status !== 200);
export const worst = (done: readonly { ms: number }[]) =>
  done.reduce((most, { ms }) => Math.max(most, ms), 0);

import { setTimeout as pause } from "node:timers/promises";

/** Paths that are requested repeatedly, so that the response cache answers. */
const CACHED = [
  "/",
  "/api/companies?location=Leeds&radius=10",
  "/company/3",
  "/api/companies/3/reviews",
  "/search",
];
/** Functions that return a different path for each of 1,000 successive `n`, so that the response cache does not answer. */
const UNCACHED = [
  (n: number) => `/api/companies?location=Bristol&radius=${20 + (n % 1_000) / 100}&page=${n}`,
  (n: number) => `/search?location=Manchester&radius=${20 + (n % 1_000) / 100}`,
  (n: number) => `/company/${20 + (n % 4_000)}`,
];
const PAUSE_MS = 20;

interface ReadResult {
  path: string;
  /** The HTTP status, or null if there was no response. */
  status: number | null;
  ms: number;
}

interface Readers {
  reads: ReadResult[];
  stop(): Promise<void>;
}

/** Starts two clients that only read. One client requests cached responses, the other uncached responses. */
export function startReaders(url: string): Readers {
  const reads: ReadResult[] = [];
  let isStopped = false;
  let count = 0;
  const runReader = async (pathFor: (n: number) => string) => {
    while (!isStopped) {
      count += 1;
      reads.push(await read(url, pathFor(count)));
      await pause(PAUSE_MS);
    }
  };
  const readers = [
    runReader((n) => CACHED[n % CACHED.length] ?? "/"),
    runReader((n) => UNCACHED[n % UNCACHED.length]?.(n) ?? "/"),
  ];
  return {
    reads,
    async stop() {
      isStopped = true;
      await Promise.all(readers);
    },
  };
}

export async function read(url: string, path: string): Promise<ReadResult> {
  const started = performance.now();
  const status = await fetch(url + path)
    .then(async (response) => {
      await response.arrayBuffer();
      return response.status;
    })
    .catch(() => null);
  return { path, status, ms: performance.now() - started };
}

export const failedReads = (reads: readonly ReadResult[]) => reads.filter(({ status }) => status !== 200);
export const slowestMs = (requests: readonly { ms: number }[]) =>
  requests.reduce((slowest, { ms }) => Math.max(slowest, ms), 0);

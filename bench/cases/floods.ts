import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { HttpBench } from "../http-bench.ts";
import { FLOODS } from "../load/floods.ts";
import { median, quantile, runAtRate } from "../load/load.ts";
import { getRequest, type NextRequest } from "../load/requests.ts";
import { megabytes, ms, type Row } from "../report.ts";
import { startMeasuredProduct } from "../servers/servers.ts";

/** Maximum 99th percentile of a visitor's response times during a flood, as a multiple of that without a flood. */
const MAX_P99_RATIO = 3;
const MAX_MEGABYTES = 700;
/** The visitor's requests per second. The rate is high, so that there are enough response times for a 99th percentile. */
const PER_SECOND = 100;
/** A flood reaches its full size within this time. The benchmark waits this long after a flood's start and after its end. */
const BUILD_UP_MS = 3_000;

/** The paths that the measured visitor requests. After the first requests, the responses come from the cache. */
const VISITED = ["/", "/search?location=Leeds&radius=30", "/company/1", "/api/companies?page=1&limit=20"];

const visits: () => NextRequest = () => {
  let sent = 0;
  return () => getRequest(VISITED[sent++ % VISITED.length] as string);
};

/** Sends the visitor's requests. Returns the 99th percentile and the median of the response times, in milliseconds. */
async function visit(port: number, seconds: number): Promise<{ p99: number; median: number }> {
  const { latencies } = await runAtRate({
    port,
    connections: 4,
    next: visits(),
    perSecond: PER_SECOND,
    seconds,
  });
  return { p99: quantile(latencies, 0.99), median: median(latencies) };
}

function startFlood(port: number, name: string): ChildProcess {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, "..", "load", "flood.ts"), String(port), name],
    {
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  // An attacker uses a different machine, so the flood must not take processor time from the product and the visitor.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return child;
}

/** Returns the peak resident memory since the start of the process, from Linux's `/proc`. */
const peakBytes = (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1_024;

/** For each flood, measures a visitor's response times alternately without and with it, and the product's peak memory. */
export async function measureFloods(
  database: string,
  { rounds, seconds }: Pick<HttpBench, "rounds" | "seconds">,
) {
  const rows: Row[] = [];
  for (const name of Object.keys(FLOODS)) {
    // Each flood gets a new process, because peak memory is measured over the whole life of a process.
    const product = await startMeasuredProduct({ DATABASE_URL: database, RATE_LIMIT_FACTOR: "1" });
    await visit(product.port, seconds * 2);
    const measured: { quiet: number; flooded: number; median: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const quiet = await visit(product.port, seconds * 2);
      const flood = startFlood(product.port, name);
      await wait(BUILD_UP_MS);
      const flooded = await visit(product.port, seconds * 2);
      flood.kill();
      await once(flood, "exit");
      await wait(BUILD_UP_MS);
      measured.push({ quiet: quiet.p99, flooded: flooded.p99, median: flooded.median });
    }
    const { pid } = await product.usage();
    const peak = peakBytes(pid);
    await product.stop();
    const ratio = median(measured.map(({ quiet, flooded }) => flooded / quiet));
    rows.push({
      what: `flood: ${name}`,
      measured:
        `99th percentile of a visitor ${ms(median(measured.map(({ flooded }) => flooded)))}, ${ratio.toFixed(1)} times quiet; ` +
        `median ${ms(median(measured.map((round) => round.median)))}; peak memory ${megabytes(peak)}`,
      target: `at most ${MAX_P99_RATIO} times quiet; ${MAX_MEGABYTES} MB`,
      reached: ratio <= MAX_P99_RATIO && peak <= MAX_MEGABYTES * 1_048_576,
    });
  }
  return rows;
}

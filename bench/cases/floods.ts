import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { constants, setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { CLIENT_HEADER, startNginx } from "../../tests/harness/nginx.ts";
import { SHIPPED_HEAP } from "../../tests/harness/product.ts";
import { FLOODS } from "../floods.ts";
import { getRequest, median, quantile, runAtRate } from "../load.ts";
import type { BenchOptions } from "../pair.ts";
import { megabytes, ms, type Row } from "../report.ts";
import { startMeasured } from "../servers.ts";

/** During a flood, the 99th percentile of a visitor's response times may rise to at most this multiple. */
const MAX_P99_RATIO = 3;
const MAX_MEGABYTES = 700;
/** Requests of the visitor per second. A 99th percentile needs many response times. */
const PER_SECOND = 100;
/** A flood reaches its full size within this time. The benchmark waits this long after a flood's start and after its end. */
const BUILD_UP_MS = 3_000;

/** These are only four paths, so that the cache answers all but the visitor's first requests. */
const VISITED = ["/", "/search?location=Leeds&radius=30", "/company/1", "/api/companies?page=1&limit=20"];

/** Returns the 99th percentile of the visitor's response times, in milliseconds. */
async function visit(port: number, seconds: number): Promise<number> {
  let sent = 0;
  const next = () => {
    const path = VISITED[sent++ % VISITED.length] ?? "/";
    // nginx limits the requests of each address. Ten addresses keep this visitor below the limit.
    return getRequest(path, "br", { [CLIENT_HEADER]: `203.0.${sent % 10}.1` });
  };
  const { latencies } = await runAtRate({ port, connections: 4, next, perSecond: PER_SECOND, seconds });
  return quantile(latencies, 0.99);
}

function startFlood(port: number, name: string): ChildProcess {
  const flood = join(import.meta.dirname, "..", "flood.ts");
  const child = spawn(process.execPath, [flood, String(port), name], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  // An attacker uses a different machine, so the flood must not take processor time from the product and the visitor.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return child;
}

/** The peak resident memory since the start of the process, from Linux's `/proc`. */
const peakBytes = (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1_024;

/** Starts one process of the product, alone or behind nginx as configured in `deploy/nginx/`. */
async function startFlooded(database: string, isBehindNginx: boolean) {
  const env = { RATE_LIMIT_FACTOR: "1", ...(isBehindNginx && { TRUST_PROXY: "1" }) };
  const product = await startMeasured(database, null, env, SHIPPED_HEAP);
  if (!isBehindNginx) return product;
  const folder = await mkdtemp(join(tmpdir(), "bench-nginx-"));
  const nginx = await startNginx(folder, [product.port, product.port], { tls: false });
  const stop = async () => {
    await nginx.stop();
    await product.stop();
    await rm(folder, { recursive: true });
  };
  return { ...product, port: nginx.tlsPort, stop };
}

/** Measures a visitor's response times alternately without and with each flood, and the product's peak memory. */
export async function measureFloods(
  { emptyDatabase, rounds, seconds }: BenchOptions,
  { isBehindNginx }: { isBehindNginx: boolean },
): Promise<Row[]> {
  const database = await emptyDatabase("floods");
  const rows: Row[] = [];
  for (const name of Object.keys(FLOODS)) {
    // Each flood gets a new process, because peak memory is measured over the whole life of a process.
    const product = await startFlooded(database, isBehindNginx);
    await visit(product.port, seconds * 2);
    const flooded: number[] = [];
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const quiet = await visit(product.port, seconds * 2);
      const flood = startFlood(product.port, name);
      await wait(BUILD_UP_MS);
      const during = await visit(product.port, seconds * 2);
      flood.kill();
      await once(flood, "exit");
      await wait(BUILD_UP_MS);
      flooded.push(during);
      ratios.push(during / quiet);
    }
    const peak = peakBytes(product.pid);
    await product.stop();
    const ratio = median(ratios);
    rows.push({
      what: `flood${isBehindNginx ? " behind nginx" : ""}: ${name}`,
      measured: `99th percentile of a visitor ${ms(median(flooded))}, ${ratio.toFixed(1)} times quiet; peak memory ${megabytes(peak)}`,
      target: `at most ${MAX_P99_RATIO} times quiet; ${MAX_MEGABYTES} MB`,
      reached: ratio <= MAX_P99_RATIO && peak <= MAX_MEGABYTES * 1_048_576,
    });
  }
  return rows;
}

import {
  type LoadOptions,
  type LoadResult,
  median,
  quantile,
  runAtFullSpeed,
  runAtRate,
} from "./load/load.ts";
import { getRequest, type NextRequest, sameRequest } from "./load/requests.ts";
import type { BareResponse } from "./servers/bare.ts";
import type { MeasuredProcess } from "./servers/measured-process.ts";

/** Number of alternations between the servers per round. Short measurements spread the load of other processes evenly. */
const ALTERNATIONS_PER_ROUND = 5;

export const CONNECTIONS = 32;

export interface RateComparison {
  /** The product's request rate divided by the bare server's rate; the median of all measurements. */
  ratio: number;
  /** Requests of the product per second of its processor time. */
  product: number;
  /** Requests of the bare server per second of its processor time. */
  bare: number;
  /** Response times of the product in milliseconds, in ascending order. */
  latencies: number[];
}

interface ComparisonOptions {
  product: MeasuredProcess;
  bare: MeasuredProcess;
  next: NextRequest;
  bareResponse: BareResponse;
  rounds: number;
  /**
   * Time for which `compare` measures each server in a round. `compareAtHalfPeak` measures the peak rate for this time, then
   * each server for twice this time.
   */
  seconds: number;
}

/** Measures the two servers alternately, so that other load on the machine affects both equally. */
export async function compare(options: ComparisonOptions): Promise<RateComparison> {
  const { product, bare, next, bareResponse } = options;
  const load = { connections: CONNECTIONS, seconds: options.seconds / ALTERNATIONS_PER_ROUND };
  await bare.sendMessage(bareResponse);
  const rates: { product: number; bare: number }[] = [];
  const latencies: number[] = [];
  const bareRequest = sameRequest(getRequest("/"));
  // V8 compiles the bare server's code during its first requests, so these are not measured.
  await runAtFullSpeed({
    port: bare.port,
    connections: CONNECTIONS,
    next: bareRequest,
    seconds: options.seconds / 2,
  });
  for (let measurement = 0; measurement < options.rounds * ALTERNATIONS_PER_ROUND; measurement += 1) {
    const reference = await ratePerCpu(bare, { ...load, port: bare.port, next: bareRequest });
    const measured = await ratePerCpu(product, { ...load, port: product.port, next });
    rates.push({ product: measured.rate, bare: reference.rate });
    latencies.push(...measured.latencies);
  }
  return {
    ratio: median(rates.map((rate) => rate.product / rate.bare)),
    product: median(rates.map((rate) => rate.product)),
    bare: median(rates.map((rate) => rate.bare)),
    latencies: latencies.sort((a, b) => a - b),
  };
}

/**
 * Measures the 99th percentile of both servers' response times (milliseconds) at half of the product's peak request rate.
 * Every round measures the peak rate again, because the machine's speed changes within minutes. Returns the medians.
 */
export async function compareAtHalfPeak({
  product,
  bare,
  next,
  bareResponse,
  rounds,
  seconds,
}: ComparisonOptions) {
  await bare.sendMessage(bareResponse);
  const results: { product: number; bare: number; perSecond: number }[] = [];
  const bareRequest = sameRequest(getRequest("/"));
  for (let round = 0; round < rounds; round += 1) {
    // The peak rate is per second of elapsed time, not of processor time, because `runAtRate` needs such a rate.
    const peak = await runAtFullSpeed({ port: product.port, connections: CONNECTIONS, next, seconds });
    const perSecond = peak.count / peak.seconds / 2;
    const fixedRate = { connections: CONNECTIONS, perSecond, seconds: seconds * 2 };
    const p99 = async (port: number, nextRequest: NextRequest) =>
      quantile((await runAtRate({ ...fixedRate, port, next: nextRequest })).latencies, 0.99);
    results.push({
      perSecond,
      bare: await p99(bare.port, bareRequest),
      product: await p99(product.port, next),
    });
  }
  return {
    perSecond: median(results.map((result) => result.perSecond)),
    product: median(results.map((result) => result.product)),
    bare: median(results.map((result) => result.bare)),
  };
}

type MeasuredLoad = LoadResult & {
  /** Requests per second of the server's processor time. */
  rate: number;
};

/**
 * Measures the request rate per second of the server's processor time. Unlike a rate per second of elapsed time, it does not
 * depend on the processor time of the load generator on the same machine.
 */
export async function ratePerCpu(
  server: MeasuredProcess,
  load: LoadOptions & { seconds?: number; count?: number },
): Promise<MeasuredLoad> {
  const before = await server.usage();
  const stopPolling = keepEventLoopBusy();
  const loaded = await runAtFullSpeed(load).finally(stopPolling);
  const after = await server.usage();
  return { ...loaded, rate: loaded.count / (after.cpuSeconds - before.cpuSeconds) };
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

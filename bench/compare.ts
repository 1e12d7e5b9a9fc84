import { atFullSpeed, atPace, type Load, type Loaded, median, quantile } from "./load/load.ts";
import { always, getRequest, type NextRequest } from "./load/requests.ts";
import type { BareAnswer } from "./servers/bare.ts";
import type { MeasuredProcess } from "./servers/measured-process.ts";

/** Others' work comes and goes within seconds: many short turns share it more evenly than a few long ones. */
const TURNS_A_ROUND = 5;

/** That ask at once. */
export const CONNECTIONS = 32;

export interface Comparison {
  /** Of the product's rate to the bare server's: the median of the turns. */
  ratio: number;
  /** Requests per second of the server's own processor time. */
  product: number;
  bare: number;
  /** Milliseconds, ascending, of all rounds. */
  latencies: number[];
}

interface Contest {
  product: MeasuredProcess;
  bare: MeasuredProcess;
  next: NextRequest;
  /** What the bare server sends. */
  answer: BareAnswer;
  rounds: number;
  seconds: number;
}

/** Both servers by turns, so that whatever else the machine does meets both. */
export async function compare(contest: Contest): Promise<Comparison> {
  const { product, bare, next, answer } = contest;
  const load = { connections: CONNECTIONS, seconds: contest.seconds / TURNS_A_ROUND };
  await bare.tell(answer);
  const rates: { product: number; bare: number }[] = [];
  const latencies: number[] = [];
  const plain = always(getRequest("/"));
  // Whoever has just begun is still being compiled.
  await atFullSpeed({ port: bare.port, connections: CONNECTIONS, next: plain, seconds: contest.seconds / 2 });
  for (let turn = 0; turn < contest.rounds * TURNS_A_ROUND; turn += 1) {
    const reference = await ratePerCpu(bare, { ...load, port: bare.port, next: plain });
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
 * How long one in a hundred waits at least while requests come half as fast as the product answered them just before: the
 * machine may give it twice as much in one minute as in the next. Both servers by turns. In milliseconds; the medians of
 * the rounds.
 */
export async function compareAtHalfPeak({ product, bare, next, answer, rounds, seconds }: Contest) {
  await bare.tell(answer);
  const waits: { product: number; bare: number; perSecond: number }[] = [];
  const plain = always(getRequest("/"));
  for (let round = 0; round < rounds; round += 1) {
    // As the pace is kept: the generator sleeps when it has nothing to do, and waking it is the server's work.
    const peak = await atFullSpeed({ port: product.port, connections: CONNECTIONS, next, seconds });
    const perSecond = peak.count / peak.seconds / 2;
    const pace = { connections: CONNECTIONS, perSecond, seconds: seconds * 2 };
    const wait = async (port: number, asking: NextRequest) =>
      quantile((await atPace({ ...pace, port, next: asking })).latencies, 0.99);
    waits.push({ perSecond, bare: await wait(bare.port, plain), product: await wait(product.port, next) });
  }
  return {
    perSecond: median(waits.map((waited) => waited.perSecond)),
    product: median(waits.map((waited) => waited.product)),
    bare: median(waits.map((waited) => waited.bare)),
  };
}

type MeasuredLoad = Loaded & { rate: number };

/** Per second of the server's processor time, so that the generator beside it does not count, nor waking it. */
export async function ratePerCpu(
  server: MeasuredProcess,
  load: Load & { seconds?: number; count?: number },
): Promise<MeasuredLoad> {
  const before = await server.usage();
  const sleepAgain = stayAwake();
  const loaded = await atFullSpeed(load).finally(sleepAgain);
  const after = await server.usage();
  return { ...loaded, rate: loaded.count / (after.cpuSeconds - before.cpuSeconds) };
}

/**
 * Looks for answers without a pause, until the result is called. Who waits for them sleeps in between, and whoever
 * answers pays for waking them: the slower server for each answer, the bare one, which is read no faster than it sends,
 * hardly ever.
 */
function stayAwake(): () => void {
  let turn = setImmediate(again);
  function again() {
    turn = setImmediate(again);
  }
  return () => clearImmediate(turn);
}

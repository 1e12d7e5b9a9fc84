import { atFullSpeed, atPace, type Load, type Loaded, median, quantile } from "./load/load.ts";
import { always, getRequest, type NextRequest } from "./load/requests.ts";
import type { BareAnswer } from "./servers/bare.ts";
import type { MeasuredProcess } from "./servers/measured-process.ts";

/** Others' work comes and goes within seconds: many short turns share it more evenly than a few long ones. */
const TURNS_A_ROUND = 5;

export interface Comparison {
  /** Of the product's rate to the bare server's: the median of the turns. */
  ratio: number;
  /** Requests per second of the server's own processor time. */
  product: number;
  bare: number;
  /** Requests per second by the clock, as far as the generator could keep up. */
  perSecond: number;
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
  connections?: number;
}

/** Both servers by turns, so that whatever else the machine does meets both. */
export async function compare(contest: Contest): Promise<Comparison> {
  const { product, bare, next, answer, connections = 32 } = contest;
  const seconds = contest.seconds / TURNS_A_ROUND;
  await bare.tell(answer);
  const rates: { product: number; bare: number }[] = [];
  const latencies: number[] = [];
  const perSecond: number[] = [];
  const plain = always(getRequest("/"));
  // Whoever has just begun is still being compiled.
  await atFullSpeed({ port: bare.port, connections, next: plain, seconds: contest.seconds / 2 });
  for (let turn = 0; turn < contest.rounds * TURNS_A_ROUND; turn += 1) {
    const reference = await ratePerCpu(bare, { port: bare.port, connections, next: plain, seconds });
    const measured = await ratePerCpu(product, { port: product.port, connections, next, seconds });
    rates.push({ product: measured.rate, bare: reference.rate });
    perSecond.push(measured.count / measured.seconds);
    latencies.push(...measured.latencies);
  }
  return {
    ratio: median(rates.map((rate) => rate.product / rate.bare)),
    product: median(rates.map((rate) => rate.product)),
    bare: median(rates.map((rate) => rate.bare)),
    perSecond: median(perSecond),
    latencies: latencies.sort((a, b) => a - b),
  };
}

/**
 * How long one in a hundred waits at least while requests come at a pace, of both servers by turns, in milliseconds: the
 * medians of the turns. `bare` sends what it was told last.
 */
export async function compareAtPace({
  product,
  bare,
  next,
  rounds,
  ...pace
}: Pick<Contest, "product" | "bare" | "next" | "rounds"> & Omit<Parameters<typeof atPace>[0], "port">) {
  const waits: { product: number; bare: number }[] = [];
  const plain = always(getRequest("/"));
  const wait = async (port: number, asking: NextRequest) =>
    quantile((await atPace({ ...pace, port, next: asking })).latencies, 0.99);
  for (let round = 0; round < rounds; round += 1)
    waits.push({ bare: await wait(bare.port, plain), product: await wait(product.port, next) });
  return {
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

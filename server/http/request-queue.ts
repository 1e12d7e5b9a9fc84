import type { MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { MAX_CONNECTIONS } from "#server/database/connect.ts";
import { isDatabaseDown } from "./errors/database-errors.ts";
import { databaseDown, problem } from "./errors/errors.ts";
import { isFile } from "./limits/bodies.ts";
import type { Networks, NetworksOf } from "./limits/visitor-address.ts";
import { isRead } from "./methods.ts";
import { createUnreadBodies } from "./unread-bodies.ts";

const LIMITS = {
  maxWaiting: 500,
  maxWaitingOfNetwork: 200,
  maxWaitMs: 4_000,
  /** Equals the number of database connections. Pictures run one at a time. */
  maxRunning: MAX_CONNECTIONS,
  rateFactor: 1,
};

/**
 * `SHARE_OF_RUNNING`: the share of `maxRunning` for one outer network (`Networks`). `SHARE_OF_TIME`: the share of an outer
 * network's processor time for one of its inner networks.
 */
const [SHARE_OF_RUNNING, SHARE_OF_TIME] = [1 / 5, 1 / 4];

/** The processor time of an outer network, in milliseconds. It gets `MS_A_SECOND` each second and can save up `SAVED_MS`. */
const [MS_A_SECOND, SAVED_MS] = [200, 2_000];
/** The maximum charge for one job, in milliseconds. The first rendering of a page after a start takes long. */
const MAX_CHARGED_MS = 250;
/**
 * The charge for a call that renders no page, in milliseconds. Its time can't be measured, because other requests run while the
 * call waits.
 */
const CALL_MS = 2;
/** The charge for a picture, in milliseconds. Encoding it takes about this time in a thread of the pool. */
export const PICTURE_MS = 50;

/** Starts to measure the processor time of this thread. The returned function returns the milliseconds used since the start. */
export function measureProcessor(): () => number {
  const started = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(started);
    return (user + system) / 1_000;
  };
}

/** In milliseconds. After starting jobs for this long, the queue lets the event loop answer requests from the cache. */
const SLICE_MS = 2;
/** In milliseconds. If no waiting job may start, the queue tries again after this time. */
const RETRY_MS = 10;

const busy = () =>
  problem(503, "We are very busy just now. Please try again in a moment.", {
    headers: { "retry-after": "5" },
  });

export interface Task {
  networks: Networks;
  /**
   * `maxRunning` applies to each kind separately, so pages don't wait for a slow database. Only one picture is made at a time, so
   * that the other processor cores stay free for pages.
   */
  kind: "database" | "page" | "picture";
  /**
   * True for a job that renews a stale response in the cache. The visitor is not charged for it. It can start even if the
   * visitor's networks have no processor time left.
   */
  isFree?: boolean;
  /** Aborted when the client has disconnected. A job that has not started yet is then dropped. */
  signal?: AbortSignal;
}

interface Job extends Task {
  start(): void;
  refuse(): void;
}

const countOf = (network: Map<string, Job[]>) =>
  [...network.values()].reduce((sum, { length }) => sum + length, 0);

function largest<Value>(values: Iterable<Value>, sizeOf: (value: Value) => number): Value | undefined {
  let found: Value | undefined;
  for (const value of values) if (!found || sizeOf(value) >= sizeOf(found)) found = value;
  return found;
}

function createWaitingJobs({ maxWaiting, maxWaitingOfNetwork }: typeof LIMITS) {
  /** Both maps are in the order in which networks take turns. */
  const waiting = new Map<string, Map<string, Job[]>>();
  let total = 0;

  function remove(job: Job): boolean {
    const { outer, inner } = job.networks;
    const network = waiting.get(outer);
    const jobs = network?.get(inner);
    if (!network || !jobs?.includes(job)) return false;
    jobs.splice(jobs.indexOf(job), 1);
    total -= 1;
    if (jobs.length === 0) network.delete(inner);
    if (network.size === 0) waiting.delete(outer);
    return true;
  }

  function refuseNewest(network: Map<string, Job[]> | undefined): void {
    if (network)
      largest(network.values(), ({ length }) => length)
        ?.at(-1)
        ?.refuse();
  }

  return {
    isEmpty: () => total === 0,
    remove,
    add(job: Job): void {
      const { outer, inner } = job.networks;
      const network = waiting.get(outer) ?? new Map<string, Job[]>();
      waiting.set(outer, network);
      network.set(inner, [...(network.get(inner) ?? []), job]);
      total += 1;
      if (countOf(network) > maxWaitingOfNetwork) refuseNewest(network);
      if (total > maxWaiting) refuseNewest(largest(waiting.values(), countOf));
    },
    takeNext(mayStart: (job: Job) => boolean): Job | undefined {
      for (const [outer, network] of waiting) {
        for (const [inner, jobs] of network) {
          const job = jobs.find(mayStart);
          if (!job) continue;
          waiting.delete(outer);
          waiting.set(outer, network);
          network.delete(inner);
          network.set(inner, jobs);
          remove(job);
          return job;
        }
      }
      return undefined;
    },
  };
}

function createRunningJobs(maxRunning: number) {
  const running = new Map<string, number>();
  const countersOf = ({ kind, networks }: Task) => [kind, `${kind} ${networks.outer}`] as const;
  return {
    hasRoom(task: Task): boolean {
      const [all, own] = countersOf(task);
      const most = task.kind === "picture" ? 1 : maxRunning;
      return (running.get(all) ?? 0) < most && (running.get(own) ?? 0) < most * SHARE_OF_RUNNING;
    },
    count(task: Task, change: 1 | -1): void {
      for (const counter of countersOf(task)) {
        const now = (running.get(counter) ?? 0) + change;
        if (now > 0) running.set(counter, now);
        else running.delete(counter);
      }
    },
  };
}

/** For each network, stores the time at which its budget is full again (generic cell rate algorithm). */
function createBudgets(rateFactor: number) {
  const fullAt = new LRUCache<string, number>({ max: 20_000 });
  const levels = ({ inner, outer }: Networks) =>
    [
      [outer, rateFactor],
      [`${outer} ${inner}`, rateFactor * SHARE_OF_TIME],
    ] as const;
  return {
    hasTime: (networks: Networks, now: number): boolean =>
      levels(networks).every(([key]) => (fullAt.get(key) ?? 0) - now < (1_000 * SAVED_MS) / MS_A_SECOND),
    take(networks: Networks, ms: number, now: number): void {
      for (const [key, share] of levels(networks)) {
        const refillMs = (1_000 * Math.min(ms, MAX_CHARGED_MS)) / (MS_A_SECOND * share);
        fullAt.set(key, Math.max(now, fullAt.get(key) ?? 0) + refillMs);
      }
    },
  };
}

export type RequestQueue = ReturnType<typeof createRequestQueue>;

/**
 * Outer networks take turns, and the inner networks of an outer network take turns. Each network has a share of processor time.
 * Each outer network has a share of the running jobs.
 */
export function createRequestQueue(limits: Partial<typeof LIMITS> = {}) {
  const all = { ...LIMITS, ...limits };
  const waiting = createWaitingJobs(all);
  const running = createRunningJobs(all.maxRunning);
  const budgets = createBudgets(all.rateFactor);
  const unread = createUnreadBodies();
  let isScheduled = false;
  let databaseAnsweredAt = 0;

  function schedule(delayMs = 0): void {
    if (isScheduled || waiting.isEmpty()) return;
    isScheduled = true;
    if (delayMs === 0) setImmediate(startJobs);
    else setTimeout(startJobs, delayMs);
  }

  function startJobs(): void {
    isScheduled = false;
    const now = performance.now();
    const mayStart = (job: Job) =>
      running.hasRoom(job) &&
      (job.isFree === true || budgets.hasTime(job.networks, now)) &&
      !unread.isTooMuch(job.networks.inner);
    let job: Job | undefined;
    do {
      job = waiting.takeNext(mayStart);
      job?.start();
    } while (job && performance.now() < now + SLICE_MS);
    schedule(job ? 0 : RETRY_MS);
  }

  function finish(task: Task): void {
    running.count(task, -1);
    schedule();
  }

  /** The database counts as down if it has answered nothing for half of `maxWaitMs`. */
  const reasonOf = ({ kind }: Task) =>
    kind === "database" && performance.now() - databaseAnsweredAt > all.maxWaitMs / 2
      ? databaseDown()
      : busy();

  return {
    /** Rejects with a 503 if too many jobs wait, if this job waits too long, or if `signal` aborts while it waits. */
    run: <Result>(task: Task, work: () => Promise<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        // A running job is not refused. The visitor is charged for it, even after the client has disconnected.
        const refuse = (reason = busy()) => {
          if (!waiting.remove(job)) return;
          clearTimeout(timeout);
          reject(reason);
        };
        const start = () => {
          clearTimeout(timeout);
          running.count(task, 1);
          work()
            .finally(() => finish(task))
            .then(resolve, reject);
        };
        const job: Job = { ...task, start, refuse };
        const timeout = setTimeout(() => refuse(reasonOf(task)), all.maxWaitMs);
        task.signal?.addEventListener("abort", () => refuse(), { once: true });
        waiting.add(job);
        if (task.signal?.aborted) refuse();
        schedule();
      }),
    charge: (networks: Networks, ms: number): void => budgets.take(networks, ms, performance.now()),
    noteAnswer(kind: Task["kind"]): void {
      if (kind === "database") databaseAnsweredAt = performance.now();
    },
    hold: unread.hold,
  };
}

/** The name under which a route stores the processor time of rendering its page, in milliseconds. */
export const PROCESSOR_MS = "processorMs";

/**
 * Reads the body before the request waits, so that a slow sender keeps nobody waiting. A file (`isFile`) is read by its route.
 */
export const inQueue =
  (
    queue: Pick<RequestQueue, "run" | "charge" | "noteAnswer">,
    networksOf: NetworksOf,
    kind: Task["kind"] = "database",
  ): MiddlewareHandler =>
  async (c, next) => {
    if (!isRead(c.req) && !isFile(c)) await c.req.arrayBuffer();
    const networks = networksOf(c);
    await queue.run({ networks, kind, signal: c.req.raw.signal }, next);
    if (!isDatabaseDown(c.error)) queue.noteAnswer(kind);
    queue.charge(networks, kind === "picture" ? PICTURE_MS : (c.get(PROCESSOR_MS) ?? CALL_MS));
  };

import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { fromDrizzle, type Job, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { APPLICATION_NAME, type Transaction } from "#server/database/connect.ts";

export interface NewJob {
  /** A queue has at most one queued or active job per key. Jobs without a key count as having the same key. */
  key?: string;
  /** Must contain no personal data: finished jobs stay in the database for one to two hours. */
  data: object;
  startAfter?: Date;
  /** Due jobs with a higher priority run first. The default is 0. */
  priority?: number;
}

export interface RunningJob {
  data: unknown;
  /** Aborted when the job must stop before it is finished. */
  signal: AbortSignal;
  /** Completes the job within `tx`, so that the same transaction can send another job with this key. */
  completeIn(tx: Transaction): Promise<void>;
}

interface Queue {
  name: string;
  /** How many jobs of this queue one process runs at the same time. */
  concurrency: number;
  /** A job whose handler throws is retried. */
  handle(job: RunningJob): Promise<void>;
  /** Cron expression in British time. If no process was running at that time, the job runs once afterwards. */
  schedule?: string;
  /**
   * Sends lost jobs of unfinished work again. Called after the workers of all queues have started, and repeated after a failure.
   */
  recover?(): Promise<void>;
}

export type Jobs = ReturnType<typeof createJobs>;

const RETRY_MS = 2_000;
const STOP_MS = 10_000;

type Deps = Omit<BossDeps, "pollSeconds"> & Partial<BossDeps>;

/** Job queues stored in the database, so that a job survives the request and the process that sent it. */
export function createJobs({ databaseUrl, log, pollSeconds = 2 }: Deps) {
  const queues: Queue[] = [];
  let opening: ReturnType<typeof openBoss> | undefined;
  let retryTimer: NodeJS.Timeout | undefined;
  let stopped = false;

  const open = () => {
    opening ??= openBoss({ databaseUrl, log, pollSeconds }, queues).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  const startWorking = async () => {
    try {
      await open();
      for (const queue of queues) await queue.recover?.();
    } catch (error) {
      if (stopped) return;
      log.warn({ err: error }, "Job queue waits for the database");
      retryTimer = setTimeout(startWorking, RETRY_MS);
    }
  };

  return {
    /** Registers a queue and its handler. Must be called before `start`, `ready` and `send`, which create the queues. */
    define: (queue: Queue) => void queues.push(queue),
    /** Starts to run jobs as soon as the database is available. */
    start: () => void startWorking(),
    /**
     * Resolves once the queues are open. Rejects if the database cannot be reached. Still resolves if the connection fails later.
     */
    ready: async () => void (await open()),
    /** Adds jobs as part of `tx`. Skips a job if a job with the same key is queued or active. */
    async send(tx: Transaction, queue: string, jobs: NewJob[]): Promise<void> {
      const { boss } = await open();
      const rows = jobs.map(({ key, data, startAfter, priority = 0 }) => ({
        data,
        priority,
        ...(key && { singletonKey: key }),
        ...(startAfter && { startAfter }),
      }));
      await boss.insert(queue, rows, { db: fromDrizzle(tx, sql) });
    },
    /** Makes this process look for new jobs now instead of at the next poll. */
    wake: (queue: string) => void opening?.then(({ wake }) => wake(queue)).catch(() => {}),
    /** Takes no new jobs. Waits up to 10 seconds for running jobs. */
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(retryTimer);
      const boss = await opening?.then((opened) => opened.boss).catch(() => undefined);
      if (!boss) return;
      // A graceful `stop` looks only every half second whether the jobs have ended.
      const ended = Promise.all(queues.map(({ name }) => boss.offWork(name)));
      await Promise.race([ended, pause(STOP_MS, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
    },
  };
}

/** A job without a heartbeat for this long is retried, because its process has died or has lost its database connection. */
const HEARTBEAT_SECONDS = 10;
const SUPERVISE_SECONDS = 5;

const OPTIONS = {
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: 120,
  // Retries for internal faults, such as a lost database connection. Handlers deal with external failures themselves.
  retryLimit: 1_000,
  /** The pause before a retry, in seconds. */
  retryDelay: 1,
  deleteAfterSeconds: 60 * 60,
  // PostgreSQL serialises the commits of transactions that call NOTIFY. The sending process wakes its own workers
  // instead, and other processes poll every few seconds.
  notify: false,
} as const;

/** In milliseconds. A query fails after this time if the database server stops answering. The queue's queries take far less. */
const PG_OPTIONS = { query_timeout: 10_000 };

interface BossDeps {
  databaseUrl: string;
  log: Logger;
  /** Interval at which workers look for due jobs, and for jobs that other processes have added. */
  pollSeconds: number;
}

/** Connects, creates or updates the queues and starts their workers. Rejects if the database cannot be reached. */
export async function openBoss({ databaseUrl, log, pollSeconds }: BossDeps, queues: readonly Queue[]) {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: APPLICATION_NAME,
    max: 5,
    connectionTimeoutMillis: 5_000,
    ...PG_OPTIONS,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    maintenanceIntervalSeconds: 60 * 60,
  });
  boss.on(
    "error",
    throttleErrors((error) => log.error({ err: error }, "Job queue error")),
  );
  boss.on("warning", ({ message }) => log.warn(message));
  try {
    await boss.start();
    const known = new Set((await boss.getQueues()).map(({ name }) => name));
    const open = async (queue: Queue) => {
      // Creating a queue takes a lock and several statements, even if the queue exists.
      if (!known.has(queue.name)) await boss.createQueue(queue.name, { ...OPTIONS, policy: "exclusive" });
      return [queue.name, await openQueue(boss, queue, pollSeconds)] as const;
    };
    const workers = new Map(await Promise.all(queues.map(open)));
    const wake = (queue: string) => workers.get(queue)?.forEach((worker) => void boss.notifyWorker(worker));
    return { boss, wake };
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
}

/** Returns the ids of the queue's workers. */
async function openQueue(boss: PgBoss, queue: Queue, pollSeconds: number): Promise<string[]> {
  const { name, concurrency, schedule } = queue;
  await boss.updateQueue(name, OPTIONS);
  if (schedule) await boss.schedule(name, schedule, {}, { tz: "Europe/London", missed: "once" });
  return Promise.all(Array.from({ length: concurrency }, () => openWorker(boss, queue, pollSeconds)));
}

async function openWorker(boss: PgBoss, { name, handle }: Queue, pollSeconds: number): Promise<string> {
  const options = {
    heartbeatRefreshSeconds: HEARTBEAT_SECONDS / 4,
    pollingIntervalSeconds: pollSeconds,
  };
  const worker = await boss.work<object>(name, options, async ([job]) => {
    if (!job) return;
    await handle(runningJob(boss, job));
    // Look for the next job now instead of at the next poll.
    boss.notifyWorker(worker);
  });
  return worker;
}

const runningJob = (boss: PgBoss, job: Job): RunningJob => ({
  data: job.data,
  signal: job.signal,
  completeIn: async (tx) => {
    await boss.complete(job.name, job, null, { db: fromDrizzle(tx, sql) });
  },
});

const INTERVAL_MS = 60_000;

/** Reports each kind of error at most once a minute: while the database is down, every poll fails. */
export function throttleErrors(report: (error: Error) => void, now: () => number = Date.now) {
  const reportedAt = new Map<string, number>();
  return (error: Error & { code?: string }) => {
    const kind = error.code ?? error.message;
    if (now() - (reportedAt.get(kind) ?? Number.NEGATIVE_INFINITY) < INTERVAL_MS) return;
    reportedAt.set(kind, now());
    report(error);
  };
}

import { sql } from "drizzle-orm";
import { fromDrizzle, type Job, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { APPLICATION_NAME } from "#server/database/connect.ts";
import type { Queue, RunningJob } from "./queue.ts";

/** A job without a heartbeat for this long is retried, because its process has died or has lost its database connection. */
const HEARTBEAT_SECONDS = 10;
const SUPERVISE_SECONDS = 5;

const OPTIONS = {
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: 120,
  // Retries for internal faults, such as a lost database connection. Handlers deal with external failures themselves.
  retryLimit: 1_000,
  /** In seconds. */
  retryDelay: 1,
  deleteAfterSeconds: 60 * 60,
  // PostgreSQL serialises the commits of transactions that call NOTIFY. The sending process wakes its own workers
  // instead, and other processes poll every few seconds.
  notify: false,
} as const;

/** In milliseconds. A query fails after this time if the database server stops answering. The queue's own take far less. */
const PG_OPTIONS = { query_timeout: 10_000 };

export interface BossDeps {
  databaseUrl: string;
  log: Logger;
  /** How often workers look for due jobs, and for jobs that other processes have added. */
  pollSeconds: number;
}

interface OpenBoss {
  boss: PgBoss;
  wake(queue: string): void;
}

/** Rejects if the database cannot be reached. */
export async function openBoss(
  { databaseUrl, log, pollSeconds }: BossDeps,
  queues: readonly Queue[],
): Promise<OpenBoss> {
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
      // Creating a queue takes a lock and several statements, also if it exists.
      if (!known.has(queue.name)) await boss.createQueue(queue.name, { ...OPTIONS, policy: "exclusive" });
      return [queue.name, await openQueue(boss, queue, pollSeconds)] as const;
    };
    const workers = new Map(await Promise.all(queues.map(open)));
    return { boss, wake: (queue) => workers.get(queue)?.forEach((worker) => void boss.notifyWorker(worker)) };
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

import { sql } from "drizzle-orm";
import { fromDrizzle, type Job, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { APPLICATION_NAME } from "#server/database/connect.ts";
import type { Queue, RunningJob } from "./queue.ts";
import { sparingly } from "./throttle-errors.ts";

/** A process that says nothing of a job for this long has died, and the job is done again. */
const HEARTBEAT_SECONDS = 10;
const SUPERVISE_SECONDS = 5;

const OPTIONS = {
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: 120,
  // Only faults of our own count, such as a lost database: what a job meets outside it settles itself.
  retryLimit: 1_000,
  retryDelay: 1,
  deleteAfterSeconds: 60 * 60,
  // The database lets transactions that notify commit only one after the other, each waiting for the disk by itself:
  // who sends a job wakes the workers of its own process instead, and those of others look every few seconds.
  notify: false,
} as const;

/** Handed on to pg, for a server that falls silent: no query of the queue's takes nearly as long. */
const PATIENCE = { query_timeout: 10_000 };

export interface BossDeps {
  databaseUrl: string;
  log: Logger;
  /** How soon a job is seen that became due, or was sent by another process. */
  pollSeconds: number;
}

interface OpenBoss {
  boss: PgBoss;
  /** Has a queue's workers here look for jobs at once. */
  wake(queue: string): void;
}

/** Connects, makes what is missing in the database and begins to work; rejects when the database cannot be reached. */
export async function openBoss(
  { databaseUrl, log, pollSeconds }: BossDeps,
  queues: readonly Queue[],
): Promise<OpenBoss> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: APPLICATION_NAME,
    max: 5,
    connectionTimeoutMillis: 5_000,
    ...PATIENCE,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    maintenanceIntervalSeconds: 60 * 60,
  });
  boss.on(
    "error",
    sparingly((error) => log.error({ err: error }, "Background work met an error")),
  );
  boss.on("warning", ({ message }) => log.warn(message));
  try {
    await boss.start();
    const workers = new Map<string, string[]>();
    for (const queue of queues) workers.set(queue.name, await openQueue(boss, queue, pollSeconds));
    return { boss, wake: (queue) => workers.get(queue)?.forEach((worker) => void boss.notifyWorker(worker)) };
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
}

/** Answers the ids of the workers. */
async function openQueue(boss: PgBoss, queue: Queue, pollSeconds: number): Promise<string[]> {
  const { name, concurrency, schedule } = queue;
  await boss.createQueue(name, { ...OPTIONS, policy: "exclusive" });
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
    await handle(running(boss, job));
    // Where one job was, there may be another: look again at once, not at the next poll.
    boss.notifyWorker(worker);
  });
  return worker;
}

const running = (boss: PgBoss, job: Job): RunningJob => ({
  data: job.data,
  signal: job.signal,
  completeIn: async (tx) => {
    await boss.complete(job.name, job, null, { db: fromDrizzle(tx, sql) });
  },
});

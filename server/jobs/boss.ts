import { sql } from "drizzle-orm";
import { fromDrizzle, type Job, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { APPLICATION_NAME } from "#server/database/connect.ts";
import type { Queue, RunningJob } from "./queue.ts";
import { sparingly } from "./sparingly.ts";

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
  notify: true,
} as const;

/** Handed on to pg, for a server that falls silent: no query of the queue's takes nearly as long. */
const PATIENCE = { query_timeout: 10_000 };

export interface BossDeps {
  databaseUrl: string;
  log: Logger;
  /** How soon a job that became due is seen; a new one is seen at once. */
  pollSeconds: number;
}

/** Connects, makes what is missing in the database and begins to work; rejects when the database cannot be reached. */
export async function openBoss(
  { databaseUrl, log, pollSeconds }: BossDeps,
  queues: readonly Queue[],
): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: APPLICATION_NAME,
    max: 5,
    connectionTimeoutMillis: 5_000,
    ...PATIENCE,
    useListenNotify: true,
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
    for (const queue of queues) await openQueue(boss, queue, pollSeconds);
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
}

async function openQueue(boss: PgBoss, queue: Queue, pollSeconds: number) {
  const { name, concurrency, schedule } = queue;
  await boss.createQueue(name, { ...OPTIONS, policy: "exclusive" });
  await boss.updateQueue(name, OPTIONS);
  if (schedule) await boss.schedule(name, schedule, {}, { tz: "Europe/London", missed: "once" });
  for (let worker = 0; worker < concurrency; worker += 1) await openWorker(boss, queue, pollSeconds);
}

async function openWorker(boss: PgBoss, { name, handle }: Queue, pollSeconds: number) {
  const options = {
    heartbeatRefreshSeconds: HEARTBEAT_SECONDS / 4,
    pollingIntervalSeconds: pollSeconds,
    notifyPollingIntervalSeconds: pollSeconds,
  };
  const worker = await boss.work<object>(name, options, async ([job]) => {
    if (!job) return;
    await handle(running(boss, job));
    // Where one job was, there may be another: look again at once, not at the next poll.
    boss.notifyWorker(worker);
  });
}

const running = (boss: PgBoss, job: Job): RunningJob => ({
  data: job.data,
  signal: job.signal,
  completeIn: async (tx) => {
    await boss.complete(job.name, job, null, { db: fromDrizzle(tx, sql) });
  },
});

import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { fromDrizzle } from "pg-boss";
import type { Transaction } from "#server/database/connect.ts";
import { type BossDeps, openBoss } from "./boss.ts";
import type { NewJob, Queue } from "./queue.ts";

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
    /** Resolves once the queues are open, or rejects. The result stays the same if the connection fails later. */
    ready: async () => void (await open()),
    /** Adds jobs as part of `tx`. Skips a job if another one with its key is queued or active. */
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
    /** Takes no new jobs and waits up to 10 seconds for running ones. */
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

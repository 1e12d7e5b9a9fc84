import { sql } from "drizzle-orm";
import { fromDrizzle } from "pg-boss";
import type { Transaction } from "#server/database/connect.ts";
import { type BossDeps, openBoss } from "./boss.ts";
import type { NewJob, Queue } from "./queue.ts";

/** Work that outlives the request and the process that asked for it, kept in the database. */
export interface Jobs {
  /** Says who does the jobs of a queue; to be called before `start`. */
  define(queue: Queue): void;
  /** Begins to work as soon as the database is there. */
  start(): void;
  /** Resolves when jobs can be sent; rejects while the database is down. */
  ready(): Promise<void>;
  /** Adds jobs together with the transaction. A job whose key is waiting or running already is left out. */
  send(tx: Transaction, queue: string, jobs: NewJob[]): Promise<void>;
  /** Has jobs that were committed just now done at once, not at the next look. */
  wake(queue: string): void;
  /** Takes nothing new and waits, for a while, for what is running. */
  stop(): Promise<void>;
}

const TRY_AGAIN_MS = 2_000;
const STOP_MS = 10_000;

type Deps = Omit<BossDeps, "pollSeconds"> & Partial<BossDeps>;

export function createJobs({ databaseUrl, log, pollSeconds = 2 }: Deps): Jobs {
  const queues: Queue[] = [];
  let opening: ReturnType<typeof openBoss> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  const open = () => {
    opening ??= openBoss({ databaseUrl, log, pollSeconds }, queues).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  const begin = async () => {
    try {
      await open();
      for (const queue of queues) await queue.recover?.();
    } catch (error) {
      if (stopped) return;
      log.warn({ err: error }, "Background work waits for the database");
      retry = setTimeout(begin, TRY_AGAIN_MS);
    }
  };

  return {
    define: (queue) => void queues.push(queue),
    start: () => void begin(),
    ready: async () => void (await open()),
    async send(tx, queue, jobs) {
      const { boss } = await open();
      const rows = jobs.map(({ key, data, startAfter }) => ({
        data,
        ...(key && { singletonKey: key }),
        ...(startAfter && { startAfter }),
      }));
      await boss.insert(queue, rows, { db: fromDrizzle(tx, sql) });
    },
    wake: (queue) => void opening?.then(({ wake }) => wake(queue)).catch(() => {}),
    async stop() {
      stopped = true;
      clearTimeout(retry);
      const opened = await opening?.catch(() => undefined);
      await opened?.boss.stop({ graceful: true, timeout: STOP_MS });
    },
  };
}

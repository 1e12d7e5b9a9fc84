import type { Transaction } from "#server/database/connect.ts";

export interface NewJob {
  /** A queue has at most one queued or active job per key. Jobs without a key count as having the same key. */
  key?: string;
  /** Must contain no personal data: finished jobs stay in the database for an hour. */
  data: object;
  startAfter?: Date;
  /** Due jobs with a higher priority run first. The default is 0. */
  priority?: number;
}

export interface RunningJob {
  data: unknown;
  /** Aborted when the job must stop before it is finished. */
  signal: AbortSignal;
  /** Completes the job within `tx`, so that the same transaction can send the next job with its key. */
  completeIn(tx: Transaction): Promise<void>;
}

export interface Queue {
  name: string;
  /** How many jobs of this queue one process runs at the same time. */
  concurrency: number;
  /** A job whose handler throws is retried. */
  handle(job: RunningJob): Promise<void>;
  /** Cron expression in British time. If no process was running at that time, the job runs once afterwards. */
  schedule?: string;
  /** Sends the lost jobs of unfinished work again. Called once the workers of all queues have started, and again if it fails. */
  recover?(): Promise<void>;
}

import type { Transaction } from "#server/database/connect.ts";

export interface NewJob {
  /** Of one key, at most one job waits or runs. */
  key?: string;
  /** No personal data: finished jobs stay readable for a while. */
  data: object;
  startAfter?: Date;
}

export interface RunningJob {
  data: unknown;
  /** Aborted when the job must end before it is done. */
  signal: AbortSignal;
  /** Ends the job together with the transaction, so that the next one of its key can be sent in it. */
  completeIn(tx: Transaction): Promise<void>;
}

export interface Queue {
  name: string;
  /** How many jobs this process does at a time. */
  concurrency: number;
  /** A job that throws is done again. */
  handle(job: RunningJob): Promise<void>;
  /** When to add a job by itself: a cron line, British time. A time that passed while nothing ran is made up for. */
  schedule?: string;
  /** Runs at each start: the place to send again what should be waiting. */
  recover?(): Promise<void>;
}

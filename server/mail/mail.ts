import type { Logger } from "pino";
import type { Database, Transaction } from "#server/database/connect.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { NewJob } from "#server/jobs/queue.ts";
import { createAttempt, type Render } from "./attempt.ts";
import type { Posting } from "./outgoing-email.ts";
import { RETRY_SCHEDULE, type RetrySchedule } from "./retry-schedule.ts";
import { createSend } from "./smtp.ts";
import * as store from "./store.ts";

/** E-mail that is sent for certain: written down with what it is about, handed over afterwards, at least once. */
export interface Mail {
  /** No mail server is set: e-mails are recorded as `test` and go nowhere. */
  readonly testMode: boolean;
  /** A transaction in which e-mails are enqueued: they go out as soon as it has committed, and never if it does not. */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  enqueue(tx: Transaction, postings: Posting[]): Promise<void>;
  /** Stops what companies were still to receive about a quote; answers those it has, or may have, reached. */
  callOff(
    tx: Transaction,
    about: { quoteId: number; except: number | null },
  ): Promise<{ companyId: number; to: string }[]>;
  /** Begins a failed e-mail anew; false when there is none to begin. */
  retry(quoteId: number, deliveryId: string): Promise<boolean>;
  about(quoteIds: number[]): Promise<store.Delivery[]>;
  /** What is still to be sent. */
  queue(): Promise<store.MailQueue>;
  /** Deletes the record of e-mails that belong to no quote. */
  forgetOlderThan(years: number): Promise<void>;
}

interface Deps {
  database: Database;
  jobs: Jobs;
  /** Handed in, because Node cannot read the view's JSX by itself. */
  render: Render;
  log: Logger;
  config: { smtpUrl: string | null; mailFrom: string };
  schedule?: RetrySchedule;
  attemptMs?: number;
}

const QUEUE = "deliveries";
const CONCURRENCY = 4;

interface Due {
  id: string;
  dueAt?: Date;
}

const jobFor = ({ id, dueAt }: Due): NewJob => ({
  key: id,
  data: { deliveryId: id },
  ...(dueAt && { startAfter: dueAt }),
});

export function createMail(deps: Deps): Mail {
  const { database, jobs, render, log, config, schedule = RETRY_SCHEDULE, attemptMs } = deps;
  const testMode = config.smtpUrl === null;
  const newState = testMode ? "test" : "queued";

  const sendJobs = (tx: Transaction, due: Due[]) => jobs.send(tx, QUEUE, due.map(jobFor));

  if (config.smtpUrl !== null) {
    const attempt = createAttempt({
      database,
      log,
      render,
      schedule,
      send: createSend({ smtpUrl: config.smtpUrl, from: config.mailFrom, attemptMs }),
      attemptLater: (job, { id }, dueAt, reason) =>
        database.transaction(async (tx) => {
          await job.completeIn(tx);
          if (await store.postpone(tx, id, dueAt, reason)) await sendJobs(tx, [{ id, dueAt }]);
        }),
    });
    jobs.define({
      name: QUEUE,
      concurrency: CONCURRENCY,
      handle: attempt,
      // An e-mail is owed as long as its row says so, whatever became of its job.
      recover: () => database.transaction(async (tx) => sendJobs(tx, await store.queuedDeliveries(tx))),
    });
  }

  /** Rejects while the database is down. */
  async function transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    if (testMode) return database.transaction(work);
    await jobs.ready();
    const result = await database.transaction(work);
    jobs.wake(QUEUE);
    return result;
  }

  return {
    testMode,
    transaction,
    async enqueue(tx, postings) {
      const allowed = await store.withinLimits(tx, postings);
      if (allowed.length === 0) return;
      const ids = await store.insertDeliveries(tx, allowed, newState);
      if (!testMode)
        await sendJobs(
          tx,
          ids.map((id) => ({ id })),
        );
    },
    async callOff(tx, about) {
      const rows = await store.callOffDeliveries(tx, about);
      return rows.flatMap(({ companyId, recipient, state, attemptingSince }) => {
        const reached = state === "sent" || attemptingSince !== null || (state === "test" && testMode);
        return companyId !== null && reached ? [{ companyId, to: recipient }] : [];
      });
    },
    retry: (quoteId, deliveryId) =>
      transaction(async (tx) => {
        const reopened = !testMode && (await store.reopenFailed(tx, quoteId, deliveryId));
        if (reopened) await sendJobs(tx, [{ id: deliveryId }]);
        return reopened;
      }),
    about: (quoteIds) => store.deliveriesOfQuotes(database, quoteIds),
    queue: () => store.mailQueue(database),
    async forgetOlderThan(years) {
      await store.forgetDeliveries(database, years);
    },
  };
}

import type { Logger } from "pino";
import type { Database, Transaction } from "#server/database/connect.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { NewJob } from "#server/jobs/queue.ts";
import { createAttempt, type RenderEmail } from "./attempt.ts";
import type { OutgoingEmail } from "./outgoing-email.ts";
import { RETRY_SCHEDULE, type RetrySchedule } from "./retry-schedule.ts";
import { createSendEmail } from "./smtp.ts";
import * as store from "./store.ts";

export type Mail = ReturnType<typeof createMail>;

interface Deps {
  database: Database;
  jobs: Jobs;
  renderEmail: RenderEmail;
  log: Logger;
  config: { smtpUrl: string | null; mailFrom: string };
  schedule?: RetrySchedule;
  attemptMs?: number;
}

const QUEUE = "deliveries";
const CONCURRENCY = 4;

interface DueDelivery {
  id: string;
  dueAt?: Date;
}

const jobFor = ({ id, dueAt }: DueDelivery): NewJob => ({
  key: id,
  data: { deliveryId: id },
  ...(dueAt && { startAfter: dueAt }),
});

/** Queues emails in the caller's transaction. Each is sent at least once after the transaction has committed. */
export function createMail(deps: Deps) {
  const { database, jobs } = deps;
  const testMode = deps.config.smtpUrl === null;

  const sendJobs = (tx: Transaction, due: DueDelivery[]) => jobs.send(tx, QUEUE, due.map(jobFor));

  /**
   * Runs `work` in a transaction. The emails it enqueues are sent once the transaction has committed. Rejects while the
   * database is down.
   */
  async function transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    if (testMode) return database.transaction(work);
    await jobs.ready();
    const result = await database.transaction(work);
    jobs.wake(QUEUE);
    return result;
  }

  defineQueue(deps, sendJobs);
  return {
    /** True without a mail server: emails are recorded as `test` and never sent. */
    testMode,
    transaction,
    async enqueue(tx: Transaction, emails: OutgoingEmail[]): Promise<void> {
      const allowed = await store.withinLimits(tx, emails);
      if (allowed.length === 0) return;
      const due = await store.insertDeliveries(tx, allowed, testMode ? "test" : "queued");
      if (!testMode) await sendJobs(tx, due);
    },
    /** Cancels the queued emails to companies about a quote. Returns the companies that have, or may have, received one. */
    async cancel(tx: Transaction, about: { quoteId: number; except: number | null }) {
      const rows = await store.cancelDeliveries(tx, about);
      return rows.flatMap(({ companyId, recipient, state, attemptingSince }) => {
        const isReached = state === "sent" || attemptingSince !== null || (state === "test" && testMode);
        return companyId !== null && isReached ? [{ companyId, to: recipient }] : [];
      });
    },
    /** Queues a failed email again. Returns false if the email has not failed or its content was deleted. */
    retry: (quoteId: number, deliveryId: string): Promise<boolean> =>
      transaction(async (tx) => {
        const isReopened = !testMode && (await store.reopenFailed(tx, quoteId, deliveryId));
        if (isReopened) await sendJobs(tx, [{ id: deliveryId }]);
        return isReopened;
      }),
    deliveriesOf: (quoteIds: number[]): Promise<store.Delivery[]> =>
      store.deliveriesOfQuotes(database, quoteIds),
    /** Returns how many emails wait, and for how long. */
    queue: () => store.mailQueue(database),
    /** Deletes old delivery records that belong to no quote. */
    async deleteOlderThan(years: number): Promise<void> {
      await store.deleteDeliveries(database, years);
    },
  };
}

/** Registers the jobs that send emails, unless there is no mail server. */
function defineQueue(deps: Deps, sendJobs: (tx: Transaction, due: DueDelivery[]) => Promise<void>) {
  const { database, jobs, renderEmail, log, config, schedule = RETRY_SCHEDULE, attemptMs } = deps;
  if (config.smtpUrl === null) return;
  const attempt = createAttempt({
    database,
    log,
    renderEmail,
    schedule,
    sendEmail: createSendEmail({ smtpUrl: config.smtpUrl, from: config.mailFrom, attemptMs }),
    scheduleRetry: (job, { id }, dueAt, reason) =>
      database.transaction(async (tx) => {
        await job.completeIn(tx);
        if (await store.postpone(tx, id, dueAt, reason)) await sendJobs(tx, [{ id, dueAt }]);
      }),
  });
  jobs.define({
    name: QUEUE,
    concurrency: CONCURRENCY,
    handle: attempt,
    // The delivery row decides whether an email is still to be sent, even if its job was lost.
    recover: () => database.transaction(async (tx) => sendJobs(tx, await store.queuedDeliveries(tx))),
  });
}

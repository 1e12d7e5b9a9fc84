import type { Logger } from "pino";
import { scaleLimit } from "#contract/limits.ts";
import { countedMailbox } from "#contract/text/counted-contact.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import type { Jobs, NewJob } from "#server/jobs/jobs.ts";
import type { ContactHash } from "#server/signing.ts";
import { createAttempt, RETRY_SCHEDULE, type RenderEmail, type RetrySchedule } from "./attempt.ts";
import { updateContent } from "./attempt-store.ts";
import * as erasure from "./erase-store.ts";
import { CUSTOMER_KINDS, type OutgoingEmail } from "./outgoing-email.ts";
import { insertDeliveries, nextDueTime, reopenFailed, withinLimits } from "./outgoing-store.ts";
import { createSendEmail } from "./smtp.ts";
import * as store from "./store.ts";

export type Mail = ReturnType<typeof createMail>;

interface Deps {
  database: Database;
  jobs: Jobs;
  renderEmail: RenderEmail;
  log: Logger;
  config: { smtpUrl: string | null; mailFrom: string; rateLimitFactor: number };
  /** The site's own address, which gets replies that are not for a customer. */
  contact: string;
  contactHash: ContactHash;
  schedule?: RetrySchedule;
  attemptMs?: number;
}

const QUEUE = "deliveries";
const CONCURRENCY = 4;

/**
 * The maximum number of emails to a company's mailbox in 24 hours, times `rateLimitFactor`. Further emails are combined into
 * digests.
 */
const MAX_PER_COMPANY = 60;

/**
 * The maximum number of emails to the administrator in an hour, times `rateLimitFactor`. Further emails join a digest, at most
 * one an hour.
 */
const MAX_TO_ADMINISTRATOR = 30;

const jobFor = (email: store.NewDelivery, isBusy: boolean): NewJob => ({
  key: email.id,
  data: { deliveryId: email.id },
  priority: (email.kind && CUSTOMER_KINDS.includes(email.kind) ? 2 : 0) + (isBusy ? 0 : 1),
  ...(email.dueAt && { startAfter: email.dueAt }),
});

/** With a mail server, each email is then sent at least once, unless it is cancelled or fails. */
export function createMail(deps: Deps) {
  const { database, jobs } = deps;
  const { smtpUrl, rateLimitFactor: factor } = deps.config;
  const testMode = smtpUrl === null;
  const ceiling = createHourlyCeiling({ database, log: deps.log, factor });
  const mailboxHash = (address: string) => deps.contactHash("mailbox", countedMailbox(address));

  const sendJobs = async (tx: Transaction, due: store.NewDelivery[], isCombined = false) => {
    if (due.length === 0) return;
    const isBusy = ceiling.isExceeded() || isCombined;
    await jobs.send(
      tx,
      QUEUE,
      due.map((email) => jobFor(email, isBusy)),
    );
  };

  /** Sends the emails of `work` after the commit. Rejects while the database is down. */
  async function transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    if (testMode) return database.transaction(work);
    await jobs.ready();
    const result = await database.transaction(work);
    jobs.wake(QUEUE);
    return result;
  }

  const retry = (failed: { id?: string; quoteIds?: number[] }): Promise<number> =>
    transaction(async (tx) => {
      const again = testMode ? [] : await reopenFailed(tx, failed);
      await sendJobs(tx, again);
      return again.length;
    });

  defineQueue(deps, sendJobs);
  return {
    testMode,
    transaction,
    /** Each digest that emails join counts once. */
    async enqueue(tx: Transaction, emails: OutgoingEmail[]): Promise<number> {
      const allowed = await withinLimits(tx, emails, mailboxHash);
      if (allowed.length === 0) return 0;
      const state = testMode ? "test" : "queued";
      const due = await insertDeliveries(tx, allowed, {
        ...{ state, mailboxHash },
        maxPerCompany: scaleLimit(MAX_PER_COMPANY, factor),
        maxToAdministrator: scaleLimit(MAX_TO_ADMINISTRATOR, factor),
      });
      // If a company gets so many emails that one joins a digest, all emails of this call get a lower priority.
      const isCombined = due.some(({ kind }) => kind === "digest");
      if (!testMode) await sendJobs(tx, due, isCombined);
      return due.length;
    },
    nextDueTime: testMode ? async () => undefined : nextDueTime,
    /**
     * Returns the companies whose email was sent or may have been sent. In test mode, an email that was recorded as `test` counts
     * as sent.
     */
    async cancel(tx: Transaction, about: { quoteId: number; except: number | null }) {
      const rows = await erasure.cancelDeliveries(tx, about);
      return rows.flatMap(({ companyId, recipient, state, attemptingSince }) => {
        const isReached = state === "sent" || attemptingSince !== null || (state === "test" && testMode);
        return companyId !== null && isReached ? [{ companyId, to: recipient }] : [];
      });
    },
    cancelReminders: erasure.cancelReminders,
    cancelAnsweredReminders: erasure.cancelAnsweredReminders,
    cancelAfterWithdrawal: erasure.cancelAfterWithdrawal,
    resend: async (id: string, quoteId: number | null = null): Promise<boolean> =>
      (await retry({ id, ...(quoteId !== null && { quoteIds: [quoteId] }) })) > 0,
    retryAll: (quoteIds: number[]): Promise<number> => retry({ quoteIds }),
    /** No attempt to send the email may be running. */
    replaceContent: updateContent,
    deliveriesOf: (quoteIds: number[], tx: Database | Transaction = database): Promise<store.Delivery[]> =>
      store.deliveriesOfQuotes(tx, quoteIds),
    eraseCustomers: erasure.eraseCustomers,
    erasePeople: (ids: string[]): Promise<void> => erasure.erasePeople(database, ids),
    queue: () => store.readMailQueueStats(database),
    deleteExpired: (): Promise<void> => erasure.deleteExpired(database),
  };
}

function defineQueue(deps: Deps, sendJobs: (tx: Transaction, due: store.NewDelivery[]) => Promise<void>) {
  const { database, jobs, renderEmail, log, config, contact, schedule = RETRY_SCHEDULE, attemptMs } = deps;
  if (config.smtpUrl === null) return;
  const attempt = createAttempt({
    database,
    log,
    renderEmail,
    schedule,
    sendEmail: createSendEmail({ smtpUrl: config.smtpUrl, from: config.mailFrom, contact, attemptMs }),
    sendJobs,
  });
  jobs.define({
    name: QUEUE,
    concurrency: CONCURRENCY,
    handle: attempt,
    // Queues lost jobs again. The delivery rows show which emails still have to be sent.
    recover: () => database.transaction(async (tx) => sendJobs(tx, await store.queuedDeliveries(tx))),
  });
}

/**
 * Above this number of deliveries in the last hour, times `factor`, new emails get a lower priority (`jobFor`). Emails to
 * customers come before all other emails even then.
 */
const MAX_PER_HOUR = 600;
const CHECK_MS = 5_000;

export function createHourlyCeiling({
  database,
  log,
  factor,
}: Pick<Deps, "database" | "log"> & { factor: number }) {
  let isExceeded = false;
  let checkedAt = Number.NEGATIVE_INFINITY;

  async function check() {
    const wasExceeded = isExceeded;
    const lastHour = await store.countLastHour(database);
    isExceeded = lastHour > MAX_PER_HOUR * factor;
    // Operators set alerts for this message (docs/operations.md).
    if (isExceeded && !wasExceeded) log.warn({ lastHour }, "Unusually many emails within an hour");
  }

  return {
    check,
    /** Starts a new check if the last one began over five seconds ago, so that a flood of requests causes few checks. */
    isExceeded(): boolean {
      if (performance.now() - checkedAt >= CHECK_MS) {
        checkedAt = performance.now();
        // A failed check is ignored. While the database is down, the caller's transaction fails too and reports the error.
        check().catch(() => {});
      }
      return isExceeded;
    },
  };
}

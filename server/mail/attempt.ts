import type { Logger } from "pino";
import { BRAND } from "#contract/brand.ts";
import type { DeliveryKind } from "#contract/deliveries.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import type { RunningJob } from "#server/jobs/jobs.ts";
import * as store from "./attempt-store.ts";
import type { EmailContent, EmailPart, StoredContent } from "./email-content.ts";
import { followAddresses, hasMoved } from "./follow-addresses.ts";
import { explainSmtpError, type SendEmail, type SmtpFailure } from "./smtp.ts";
import type { Delivery, NewDelivery } from "./store.ts";

const SECOND = 1_000;

export interface RetrySchedule {
  /** Wait after the first attempt. Each later wait is twice as long, up to `longestMs`. */
  firstMs: number;
  longestMs: number;
  giveUpMs: number;
  /**
   * Minimum number of attempts. After a clock change or a suspension of the machine, `giveUpMs` may have passed after one
   * attempt.
   */
  leastAttempts: number;
}

export const RETRY_SCHEDULE: RetrySchedule = {
  firstMs: 15 * SECOND,
  longestMs: 60 * 60 * SECOND,
  giveUpMs: 24 * 60 * 60 * SECOND,
  leastAttempts: 10,
};

export function nextAttemptAt(
  { firstMs, longestMs, leastAttempts }: RetrySchedule,
  { attempts, giveUpAt, now }: { attempts: number; giveUpAt: Date; now: Date },
): Date | null {
  const next = new Date(now.getTime() + Math.min(longestMs, firstMs * 2 ** (attempts - 1)));
  return next <= giveUpAt || attempts < leastAttempts ? next : null;
}

export type RenderEmail = (content: EmailContent) => Promise<{ html: string; text: string }>;

const byAge = (a: Delivery, b: Delivery) =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);

/** A row without content is a copy for another branch of the company and goes with its email. */
function splitCarried(carried: Delivery[]): { shown: Delivery[]; rest: Delivery[] } {
  const emailOf = ({ quoteId, kind }: Delivery) => `${quoteId} ${kind}`;
  const sorted = carried.toSorted(byAge);
  const late = sorted.filter(({ content }) => content !== null).slice(MAX_IN_DIGEST);
  const [ids, emails] = [new Set(late.map(({ id }) => id)), new Set(late.map(emailOf))];
  const isLate = (row: Delivery) => ids.has(row.id) || (row.content === null && emails.has(emailOf(row)));
  return { shown: sorted.filter((row) => !isLate(row)), rest: sorted.filter(isLate) };
}

const contentsOf = (rows: Delivery[]) =>
  rows.flatMap(({ content }) => (content as StoredContent | null) ?? []);

const combine = (kind: DeliveryKind, contents: StoredContent[]): EmailContent | undefined =>
  kind === "digest"
    ? digestContent(contents)
    : kind === "admin-digest"
      ? administratorDigestContent(contents)
      : contents[0];

const RENDER_FAILED = "The email could not be put together";

interface Deps {
  database: Database;
  log: Logger;
  renderEmail: RenderEmail;
  sendEmail: SendEmail;
  schedule: RetrySchedule;
  sendJobs(tx: Transaction, due: NewDelivery[]): Promise<void>;
}

export function createAttempt({ database, log, renderEmail, sendEmail, schedule, sendJobs }: Deps) {
  /**
   * Starts an attempt. A company's address can have changed since the email was queued, so each mailbox other than this email's
   * gets a separate email. Returns the remaining email, or null if it is no longer queued.
   */
  const begin = async (id: string): Promise<store.StartedAttempt | null> => {
    const started = await store.beginAttempt(database, id, schedule.giveUpMs);
    if (!started || !hasMoved(started)) return started;
    return database.transaction(async (tx) => {
      const { started: remaining, separate } = await followAddresses(tx, id);
      await sendJobs(tx, separate);
      return remaining;
    });
  };
  /** If a digest has more than `MAX_IN_DIGEST` emails, the newest first move to a new digest. */
  const contentsToSend = async ({ delivery, carried }: store.StartedAttempt): Promise<StoredContent[]> => {
    if (delivery.kind === "admin-digest") return contentsOf(carried);
    if (delivery.kind !== "digest") return contentsOf([delivery]);
    const { shown, rest } = splitCarried(carried);
    if (rest.length > 0)
      await database.transaction(async (tx) =>
        sendJobs(tx, [await store.moveToNewDigest(tx, delivery, rest)]),
      );
    return contentsOf(shown);
  };
  const attempt = async (started: store.StartedAttempt, signal: AbortSignal): Promise<SmtpFailure | null> => {
    const { id, kind, recipient, replyTo } = started.delivery;
    const contents = await contentsToSend(started);
    const content = contents.length > 0 && combine(kind, contents);
    // An email without content counts as sent. This is a digest whose emails were all cancelled or deleted, for example because
    // their requests were withdrawn.
    if (!content) return null;
    const body = await renderEmail(content).catch((error: unknown) => {
      log.error({ err: error, deliveryId: id }, RENDER_FAILED);
      return null;
    });
    if (!body) return { permanent: false, sentence: RENDER_FAILED };
    try {
      await sendEmail({ id, to: recipient, replyTo, subject: content.subject, ...body }, signal);
      return null;
    } catch (error) {
      return explainSmtpError(error);
    }
  };

  return async (job: RunningJob): Promise<void> => {
    const { deliveryId } = job.data as { deliveryId: string };
    const started = await begin(deliveryId);
    if (!started) return;
    const { id, kind, attempts, giveUpAt, attemptingSince } = started.delivery;
    if (!giveUpAt || !attemptingSince) return;
    const before = performance.now();
    const failure = await attempt(started, job.signal);
    if (!failure) {
      await store.markSent(database, id);
      return;
    }
    const { permanent, sentence } = failure;
    // The present time by the database's clock, which also sets due times.
    const now = new Date(attemptingSince.getTime() + performance.now() - before);
    const retryAt = permanent ? null : nextAttemptAt(schedule, { attempts, giveUpAt, now });
    // Operators set alerts for this message with `"again":null`, which means that the email is given up (docs/operations.md).
    log.warn({ deliveryId: id, kind, attempts, again: retryAt }, `Email not delivered: ${sentence}`);
    if (!retryAt) await store.markFailed(database, id, sentence);
    else
      await database.transaction(async (tx) => {
        await job.completeIn(tx);
        await sendJobs(tx, await store.postpone(tx, id, retryAt, sentence));
      });
  };
}

/**
 * The maximum number of emails in one digest, which keeps it below the size limits of mail servers. Further emails go into
 * further digests.
 */
const MAX_IN_DIGEST = 50;

/** Leaves out texts that ask for a reply, because a digest is about many customers. */
const entry = ({ subject, blocks }: StoredContent): EmailPart[] => [
  subject,
  ...blocks.filter(({ kind }) => kind === "facts" || kind === "typed" || kind === "button"),
];

export function digestContent(emails: StoredContent[]): EmailContent {
  const heading = emails.length === 1 ? "One more quote request" : `${emails.length} more quote requests`;
  return {
    subject: `${BRAND.name}: ${heading.toLowerCase()}`,
    preview: "You had so many emails from us yesterday that these came together.",
    heading,
    blocks: [
      "You had so many emails from us yesterday that these came together. To answer a customer, follow the link with the request, or write to the email address or call the number in it.",
      ...emails.flatMap(entry),
    ],
    reason: `${BRAND.name} is a directory of UK skip hire companies. You receive this because your company is listed there with this address; to change that, write to us at the address beside our name.`,
  };
}

/** Contains nothing that anybody typed. */
export function administratorDigestContent(emails: StoredContent[]): EmailContent {
  const heading = emails.length === 1 ? "1 more request" : `${emails.length} more requests`;
  const buttons = emails.flatMap(({ blocks }) => blocks.filter((block) => block.kind === "button"));
  return {
    subject: `${BRAND.name}: ${heading}`,
    preview: "So many came within an hour that these are only counted.",
    heading,
    blocks: [
      "So many requests came within an hour that we count these instead of sending an email about each. Nothing is lost: the dashboard shows them all.",
      ...new Map(buttons.map((button) => [button.url, button])).values(),
    ],
    reason: "You receive this because this address is set as ADMIN_EMAIL.",
  };
}

import type { Logger } from "pino";
import type { Database } from "#server/database/connect.ts";
import type { RunningJob } from "#server/jobs/queue.ts";
import { digestContent } from "./digest-email.ts";
import type { EmailContent } from "./email-content.ts";
import { nextAttemptAt, type RetrySchedule } from "./retry-schedule.ts";
import type { SendEmail } from "./smtp.ts";
import { explainSmtpError, type Failure } from "./smtp-error.ts";
import { beginAttempt, type Delivery, markFailed, markSent, type StartedAttempt } from "./store.ts";

export type RenderEmail = (content: EmailContent) => Promise<{ html: string; text: string }>;

const contentsOf = (rows: Delivery[]) =>
  rows.flatMap(({ content }) => (content as EmailContent | null) ?? []);

const RENDER_FAILED = "The email could not be put together";

interface Deps {
  database: Database;
  log: Logger;
  renderEmail: RenderEmail;
  sendEmail: SendEmail;
  schedule: RetrySchedule;
  /** Schedules the next attempt. */
  scheduleRetry(job: RunningJob, delivery: Delivery, dueAt: Date, reason: string): Promise<void>;
}

/** Creates the job handler that makes one attempt to send an email and records the result. */
export function createAttempt(deps: Deps) {
  const { database, log, renderEmail, sendEmail, schedule, scheduleRetry } = deps;
  const attempt = async (
    { delivery, carried }: StartedAttempt,
    signal: AbortSignal,
  ): Promise<Failure | null> => {
    const { id, recipient, replyTo } = delivery;
    const isDigest = delivery.kind === "digest";
    const contents = contentsOf(isDigest ? carried : [delivery]);
    // Every request in the digest was withdrawn or deleted.
    if (!contents[0]) return null;
    const content = isDigest ? digestContent(contents) : contents[0];
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
    const started = await beginAttempt(database, deliveryId, schedule.giveUpMs);
    if (!started) return;
    const { delivery } = started;
    const { id, kind, attempts, giveUpAt, attemptingSince } = delivery;
    if (!giveUpAt || !attemptingSince) return;
    const now = clockFrom(attemptingSince);
    const failure = await attempt(started, job.signal);
    if (!failure) {
      await markSent(database, id);
      return;
    }
    const { permanent, sentence } = failure;
    const retryAt = permanent ? null : nextAttemptAt(schedule, { attempts, giveUpAt, now: now() });
    // Operators set alerts for this message with `"again":null` (docs/operations.md).
    log.warn({ deliveryId: id, kind, attempts, again: retryAt }, `Email not delivered: ${sentence}`);
    if (retryAt) await scheduleRetry(job, delivery, retryAt, sentence);
    else await markFailed(database, id, sentence);
  };
}

/** Continues the database's clock, which sets due times. The clock of this machine may differ. */
function clockFrom(moment: Date): () => Date {
  const start = performance.now();
  return () => new Date(moment.getTime() + performance.now() - start);
}

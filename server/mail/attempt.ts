import type { Logger } from "pino";
import type { Database } from "#server/database/connect.ts";
import type { RunningJob } from "#server/jobs/queue.ts";
import type { Letter } from "./email-template.ts";
import { nextAttemptAt, type RetrySchedule } from "./retry-schedule.ts";
import type { Send } from "./smtp.ts";
import { explainSmtpError, type Failure } from "./smtp-error.ts";
import { beginAttempt, type Delivery, markFailed, markSent } from "./store.ts";

export type Render = (letter: Letter) => Promise<{ html: string; text: string }>;

const UNREADY = "The e-mail could not be put together";

interface Deps {
  database: Database;
  log: Logger;
  render: Render;
  send: Send;
  schedule: RetrySchedule;
  /** Sees to it that this e-mail is attempted again. */
  attemptLater(job: RunningJob, delivery: Delivery, dueAt: Date, reason: string): Promise<void>;
}

/** One attempt to hand an e-mail over, and what follows from how it went. */
export function createAttempt({ database, log, render, send, schedule, attemptLater }: Deps) {
  const handOver = async (delivery: Delivery, signal: AbortSignal): Promise<Failure | null> => {
    const { id, recipient, replyTo } = delivery;
    const letter = delivery.letter as Letter;
    const body = await render(letter).catch((error: unknown) => {
      log.error({ err: error, deliveryId: id }, UNREADY);
      return null;
    });
    if (!body) return { permanent: false, sentence: UNREADY };
    try {
      await send({ id, to: recipient, replyTo, subject: letter.subject, ...body }, signal);
      return null;
    } catch (error) {
      return explainSmtpError(error);
    }
  };

  return async (job: RunningJob): Promise<void> => {
    const { deliveryId } = job.data as { deliveryId: string };
    const delivery = await beginAttempt(database, deliveryId, schedule.giveUpMs);
    if (!delivery?.giveUpAt || !delivery.attemptingSince) return;
    const now = clockFrom(delivery.attemptingSince);
    const failure = await handOver(delivery, job.signal);
    const { id, kind, attempts, giveUpAt } = delivery;
    if (!failure) {
      await markSent(database, id);
      return;
    }
    const { permanent, sentence } = failure;
    const again = permanent ? null : nextAttemptAt(schedule, { attempts, giveUpAt, now: now() });
    log.warn({ deliveryId: id, kind, attempts, again }, `E-mail not delivered: ${sentence}`);
    if (again) await attemptLater(job, delivery, again, sentence);
    else await markFailed(database, id, sentence);
  };
}

/** The database's clock, by which e-mails are due; this machine's may show another time. */
function clockFrom(moment: Date): () => Date {
  const start = performance.now();
  return () => new Date(moment.getTime() + performance.now() - start);
}

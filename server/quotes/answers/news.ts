import type { Transaction } from "#server/database/connect.ts";
import type { RunningJob } from "#server/jobs/jobs.ts";
import type { QuotesDeps } from "../deps.ts";
import { answersEmailContent } from "../emails/answers-email.ts";
import { permitQuestion } from "../permit-question.ts";
import { createQuoteEmails } from "../quote-emails.ts";
import { lockQuote, type QuoteRow } from "../store.ts";
import * as store from "./store.ts";

const QUEUE = "answer-news";
const INTERVAL_MS = 60 * 60 * 1_000;

type Answered = Pick<QuoteRow, "id" | "reference">;

/** Emails the customer about the first answer at once, then at most once an hour. */
export function createAnswerNews(deps: QuotesDeps) {
  const { database, jobs, mail, newsIntervalMs = INTERVAL_MS } = deps;
  const { emailedReceiptUrl } = createQuoteEmails(deps);

  /** Each request has at most one job. The quote must be locked, so that a running job cannot complete without the new answer. */
  const schedule = async (tx: Transaction, { id, reference }: Answered) => {
    const startAfter = await store.nextNewsAt(tx, id, newsIntervalMs);
    await jobs.send(tx, QUEUE, [{ key: reference, data: { reference }, ...(startAfter && { startAfter }) }]);
  };

  const tell = async (tx: Transaction, quote: QuoteRow) => {
    if (quote.withdrawnAt || quote.erasedAt || quote.choiceToldAt) return;
    const answers = await store.answersOfQuotes(tx, [quote.id]);
    const untold = answers.filter(({ toldAt }) => toldAt === null);
    if (untold.length === 0) return;
    if (await store.nextNewsAt(tx, quote.id, newsIntervalMs)) return schedule(tx, quote);
    const content = answersEmailContent(quote, answers, {
      receiptUrl: emailedReceiptUrl(quote),
      permitOf: (offer) => permitQuestion(deps, quote, offer),
    });
    await mail.enqueue(tx, [{ kind: "answers", to: quote.email, content, quoteId: quote.id }]);
    await store.markAnswersAnnounced(tx, untold);
  };

  jobs.define({
    name: QUEUE,
    concurrency: 2,
    handle: (job: RunningJob) =>
      mail.transaction(async (tx) => {
        const { reference } = job.data as { reference: string };
        const quote = await lockQuote(tx, reference);
        await job.completeIn(tx);
        if (quote) await tell(tx, quote);
      }),
    // Queues lost jobs again. The stored answers show which customers still wait for an email.
    recover: () =>
      database.transaction(async (tx) => {
        for (const quote of await store.findQuotesWithUnannouncedAnswers(tx)) await schedule(tx, quote);
      }),
  });
  return { schedule, wake: () => jobs.wake(QUEUE) };
}

import type { RunningJob } from "#server/jobs/queue.ts";
import { undoMsOf, undoUntil } from "../choice.ts";
import { choicesToTell, databaseTime } from "../choice-store.ts";
import { createClosingEmails } from "../closing-emails.ts";
import type { QuotesDeps } from "../deps.ts";
import { lockQuote } from "../store.ts";

const QUEUE = "follow-ups";
/** Time between two looks at what is due. */
const INTERVAL_MS = 5_000;
/** Requests of one kind in one look. The rest follow with the next. */
const MAX_AT_ONCE = 100;

/** What becomes due some time after an event. */
interface FollowUp {
  /** References of the requests for which it is due. */
  due(limit: number): Promise<string[]>;
  /** Does it for one of them. Several processes may try at the same time, so it checks again under the quote's lock. */
  run(reference: string): Promise<void>;
}

/**
 * Does what is due some time after an event. The tables say what is due, not jobs, so nothing is lost with a job, and a
 * request costs no further job. One job looks every few seconds and sends the next with its key.
 */
export function defineFollowUps(deps: QuotesDeps): { followUp(): Promise<void> } {
  const { database, jobs, log } = deps;
  const followUps = [tellingChoices(deps)];

  const followUp = async () => {
    for (const { due, run } of followUps)
      for (const reference of await due(MAX_AT_ONCE))
        await run(reference).catch((error: unknown) =>
          log.error({ err: error, reference }, "Following up a quote request failed"),
        );
  };
  const sendNext = async (job?: RunningJob) =>
    database.transaction(async (tx) => {
      await job?.completeIn(tx);
      const startAfter = new Date((await databaseTime(tx)).getTime() + INTERVAL_MS);
      await jobs.send(tx, QUEUE, [{ key: "next", data: {}, startAfter }]);
    });
  jobs.define({
    name: QUEUE,
    concurrency: 1,
    // Makes up for a job that was lost while the processes ran.
    schedule: "*/10 * * * *",
    handle: async (job) => {
      await followUp();
      await sendNext(job);
    },
    recover: () => sendNext(),
  });
  return { followUp };
}

/** Tells the companies of choices that cannot be undone any more. */
function tellingChoices(deps: QuotesDeps): FollowUp {
  const { database, mail } = deps;
  const undoMs = undoMsOf(deps);
  const emails = createClosingEmails(deps);
  return {
    due: (limit) => choicesToTell(database, undoMs, limit),
    run: (reference) =>
      mail.transaction(async (tx) => {
        const quote = await lockQuote(tx, reference);
        if (quote && !(await undoUntil(tx, quote, undoMs))) await emails.tellChoice(tx, quote);
      }),
  };
}

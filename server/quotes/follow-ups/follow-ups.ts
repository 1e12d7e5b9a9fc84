import type { RunningJob } from "#server/jobs/queue.ts";
import { undoMsOf, undoUntil } from "../choice.ts";
import { choicesToTell, databaseTime } from "../choice-store.ts";
import { createClosingEmails } from "../closing-emails.ts";
import type { QuotesDeps } from "../deps.ts";
import { lockQuote } from "../store.ts";
import { type FollowUp, MAX_AT_ONCE } from "./follow-up.ts";
import { invitingReviews } from "./invitations.ts";
import { remindingCompanies, remindingCustomers } from "./reminders.ts";

const QUEUE = "follow-ups";
/** Time between two looks at what is due. */
const INTERVAL_MS = 5_000;

/**
 * Does what is due some time after an event. The tables say what is due, not jobs, so nothing is lost with a job, and a
 * request costs no further job. One job looks every few seconds and sends the next with its key.
 */
export function defineFollowUps(deps: QuotesDeps) {
  const { database, jobs, log } = deps;
  const soon = [tellingChoices(deps), remindingCompanies(deps), remindingCustomers(deps)];
  const daily = [invitingReviews(deps)];

  const run = async (followUps: FollowUp[]) => {
    for (const followUp of followUps)
      for (const reference of await followUp.due())
        await followUp
          .run(reference)
          .catch((error: unknown) =>
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
      await run(soon);
      await sendNext(job);
    },
    recover: () => sendNext(),
  });
  // An invitation is due on a day, and a customer reads it by day.
  jobs.define({ name: "invitations", concurrency: 1, schedule: "0 10 * * *", handle: () => run(daily) });
  return {
    /** Tells choices and reminds, as far as that is due now. */
    followUp: () => run(soon),
    /** Invites to review what was delivered. */
    invite: () => run(daily),
  };
}

/** Tells the companies of choices that cannot be undone any more. */
function tellingChoices(deps: QuotesDeps): FollowUp {
  const { database, mail } = deps;
  const undoMs = undoMsOf(deps);
  const emails = createClosingEmails(deps);
  return {
    due: () => choicesToTell(database, undoMs, MAX_AT_ONCE),
    run: (reference) =>
      mail.transaction(async (tx) => {
        const quote = await lockQuote(tx, reference);
        if (quote && !(await undoUntil(tx, quote, undoMs))) await emails.tellChoice(tx, quote);
      }),
  };
}

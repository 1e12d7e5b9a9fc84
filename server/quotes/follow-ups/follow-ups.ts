import type { RunningJob } from "#server/jobs/jobs.ts";
import { createClosingEmails } from "../closing-emails.ts";
import type { QuotesDeps } from "../deps.ts";
import { createHireReminders } from "../hires/hire-reminders.ts";
import { databaseTime, findUnannouncedChoices, lockQuote, undoMsOf, undoUntil } from "../store.ts";
import { createReviewInvitations } from "./invitations.ts";
import { createCompanyReminders, createCustomerReminders, type FollowUp, MAX_AT_ONCE } from "./reminders.ts";

const QUEUE = "follow-ups";
const INTERVAL_MS = 5_000;

/** The tables show which actions are due, so a lost job loses no action. Each run queues the next run under the same key. */
export function defineFollowUps(deps: QuotesDeps) {
  const { database, jobs, log, mail } = deps;
  const soon = [tellingChoices(deps), createCompanyReminders(deps), createCustomerReminders(deps)];
  const daily = [createReviewInvitations(deps), createHireReminders(deps)];

  const run = async (followUps: FollowUp[]) => {
    for (const followUp of followUps)
      for (const reference of await followUp.due())
        await mail
          .transaction(async (tx) => {
            const quote = await lockQuote(tx, reference);
            if (quote) await followUp.run(tx, quote);
          })
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
    // Creates the job again if it was lost while processes were running.
    schedule: "*/10 * * * *",
    handle: async (job) => {
      await run(soon);
      await sendNext(job);
    },
    recover: () => sendNext(),
  });
  // Invitations and reminders of a hire are due on a day, not at a time. So they are sent in the daytime, at 10:00 British time.
  jobs.define({ name: "invitations", concurrency: 1, schedule: "0 10 * * *", handle: () => run(daily) });
  return {
    followUp: () => run(soon),
    invite: () => run(daily),
  };
}

function tellingChoices(deps: QuotesDeps): FollowUp {
  const undoMs = undoMsOf(deps);
  const emails = createClosingEmails(deps);
  return {
    due: () => findUnannouncedChoices(deps.database, undoMs, MAX_AT_ONCE),
    async run(tx, quote) {
      if (!(await undoUntil(tx, quote, undoMs))) await emails.tellChoice(tx, quote);
    },
  };
}

import { sql } from "drizzle-orm";
import { pino } from "pino";
import type { TestDatabase } from "#server/database/testing/test-database.ts";
import { createJobs } from "#server/jobs/jobs.ts";
import { contactHash } from "#server/signing.ts";
import type { RenderEmail, RetrySchedule } from "../attempt.ts";
import { createMail } from "../mail.ts";

export interface OpenMailOptions {
  smtpUrl: string | null;
  renderEmail: RenderEmail;
  schedule?: RetrySchedule;
  /** The default is long enough for a busy machine. Tests of timeouts set a shorter one. */
  attemptMs?: number;
  rateLimitFactor?: number;
}

/** Much shorter than the production schedule: waits of 0.15 to 0.6 seconds. */
const QUICK: RetrySchedule = { firstMs: 150, longestMs: 600, giveUpMs: 60_000, leastAttempts: 1 };

/** `close` deletes all emails and jobs. */
export function openMail({ database, url }: TestDatabase, options: OpenMailOptions) {
  const { smtpUrl, renderEmail, schedule = QUICK, attemptMs = 10_000, rateLimitFactor = 1 } = options;
  const log = pino({ level: "silent" });
  const jobs = createJobs({ databaseUrl: url, log, pollSeconds: 0.5 });
  const config = { smtpUrl, mailFrom: "Skip Finder <no-reply@skips.example>", rateLimitFactor };
  const mail = createMail({
    ...{ database, jobs, renderEmail, log, config, schedule, attemptMs },
    contact: "hello@skips.example",
    contactHash: contactHash({ signingSecret: "for tests only" }),
  });
  return {
    jobs,
    mail,
    close: async () => {
      await jobs.stop();
      await deleteJobs({ database });
      await database.execute(sql`truncate deliveries`);
    },
  };
}

/**
 * As if all jobs were lost. The job queue may not have created its table yet. TRUNCATE would lock the table and could end in a
 * deadlock with the last statement of a queue that was just stopped.
 */
export async function deleteJobs({ database }: Pick<TestDatabase, "database">) {
  await database.execute(sql`
    do $$ begin
      if to_regclass('pgboss.job') is not null then delete from pgboss.job; end if;
    end $$`);
}

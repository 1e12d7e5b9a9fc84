import { sql } from "drizzle-orm";
import { pino } from "pino";
import type { TestDatabase } from "#server/database/testing/testing.ts";
import { createJobs } from "#server/jobs/jobs.ts";
import type { Render } from "../attempt.ts";
import { createMail } from "../mail.ts";
import type { RetrySchedule } from "../retry-schedule.ts";

export interface PostOfficeOptions {
  smtpUrl: string | null;
  render: Render;
  schedule?: RetrySchedule;
  /** Long enough for a busy machine, unless silence is what is waited for. */
  attemptMs?: number;
}

/** As in production, a hundred times as fast. */
const QUICK: RetrySchedule = { firstMs: 150, longestMs: 600, giveUpMs: 60_000, leastAttempts: 1 };

/** Everything between a letter and the mail server. Closing it forgets all e-mails. */
export function openPostOffice({ database, url }: TestDatabase, options: PostOfficeOptions) {
  const { smtpUrl, render, schedule = QUICK, attemptMs = 10_000 } = options;
  const log = pino({ level: "silent" });
  const jobs = createJobs({ databaseUrl: url, log, pollSeconds: 0.5 });
  const config = { smtpUrl, mailFrom: "Skip Finder <no-reply@skips.example>" };
  const mail = createMail({ database, jobs, render, log, config, schedule, attemptMs });
  return {
    jobs,
    mail,
    close: async () => {
      await jobs.stop();
      await forgetJobs({ database });
      await database.execute(sql`truncate deliveries`);
    },
  };
}

/** As if the background work had never heard of anything. */
export async function forgetJobs({ database }: Pick<TestDatabase, "database">) {
  await database.execute(sql`
    do $$ begin
      if to_regclass('pgboss.job') is not null then truncate pgboss.job; end if;
    end $$`);
}

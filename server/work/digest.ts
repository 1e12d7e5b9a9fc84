import type { WorkCounts } from "#contract/work/work-kinds.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { RunningJob } from "#server/jobs/queue.ts";
import type { Mail } from "#server/mail/mail.ts";
import { workDigestContent } from "./digest-email.ts";

interface DigestDeps {
  jobs: Pick<Jobs, "define">;
  mail: Pick<Mail, "transaction" | "enqueue">;
  config: { adminEmail: string | null; publicUrl: string };
}

/**
 * Emails the administrator at 7:00 London time every Monday if items wait and `ADMIN_EMAIL` is set. Returns a function that
 * queues this email now, on the same conditions.
 */
export function createDigest({ jobs, mail, config }: DigestDeps, counts: () => Promise<WorkCounts>) {
  const { adminEmail, publicUrl } = config;
  const digest = async (job?: Pick<RunningJob, "completeIn">): Promise<void> => {
    if (adminEmail === null) return;
    const content = workDigestContent(await counts(), publicUrl);
    if (!content) return;
    await mail.transaction(async (tx) => {
      await mail.enqueue(tx, [{ kind: "work-digest", to: adminEmail, content }]);
      await job?.completeIn(tx);
    });
  };
  jobs.define({ name: "work-digest", concurrency: 1, schedule: "0 7 * * 1", handle: digest });
  return digest;
}

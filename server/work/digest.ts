import { BRAND } from "#contract/brand.ts";
import { WORK_KINDS, type WorkCounts, type WorkKind } from "#contract/work/work-kinds.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { RunningJob } from "#server/jobs/queue.ts";
import type { EmailContent } from "#server/mail/email-content.ts";
import type { Mail } from "#server/mail/mail.ts";

interface DigestDeps {
  jobs: Pick<Jobs, "define">;
  mail: Pick<Mail, "transaction" | "enqueue">;
  config: { adminEmail: string | null; publicUrl: string };
}

/** At 7:00 London time every Monday if items wait. The returned function queues this email now, on the same conditions. */
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

/** The administrator's weekly email: the number of waiting items, without their content. Null if nothing waits. */
export function workDigestContent(counts: WorkCounts, publicUrl: string): EmailContent | null {
  const facts = Object.entries(WORK_KINDS).flatMap(([kind, label]) => {
    const count = counts[kind as WorkKind];
    return count > 0 ? [{ label, text: String(count) }] : [];
  });
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const waiting = total === 1 ? "1 thing waits" : `${total} things wait`;
  return {
    subject: `${waiting} for you on ${BRAND.name}`,
    preview: "What waits in the work queue, by kind.",
    heading: `${waiting} for you`,
    blocks: [
      { kind: "text", text: "Each is decided with one press in the work queue." },
      { kind: "facts", facts },
      { kind: "button", label: "Open the work queue", url: `${publicUrl}/admin/work` },
    ],
    reason: "You receive this on Mondays when something waits, because this address is set as ADMIN_EMAIL.",
  };
}

import { BRAND } from "#contract/brand.ts";
import type { Complaint, ComplaintDecision, NewComplaint, WaitingComplaint } from "#contract/complaints.ts";
import { addDays, longDay, todayInLondon } from "#contract/dates.ts";
import { ACKNOWLEDGE_DAYS } from "#contract/limits.ts";
import type { Database } from "#server/database/connect.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { EmailContent } from "#server/mail/email-content.ts";
import type { Mail } from "#server/mail/mail.ts";
import * as store from "./store.ts";

export type Complaints = ReturnType<typeof createComplaints>;

interface ComplaintDeps {
  database: Database;
  jobs: Pick<Jobs, "define">;
  mail: Pick<Mail, "transaction" | "enqueue">;
  today: () => string;
  config: { adminEmail: string | null; publicUrl: string };
}

/** Complaints about how personal data are used. By law they must be acknowledged within 30 days. */
export function createComplaints({ database, jobs, mail, today, config }: ComplaintDeps) {
  const { adminEmail, publicUrl } = config;
  const complaints = {
    add: (complaint: NewComplaint): Promise<void> =>
      mail.transaction(async (tx) => {
        const isNew = await store.storeComplaint(tx, complaint);
        if (!isNew || adminEmail === null) return;
        const content = noticeContent(addDays(today(), ACKNOWLEDGE_DAYS), publicUrl);
        await mail.enqueue(tx, [{ kind: "complaint", to: adminEmail, content }]);
      }),
    list: async (limit: number) => ({
      total: await store.countComplaints(database),
      items: (await store.listComplaints(database, limit)).map(waitingComplaint),
    }),
    /** False if the complaint is unknown. An acknowledgement also returns false if the complaint was acknowledged before. */
    decide: (id: number, decision: ComplaintDecision): Promise<boolean> =>
      mail.transaction(async (tx) => {
        const isClosed = decision === "close";
        const complaint = await (isClosed ? store.takeComplaint : store.acknowledge)(tx, id);
        if (!complaint) return false;
        await store.logComplaint(tx, isClosed ? "complaint-closed" : "complaint-acknowledged", complaint);
        if (!isClosed)
          await mail.enqueue(tx, [
            { kind: "complaint-acknowledgement", to: complaint.email, content: acknowledgement(complaint) },
          ]);
        return true;
      }),
    deleteExpired: (): Promise<void> => store.deleteOldComplaints(database),
  };
  const handle = complaints.deleteExpired;
  jobs.define({ name: "complaint-retention", concurrency: 1, schedule: "25 3 * * *", handle });
  return complaints;
}

const waitingComplaint = (complaint: Complaint): WaitingComplaint => ({
  ...complaint,
  acknowledgeBy: addDays(todayInLondon(new Date(complaint.createdAt)), ACKNOWLEDGE_DAYS),
});

export const noticeContent = (acknowledgeBy: string, publicUrl: string): EmailContent => ({
  subject: "A complaint about personal data",
  preview: `The law wants it acknowledged by ${longDay(acknowledgeBy)}.`,
  heading: "A complaint about personal data waits",
  blocks: [
    `The law wants it acknowledged within ${ACKNOWLEDGE_DAYS} days, by ${longDay(acknowledgeBy)}, and looked into without undue delay.`,
    { kind: "button", label: "Open the work queue", url: `${publicUrl}/admin/work` },
  ],
  reason: "You receive this because this address is set as ADMIN_EMAIL.",
});

/** Anybody can enter another person's address, so the acknowledgement repeats nothing that was typed. */
export const acknowledgement = ({ createdAt }: Pick<Complaint, "createdAt">): EmailContent => ({
  subject: `Your complaint to ${BRAND.name}`,
  preview: "We have it, and look into it.",
  heading: "We have your complaint",
  blocks: [
    `On ${longDay(todayInLondon(new Date(createdAt)))} we received a complaint with this address about how we use personal data. We look into it without undue delay, and write to you with what we found and did.`,
    "To add something, reply to this email. You may also complain to the Information Commissioner's Office (ICO) at any time: https://ico.org.uk/make-a-complaint/",
  ],
  reason: `You receive this because somebody gave this address with a complaint to ${BRAND.name}, a directory of UK skip hire companies. If it wasn't you, please reply and tell us.`,
});

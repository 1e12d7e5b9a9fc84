import type { Lead, NewLead } from "#contract/leads.ts";
import type { Database } from "#server/database/connect.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { Mail } from "#server/mail/mail.ts";
import type { Places } from "#server/places/places.ts";
import { leadEmailContent } from "./email.ts";
import { deleteLead, deleteLeadsOlderThan, insertLead, listLeads } from "./store.ts";

export type Leads = ReturnType<typeof createLeads>;

interface LeadDeps {
  database: Database;
  jobs: Pick<Jobs, "define">;
  mail: Pick<Mail, "transaction" | "enqueue">;
  places: Pick<Places, "resolve">;
  config: { adminEmail: string | null; publicUrl: string };
}

const RETENTION_YEARS = 2;

/** Listing requests: businesses that ask to be listed. */
export function createLeads({ database, jobs, mail, places, config: { adminEmail, publicUrl } }: LeadDeps) {
  const leads = {
    /** Stores the request and queues an email about it in one transaction. */
    async add(lead: NewLead): Promise<Lead> {
      return mail.transaction(async (tx) => {
        const added = await insertLead(tx, lead);
        const isKnownPlace = places.resolve(added.location ?? "").kind === "place";
        const content = leadEmailContent(added, { isKnownPlace, adminUrl: `${publicUrl}/admin` });
        const about = { replyTo: added.email, content, leadId: added.id };
        if (adminEmail !== null) await mail.enqueue(tx, [{ kind: "lead", to: adminEmail, ...about }]);
        return added;
      });
    },
    /** Newest first. */
    list: (): Promise<Lead[]> => listLeads(database),
    /** Returns false if the request does not exist. */
    remove: (id: number): Promise<boolean> => deleteLead(database, id),
    /** Deletes requests older than two years, as the privacy policy states. */
    deleteExpired: (): Promise<void> => deleteLeadsOlderThan(database, RETENTION_YEARS),
  };
  jobs.define({
    name: "lead-retention",
    concurrency: 1,
    schedule: "20 3 * * *",
    handle: leads.deleteExpired,
  });
  return leads;
}

import type { Lead, NewLead } from "#contract/leads.ts";
import type { Database } from "#server/database/connect.ts";
import type { Mail } from "#server/mail/mail.ts";
import { leadLetter } from "./email.ts";
import { deleteLead, insertLead, listLeads } from "./store.ts";

/** Businesses asking to be listed. */
export interface Leads {
  /** Keeps the request; the e-mail about it is on its way if and only if it was kept. */
  add(lead: NewLead): Promise<Lead>;
  /** Newest first. */
  list(): Promise<Lead[]>;
  /** False when there is no such request. */
  remove(id: number): Promise<boolean>;
}

interface LeadDeps {
  database: Database;
  mail: Pick<Mail, "transaction" | "enqueue">;
  config: { adminEmail: string | null; publicUrl: string };
}

export const createLeads = ({ database, mail, config: { adminEmail, publicUrl } }: LeadDeps): Leads => ({
  async add(lead) {
    return mail.transaction(async (transaction) => {
      const added = await insertLead(transaction, lead);
      const letter = leadLetter(added, `${publicUrl}/admin`);
      if (adminEmail !== null)
        await mail.enqueue(transaction, [{ kind: "lead", to: adminEmail, replyTo: added.email, letter }]);
      return added;
    });
  },
  list: () => listLeads(database),
  remove: (id) => deleteLead(database, id),
});

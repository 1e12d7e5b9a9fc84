import type { Lead, NewLead } from "#contract/leads.ts";
import type { Database } from "#server/database/connect.ts";
import type { Mail } from "#server/mail/mail.ts";
import type { Places } from "#server/places/places.ts";
import { leadEmailContent } from "./email.ts";
import { deleteLead, insertLead, listLeads } from "./store.ts";

export type Leads = ReturnType<typeof createLeads>;

interface LeadDeps {
  database: Database;
  mail: Pick<Mail, "transaction" | "enqueue">;
  places: Pick<Places, "resolve">;
  config: { adminEmail: string | null; publicUrl: string };
}

/** Listing requests: businesses that ask to be listed. */
export const createLeads = ({ database, mail, places, config: { adminEmail, publicUrl } }: LeadDeps) => ({
  /** Stores the request and queues an email about it in one transaction. */
  async add(lead: NewLead): Promise<Lead> {
    return mail.transaction(async (tx) => {
      const added = await insertLead(tx, lead);
      const isKnownPlace = places.resolve(added.location ?? "").kind === "place";
      const content = leadEmailContent(added, { isKnownPlace, adminUrl: `${publicUrl}/admin` });
      if (adminEmail !== null)
        await mail.enqueue(tx, [{ kind: "lead", to: adminEmail, replyTo: added.email, content }]);
      return added;
    });
  },
  /** Newest first. */
  list: (): Promise<Lead[]> => listLeads(database),
  /** Returns false if the request does not exist. */
  remove: (id: number): Promise<boolean> => deleteLead(database, id),
});

import type { Lead, NewLead } from "#contract/leads.ts";
import type { Database } from "#server/database/connect.ts";
import type { Mail } from "#server/mail/mail.ts";
import type { Places } from "#server/places/places.ts";
import { leadEmailContent } from "./email.ts";
import { deleteLead, insertLead, listLeads } from "./store.ts";

/** Listing requests: businesses that ask to be listed. */
export interface Leads {
  /** Stores the request and queues an email about it in one transaction. */
  add(lead: NewLead): Promise<Lead>;
  /** Newest first. */
  list(): Promise<Lead[]>;
  /** Returns false if the request does not exist. */
  remove(id: number): Promise<boolean>;
}

interface LeadDeps {
  database: Database;
  mail: Pick<Mail, "transaction" | "enqueue">;
  places: Pick<Places, "resolve">;
  config: { adminEmail: string | null; publicUrl: string };
}

export const createLeads = ({
  database,
  mail,
  places,
  config: { adminEmail, publicUrl },
}: LeadDeps): Leads => ({
  async add(lead) {
    return mail.transaction(async (tx) => {
      const added = await insertLead(tx, lead);
      const isKnownPlace = places.resolve(added.location ?? "").kind === "place";
      const content = leadEmailContent(added, { isKnownPlace, adminUrl: `${publicUrl}/admin` });
      if (adminEmail !== null)
        await mail.enqueue(tx, [{ kind: "lead", to: adminEmail, replyTo: added.email, content }]);
      return added;
    });
  },
  list: () => listLeads(database),
  remove: (id) => deleteLead(database, id),
});

import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { LeadSearch } from "#contract/desk/lead-search.ts";
import type { PageOfList } from "#contract/desk/list-schemas.ts";
import type { LeadOrder } from "#contract/desk/options.ts";
import { type Lead, leadSchema, type NewLead } from "#contract/leads.ts";
import { insertLogEntries } from "#server/database/change-log.ts";
import { isPastRetention } from "#server/database/conditions.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { isSentInHour, lockSender } from "#server/database/repeats.ts";
import { firstRow, returnedRow } from "#server/database/rows.ts";
import { schemaFields } from "#server/database/schema-fields.ts";
import { companies } from "#server/database/tables/companies.ts";
import { leads } from "#server/database/tables/requests.ts";
import { contains, containsPhone } from "#server/database/text-search.ts";

const leadFields = schemaFields(leads, leadSchema);

const newest = [desc(leads.createdAt), desc(leads.id)];

const TYPED = [
  ...(["name", "email", "phone", "location", "companyName", "projectDetails"] as const),
  ...(["skipSize", "duration"] as const),
];

/** `isNew` is false if an equal lead was stored within the last hour. */
export async function storeLead(
  tx: Transaction,
  { website, ...typed }: NewLead,
): Promise<{ lead: Lead; isNew: boolean }> {
  await lockSender(tx, "lead", typed.email);
  const former = await firstRow(
    tx
      .select(leadFields)
      .from(leads)
      .where(isSentInHour(leads, TYPED, typed)),
  );
  if (former) return { lead: former, isNew: false };
  return { lead: await returnedRow(tx.insert(leads).values(typed).returning(leadFields)), isNew: true };
}

export const listLeads = (database: Database, { page, limit }: PageOfList): Promise<Lead[]> =>
  database
    .select(leadFields)
    .from(leads)
    .orderBy(...newest)
    .limit(limit)
    .offset((page - 1) * limit);

export const countLeads = (database: Database): Promise<number> => database.$count(leads);

const mentions = (text: string): SQL | undefined =>
  or(
    contains([leads.name, leads.companyName, leads.email, leads.location, leads.projectDetails], text),
    containsPhone(leads.phone, text),
  );

const ORDERS: Record<LeadOrder, SQL[]> = {
  newest,
  name: [sql`lower(coalesce(${leads.companyName}, ${leads.name}))`, ...newest],
};

/** The caller applies `filter`, which needs the known places. */
export const searchLeads = (
  database: Database,
  { text = "", sort }: Pick<LeadSearch, "text" | "sort">,
): Promise<Lead[]> =>
  database
    .select(leadFields)
    .from(leads)
    .where(text.trim() ? mentions(text) : undefined)
    .orderBy(...ORDERS[sort]);

export const takeLead = (tx: Transaction, id: number): Promise<Lead | null> =>
  firstRow(tx.delete(leads).where(eq(leads.id, id)).returning(leadFields));

export function findPublicCompany(tx: Transaction, id: number) {
  const found = tx.select({ id: companies.id, name: companies.name }).from(companies);
  return firstRow(found.where(and(eq(companies.id, id), eq(companies.listing, "public"))));
}

export const deleteLead = (database: Database, id: number): Promise<boolean> =>
  database.transaction(async (tx) => {
    const lead = await takeLead(tx, id);
    if (lead) await logLead(tx, "lead-deleted", lead, null);
    return lead !== null;
  });

/** No text of the business or the administrator is logged. The figures count answered leads by `createdAt`. */
export const logLead = (
  tx: Transaction,
  kind: "lead-listed" | "lead-refused" | "lead-deleted",
  lead: Pick<Lead, "id" | "createdAt">,
  company: { id: number; name: string } | null,
): Promise<void> =>
  insertLogEntries(tx, [
    {
      ...{ kind, changedBy: "administrator", companyId: company?.id, companyName: company?.name },
      before: { request: String(lead.id), createdAt: lead.createdAt },
    },
  ]);

export async function deleteOldLeads(database: Database): Promise<void> {
  await database.delete(leads).where(isPastRetention(leads.createdAt));
}

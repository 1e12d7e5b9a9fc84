import { and, asc, desc, eq, gt, lt, or, type SQL, sql } from "drizzle-orm";
import type { LeadSearch } from "#contract/desk/lead-search.ts";
import type { PageOfList } from "#contract/desk/list-schemas.ts";
import type { LeadOrder } from "#contract/desk/options.ts";
import { type Lead, leadSchema, type NewLead } from "#contract/leads.ts";
import { insertLogEntries } from "#server/database/change-log.ts";
import { matchesAge } from "#server/database/conditions.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { schemaFields } from "#server/database/schema-fields.ts";
import { companies } from "#server/database/tables/companies.ts";
import { leads } from "#server/database/tables/requests.ts";
import { contains, containsPhone } from "#server/database/text-search.ts";

const leadFields = schemaFields(leads, leadSchema);

const TYPED_FIELDS = [
  "name",
  "email",
  "phone",
  "location",
  "companyName",
  "projectDetails",
  "skipSize",
  "duration",
] as const;

/** Stores the lead, unless an equal one was stored within the last hour, so that a form sent twice is one lead. */
export async function insertLead(
  tx: Transaction,
  { website: _, ...lead }: NewLead,
): Promise<{ lead: Lead; isNew: boolean }> {
  // A lead sent at the same time waits for this transaction, and then finds the lead that it stored.
  await tx.execute(sql`select lock_keys(array[${`lead ${lead.email}`}])`);
  const equal = await findEqualLead(tx, lead);
  if (equal) return { lead: equal, isNew: false };
  const [row] = await tx.insert(leads).values(lead).returning(leadFields);
  if (!row) throw new Error("The listing request was not stored");
  return { lead: row, isNew: true };
}

async function findEqualLead(tx: Transaction, lead: Omit<NewLead, "website">): Promise<Lead | undefined> {
  const isEqual = TYPED_FIELDS.map(
    (field) => sql`${leads[field]} is not distinct from ${lead[field] ?? null}`,
  );
  const [equal] = await tx
    .select(leadFields)
    .from(leads)
    .where(and(...isEqual, gt(leads.createdAt, sql`now() - interval '1 hour'`)));
  return equal;
}

/** One page of the leads, newest first. */
export const listLeads = (database: Database, { page, limit }: PageOfList): Promise<Lead[]> =>
  database
    .select(leadFields)
    .from(leads)
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(limit)
    .offset((page - 1) * limit);

export const countLeads = (database: Database): Promise<number> => database.$count(leads);

const mentions = (text: string): SQL | undefined =>
  or(
    contains([leads.name, leads.companyName, leads.email, leads.location, leads.projectDetails], text),
    containsPhone(leads.phone, text),
  );

const newest = [desc(leads.createdAt), desc(leads.id)];
const ORDERS: Record<LeadOrder, SQL[]> = {
  newest,
  oldest: [asc(leads.createdAt), asc(leads.id)],
  name: [sql`lower(coalesce(${leads.companyName}, ${leads.name}))`, ...newest],
};

/** All leads that match the search. The caller applies the filter, which compares leads with companies and places. */
export const searchLeads = (
  database: Database,
  { text = "", age, sort }: Pick<LeadSearch, "text" | "age" | "sort">,
): Promise<Lead[]> =>
  database
    .select(leadFields)
    .from(leads)
    .where(and(text.trim() ? mentions(text) : undefined, age && matchesAge(leads.createdAt, age)))
    .orderBy(...ORDERS[sort]);

/** Deletes a lead and returns it; null if it does not exist. */
export async function takeLead(tx: Transaction, id: number): Promise<Lead | null> {
  const [lead] = await tx.delete(leads).where(eq(leads.id, id)).returning(leadFields);
  return lead ?? null;
}

/** Returns null if no company with this id is public. */
export async function findPublicCompany(tx: Transaction, id: number) {
  const [company] = await tx
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(and(eq(companies.id, id), eq(companies.listing, "public")));
  return company ?? null;
}

export const deleteLead = (database: Database, id: number): Promise<boolean> =>
  database.transaction(async (tx) => {
    const lead = await takeLead(tx, id);
    if (lead) await logLead(tx, { kind: "lead-deleted", lead });
    return lead !== null;
  });

interface LoggedLead {
  kind: "lead-listed" | "lead-refused" | "lead-deleted";
  lead: Pick<Lead, "id" | "createdAt">;
  company?: { id: number; name: string } | null;
}

/**
 * Logs the outcome of a lead with its id, its time and the listed company. No text of the business or the administrator is logged.
 * The figures count answered leads by that time.
 */
export const logLead = (tx: Transaction, { kind, lead, company }: LoggedLead): Promise<void> =>
  insertLogEntries(tx, [
    {
      ...{ kind, changedBy: "administrator" },
      before: { request: String(lead.id), createdAt: lead.createdAt },
      ...(company && { companyId: company.id, companyName: company.name }),
    },
  ]);

export async function deleteLeadsOlderThan(database: Database, years: number): Promise<void> {
  await database.delete(leads).where(lt(leads.createdAt, sql`now() - make_interval(years => ${years})`));
}

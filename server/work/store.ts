import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import { FIRM_LINK_HOURS } from "#contract/firms/listing-parts.ts";
import type { AsideKind } from "#contract/work/aside.ts";
import type { Database } from "#server/database/connect.ts";
import { answers, companies, deliveries, quotes, reviews, workAside } from "#server/database/tables.ts";

/** An older email would tell its reader nothing new. */
const FAILED_DAYS = 30;
/** An older request is over: its customer has found a skip, or given up. */
const UNANSWERED_DAYS = 30;

/** Emails that failed and can be sent again, oldest first. Those that another one carries go with it. */
export const listFailedEmails = (database: Database) =>
  database
    .select({
      id: deliveries.id,
      kind: deliveries.kind,
      recipient: deliveries.recipient,
      lastError: deliveries.lastError,
      attempts: deliveries.attempts,
      reference: quotes.reference,
      createdAt: deliveries.createdAt,
    })
    .from(deliveries)
    .leftJoin(quotes, eq(quotes.id, deliveries.quoteId))
    .where(
      and(
        eq(deliveries.state, "failed"),
        isNotNull(deliveries.content),
        isNull(deliveries.sentWith),
        gt(deliveries.createdAt, sql`now() - make_interval(days => ${FAILED_DAYS})`),
        // A link that opens nothing any more need not arrive.
        or(
          ne(deliveries.kind, "firm-link"),
          gt(deliveries.createdAt, sql`now() - make_interval(hours => ${FIRM_LINK_HOURS})`),
        ),
      ),
    )
    .orderBy(asc(deliveries.createdAt), asc(deliveries.id));

/** Open requests of the last 30 days that went to companies and that none has answered, oldest first. */
export const listUnanswered = (database: Database) => {
  const emails = database
    .select({ id: deliveries.quoteId })
    .from(deliveries)
    .where(and(eq(deliveries.quoteId, quotes.id), eq(deliveries.kind, "company")));
  const answered = and(eq(deliveries.quoteId, quotes.id), isNotNull(deliveries.answeredAt));
  return database
    .select()
    .from(quotes)
    .where(
      and(
        gt(quotes.createdAt, sql`now() - make_interval(days => ${UNANSWERED_DAYS})`),
        isNull(quotes.withdrawnAt),
        isNull(quotes.erasedAt),
        isNull(quotes.chosenCompanyId),
        eq(quotes.awaitingConfirmation, false),
        sql`exists (${emails})`,
        sql`not exists (select from ${deliveries} where ${answered})`,
        sql`not exists (select from ${answers} where ${answers.quoteId} = ${quotes.id})`,
      ),
    )
    .orderBy(asc(quotes.createdAt), asc(quotes.id));
};

/** Every company that the public sees, in the order of ids. */
export const listCompanies = (database: Database) =>
  database
    .select({
      id: companies.id,
      name: companies.name,
      location: companies.location,
      county: companies.county,
      postcode: companies.postcode,
      phone: companies.phone,
      email: companies.email,
      website: companies.website,
      licenseNumber: companies.licenseNumber,
      carrier: companies.carrier,
      isPlaced: sql<boolean>`${companies.latitude} is not null`,
      createdAt: companies.createdAt,
    })
    .from(companies)
    .where(eq(companies.listing, "public"))
    .orderBy(asc(companies.id));
export type ListedCompany = Awaited<ReturnType<typeof listCompanies>>[number];

/** What tells how much an entry says. */
const WEIGHED = [
  ...["description", "postcode", "phone", "email", "website", "services", "skip_sizes", "operating_hours"],
  ...["established_year", "license_number", "insurance", "coverage", "specialties", "payment_methods"],
  ...["delivery_time", "collection_time", "prices", "coverage_areas", "refuses", "accepts_at_charge"],
  "notice_days",
];

/** For each of these companies the number of its reviews, and of its fields that hold something. */
export async function weigh(database: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { reviews: number; fields: number }>();
  const rows = await database
    .select({
      id: companies.id,
      reviews: sql<number>`(select count(*) from ${reviews} where ${reviews.companyId} = ${companies.id})::int`,
      fields: sql<number>`(select count(*) from jsonb_each_text(to_jsonb(companies)) where key = any(${sql.param(WEIGHED)}::text[]) and coalesce(value, '') not in ('', '[]', 'Unknown'))::int`,
    })
    .from(companies)
    .where(inArray(companies.id, [...ids]));
  return new Map(rows.map(({ id, ...weight }) => [id, weight]));
}

/** What was set aside and has not come back, as "kind item". */
export async function listAside(database: Database): Promise<Set<string>> {
  const rows = await database
    .select({ kind: workAside.kind, item: workAside.item })
    .from(workAside)
    .where(or(isNull(workAside.until), gt(workAside.until, sql`now()`)));
  return new Set(rows.map(({ kind, item }) => `${kind} ${item}`));
}

/** Sets items aside for so many days; null for good. Returns those that were not aside before. */
export async function putAside(
  database: Database,
  { kind, items, days }: { kind: AsideKind; items: string[]; days: number | null },
): Promise<string[]> {
  const until = days === null ? null : sql`now() + make_interval(days => ${days})`;
  const rows = await database
    .insert(workAside)
    .values(items.map((item) => ({ kind, item, until })))
    .onConflictDoUpdate({
      target: [workAside.kind, workAside.item],
      set: { until },
      setWhere: lte(workAside.until, sql`now()`),
    })
    .returning({ item: workAside.item });
  return rows.map(({ item }) => item);
}

/** Returns those that were aside. */
export async function takeBack(database: Database, kind: AsideKind, items: string[]): Promise<string[]> {
  const rows = await database
    .delete(workAside)
    .where(and(eq(workAside.kind, kind), inArray(workAside.item, items)))
    .returning({ item: workAside.item });
  return rows.map(({ item }) => item);
}

import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  min,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { companyFields } from "#contract/company-input.ts";
import { CONFIRM_CLAIM_DAYS, FIRM_LINK_HOURS } from "#contract/firms/listing-parts.ts";
import { termsInput } from "#contract/job/terms.ts";
import type { AsideKind } from "#contract/work/aside.ts";
import type { DuplicateSide } from "#contract/work/work.ts";
import { isOpenQuote, mayHaveEnded } from "#server/database/conditions.ts";
import type { Database } from "#server/database/connect.ts";
import { forEachRow } from "#server/database/for-each-row.ts";
import { isoTime } from "#server/database/schema-fields.ts";
import { companies } from "#server/database/tables/companies.ts";
import { answers, deliveries, quotes } from "#server/database/tables/requests.ts";
import { reviews } from "#server/database/tables/reviews.ts";
import { workAside } from "#server/database/tables/site.ts";
import { isAside } from "./aside-store.ts";

/** Older emails are not listed, because they would be too late to help the recipient. */
const FAILED_DAYS = 30;
/** A failed email is not listed after the link in it has expired, because nobody needs the email then. */
const hoursOfUse = sql`case ${deliveries.kind} when 'firm-link' then ${FIRM_LINK_HOURS}::int
  when 'claim-confirmation' then ${24 * CONFIRM_CLAIM_DAYS}::int else ${24 * FAILED_DAYS}::int end`;
/** Older requests are not listed: the customer has probably found a skip or given up. */
const UNANSWERED_DAYS = 30;

/** Counts all rows of a query, so that the first rows and the total need one query. */
const total = sql<number>`(count(*) over ())::int`;
const withTotal = <Row extends { total: number }>(rows: Row[]) => ({
  total: rows[0]?.total ?? 0,
  items: rows.map(({ total: _, ...row }) => row),
});

const isWaiting = (kind: AsideKind, item: SQL): SQL =>
  sql`not exists (select from ${workAside} where ${and(eq(workAside.kind, kind), eq(workAside.item, item), isAside)})`;

/**
 * Emails that failed and can be sent again, or that came back after sending, oldest first. Leaves out emails that belong to a
 * digest (`sentWith`). A digest has the number of its failed emails, and the company of one of these emails.
 */
export async function listFailedEmails(database: Database, limit: number) {
  const { id, kind, recipient, lastError, attempts, createdAt, sentAt } = deliveries;
  const sent = sql<string | null>`${isoTime(sentAt)}`;
  const carried = alias(deliveries, "carried");
  const inDigest = database
    .select({ emails: count().as("carried_emails"), companyId: min(carried.companyId).as("carried_company") })
    .from(carried)
    .where(
      and(
        inArray(kind, ["digest", "admin-digest"]),
        eq(carried.sentWith, id),
        eq(carried.state, "failed"),
        isNotNull(carried.content),
      ),
    )
    .as("in_digest");
  return withTotal(
    await database
      .select({
        ...{ item: id, kind, recipient, lastError, attempts, total },
        ...{ createdAt: isoTime(createdAt), sentAt: sent },
        company: { id: companies.id, name: companies.name },
        reference: quotes.reference,
        emailsInDigest: inDigest.emails,
      })
      .from(deliveries)
      .crossJoinLateral(inDigest)
      .leftJoin(quotes, eq(quotes.id, deliveries.quoteId))
      .leftJoin(companies, eq(companies.id, sql`coalesce(${deliveries.companyId}, ${inDigest.companyId})`))
      .where(
        and(
          eq(deliveries.state, "failed"),
          or(isNotNull(deliveries.content), isNotNull(sentAt), gt(inDigest.emails, 0)),
          isNull(deliveries.sentWith),
          gt(createdAt, sql`now() - make_interval(hours => ${hoursOfUse})`),
          isWaiting("failed-email", sql`${id}::text`),
        ),
      )
      .orderBy(asc(createdAt), asc(id))
      .limit(limit),
  );
}

/** Requests that no company has answered. Leaves out requests that arrived after the day `until` (YYYY-MM-DD, London). */
export async function listUnanswered(database: Database, { until, limit }: { until: string; limit: number }) {
  const emails = database
    .select({ id: deliveries.quoteId })
    .from(deliveries)
    .where(and(eq(deliveries.quoteId, quotes.id), eq(deliveries.kind, "company")));
  const answered = and(eq(deliveries.quoteId, quotes.id), isNotNull(deliveries.answeredAt));
  const { id, createdAt } = quotes;
  return withTotal(
    await database
      .select({ ...getTableColumns(quotes), createdAt: isoTime(createdAt), total })
      .from(quotes)
      .where(
        and(
          gt(createdAt, sql`now() - make_interval(days => ${UNANSWERED_DAYS})`),
          sql`(${createdAt} at time zone 'Europe/London')::date <= ${until}::date`,
          isOpenQuote,
          sql`exists (${emails})`,
          sql`not exists (select from ${deliveries} where ${answered})`,
          sql`not exists (select from ${answers} where ${answers.quoteId} = ${id})`,
          isWaiting("unanswered-request", sql`${id}::text`),
        ),
      )
      .orderBy(asc(createdAt), asc(id))
      .limit(limit),
  );
}

type WorkFields = "id" | "name" | "location" | "county" | "postcode" | "phone" | "website" | "licenseNumber";

export type WorkCompany = Pick<
  typeof companies.$inferSelect,
  WorkFields | "carrier" | "registers" | "pausedUntil"
> & { isPlaced: boolean };

/** Reads the public companies in the order of their ids. Bypasses Drizzle's mapping, which takes longer. */
export function readWorkCompanies(
  database: Database,
  onCompany: (company: WorkCompany) => void,
): Promise<void> {
  const { id, name, location, county, postcode, phone, website, licenseNumber, carrier } = companies;
  const query = sql`select ${id}::float8 as id, ${name}, ${location}, ${county}, ${postcode}, ${phone}, ${website},
    ${licenseNumber} as "licenseNumber", ${carrier}, ${companies.registers},
    ${companies.pausedUntil}::text as "pausedUntil", ${companies.latitude} is not null as "isPlaced"
    from ${companies} where ${companies.listing} = 'public' order by ${id}`;
  return forEachRow<WorkCompany>(database, query, onCompany);
}

/**
 * Public companies and drafts for which a register has rows that may be about the company, first those that may have ended. The
 * catalogue does not contain these rows, so each call reads them from the database.
 */
export const listRegisterDoubts = (database: Database) =>
  database
    .select({
      id: companies.id,
      name: companies.name,
      postcode: companies.postcode,
      rows: companies.registerDoubts,
      listing: companies.listing,
    })
    .from(companies)
    .where(and(inArray(companies.listing, ["public", "draft"]), sql`${companies.registerDoubts} <> '[]'`))
    .orderBy(sql`${mayHaveEnded} desc`, companies.id);
export type DoubtfulCompany = Awaited<ReturnType<typeof listRegisterDoubts>>[number];

const { confirmedOn: _confirmedOn, ...ENTERED } = { ...companyFields, ...termsInput };

/** The fields that show how complete a listing is. They can be entered, and are empty by default. */
const WEIGHED = Object.keys(ENTERED)
  .map((field) => companies[field as keyof typeof ENTERED])
  .filter((column) => Array.isArray(column.default) || !(column.notNull || column.hasDefault));

const isFilled = (column: SQLWrapper) =>
  sql`(coalesce(${column}::text, '') not in ('', '[]', 'Unknown'))::int`;

export const readDuplicateSides = (database: Database, ids: readonly number[]): Promise<DuplicateSide[]> => {
  const { id, name, location, county, postcode, phone, email, website, createdAt } = companies;
  return database
    .select({
      ...{ id, name, location, county, postcode, phone, email, website, createdAt: isoTime(createdAt) },
      reviews: sql<number>`(select count(*) from ${reviews} where ${reviews.companyId} = ${companies.id})::int`,
      fields: sql<number>`${sql.join(WEIGHED.map(isFilled), sql` + `)}`,
    })
    .from(companies)
    .where(inArray(id, [...ids]));
};

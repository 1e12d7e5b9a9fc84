import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { INVITATION_DAYS } from "#contract/limits.ts";
import type { Queryable, Transaction } from "#server/database/connect.ts";
import { entriesOfLink } from "#server/database/entries-of-link.ts";
import { firstRow } from "#server/database/rows.ts";
import { companies } from "#server/database/tables/companies.ts";
import { quotes } from "#server/database/tables/requests.ts";
import { reviews } from "#server/database/tables/reviews.ts";

export interface InvitedFor {
  reference: string;
  companyId: number;
}

export type StoredInvitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

const isOld = sql`${quotes.invitedAt} < now() - make_interval(days => ${INVITATION_DAYS})`;

/** A choice can be undone until the companies are told. After a merge, the link can name another entry of the company. */
const isFor = ({ reference, companyId }: InvitedFor): SQL | undefined =>
  and(
    eq(quotes.reference, reference),
    sql`${quotes.chosenCompanyId} in (${entriesOfLink({ companyId, quoteId: quotes.id })})`,
    isNotNull(quotes.choiceToldAt),
  );

/** Null without a final choice, or if the chosen company is another one or not public. */
export const findInvitation = (database: Queryable, invited: InvitedFor) =>
  firstRow(
    database
      .select({
        quoteId: quotes.id,
        company: { id: companies.id, name: companies.name },
        isExpired: sql<boolean>`coalesce(${isOld}, false)`,
        review: { id: reviews.id, isWaiting: reviews.isWaiting },
      })
      .from(quotes)
      .innerJoin(companies, eq(companies.id, quotes.chosenCompanyId))
      .leftJoin(reviews, eq(reviews.quoteId, quotes.id))
      .where(and(isFor(invited), eq(companies.listing, "public"))),
  );

/** Locks the request, so that only one of two concurrent reviews is stored. */
export async function lockInvitation(tx: Transaction, invited: InvitedFor) {
  await tx.select({ id: quotes.id }).from(quotes).where(isFor(invited)).for("update");
  return findInvitation(tx, invited);
}

import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { ANSWER_LINK_DAYS, HIRE_LINK_DAYS, type OfferTerms } from "#contract/answers/offer.ts";
import { mailboxKey } from "#contract/text/mailbox-key.ts";
import { entriesOfLink } from "#server/database/conditions.ts";
import type { Database, Queryable, Transaction } from "#server/database/connect.ts";
import { firstRow, hasRows, returnedRow } from "#server/database/rows.ts";
import { proposals } from "#server/database/tables/changes.ts";
import { companies } from "#server/database/tables/companies.ts";
import { answers, deliveries, quotes } from "#server/database/tables/requests.ts";
import { selectedIn, sizeAsked } from "../request-facts.ts";
import type { QuoteRow } from "../store.ts";

export type AnswerRow = typeof answers.$inferSelect;
export type NewAnswer = Pick<AnswerRow, "quoteId" | "companyId"> & Partial<AnswerRow>;

interface Part {
  quoteId: number;
  companyId: number;
}

/** Oldest first, so that the last row of a company is its latest answer. */
export const answersOfQuotes = (database: Queryable, quoteIds: number[]): Promise<AnswerRow[]> =>
  database.select().from(answers).where(inArray(answers.quoteId, quoteIds)).orderBy(asc(answers.id));

export const answersOfCompany = async (database: Queryable, { quoteId, companyId }: Part) =>
  (await answersOfQuotes(database, [quoteId])).filter((answer) => answer.companyId === companyId);

/** An offer gets the next version number of the company for this request, so the quote must be locked. */
export function insertAnswer(tx: Transaction, answer: NewAnswer): Promise<AnswerRow> {
  const ofCompany = and(eq(answers.quoteId, answer.quoteId), eq(answers.companyId, answer.companyId));
  const next = sql`(select coalesce(max(${answers.version}), 0) + 1 from ${answers} where ${ofCompany})`;
  const values = { ...answer, version: answer.offer ? next : null };
  return returnedRow(tx.insert(answers).values(values).returning());
}

/**
 * The id of the listing that received the request. After a merge or its undo, it can differ from `companyId` in the link. Returns
 * `companyId` if neither this listing nor one connected to it by a merge was asked.
 */
export async function askedCompany(
  database: Queryable,
  quote: Pick<QuoteRow, "id" | "selectedCompanies">,
  companyId: number,
): Promise<number> {
  const asked = new Set(selectedIn(quote).map(({ id }) => id));
  if (asked.has(companyId)) return companyId;
  const entries = entriesOfLink(companyId, quote.id);
  const { rows } = await database.execute<{ id: string }>(entries);
  return rows.map(({ id }) => Number(id)).find((id) => asked.has(id)) ?? companyId;
}

const requestEmail = ({ quoteId, companyId }: Part) =>
  and(eq(deliveries.quoteId, quoteId), eq(deliveries.companyId, companyId), eq(deliveries.kind, "company"));

/**
 * When an answer link ends: `ANSWER_LINK_DAYS` after the request. The chosen company's link works for at least `HIRE_LINK_DAYS`
 * after the company was told of the choice, and after the last event of the hire.
 */
export const linkExpiresAt = sql`greatest(${deliveries.createdAt} + make_interval(days => ${ANSWER_LINK_DAYS}), (
  select greatest(${quotes.choiceToldAt}, max(hire_events.created_at)) + make_interval(days => ${HIRE_LINK_DAYS})
  from ${quotes} left join hire_events on hire_events.quote_id = ${quotes.id}
  where ${quotes.id} = ${deliveries.quoteId} and ${quotes.chosenCompanyId} = ${deliveries.companyId}
    and ${quotes.choiceToldAt} is not null
  group by ${quotes.id}))`;

/** Uses the database's clock, which also set `createdAt`. */
export function findAnswerLink(database: Queryable, part: Part) {
  const claimed = and(
    eq(proposals.companyId, part.companyId),
    eq(proposals.kind, "claim"),
    eq(proposals.state, "approved"),
    gt(proposals.decidedAt, deliveries.createdAt),
  );
  return firstRow(
    database
      .select({
        expiresAt: sql`${linkExpiresAt}`.mapWith(deliveries.createdAt),
        isExpired: sql<boolean>`${linkExpiresAt} < now()`,
        recipient: deliveries.recipient,
        isAccessEnded: sql<boolean>`exists (select from ${proposals} where ${claimed})`,
      })
      .from(deliveries)
      .where(requestEmail(part))
      .orderBy(desc(deliveries.createdAt))
      .limit(1),
  );
}

/** True also for the address of the listing that a merge kept, or of a listing that was merged into it. */
export async function isOfMergedEntry(database: Queryable, companyId: number, mailbox: string) {
  const kept = sql`company_after_merges(${companyId}::bigint)`;
  const isSameCompany = or(
    and(eq(companies.listing, "merged"), sql`company_after_merges(${companies.id}) = ${kept}`),
    and(eq(companies.listing, "public"), sql`${companies.id} = ${kept}`),
  );
  const merged = await database.select({ email: companies.email }).from(companies).where(isSameCompany);
  return merged.some(({ email }) => email !== null && mailboxKey(email) === mailbox);
}

export function markAnswered(tx: Transaction, part: Part): Promise<boolean> {
  const isFirst = and(requestEmail(part), isNull(deliveries.answeredAt));
  const answered = tx.update(deliveries).set({ answeredAt: sql`now()` });
  return hasRows(answered.where(isFirst).returning({ id: deliveries.id }));
}

/** Stores the reason with the delivery, which is kept longer than answers. An offer stores null. */
export const recordDeclineReason = (tx: Transaction, part: Part, declineReason: AnswerRow["declineReason"]) =>
  tx.update(deliveries).set({ declineReason }).where(requestEmail(part));

/** For a request without a size, the other request must have the same `skipSize` and no size in its job. */
export async function lastOfferOfSize(
  database: Database,
  companyId: number,
  quote: Pick<QuoteRow, "id" | "skipSize" | "job">,
): Promise<OfferTerms | null> {
  const size = sizeAsked(quote);
  const sizeOfRow = sql`coalesce(${quotes.job} ->> 'size', substring(${quotes.skipSize} from '(\\d+)-yard$'))`;
  const isSameSize = size
    ? eq(sizeOfRow, String(size))
    : and(eq(quotes.skipSize, quote.skipSize), sql`${quotes.job} ->> 'size' is null`);
  const isOffer = and(eq(answers.companyId, companyId), isNotNull(answers.offer));
  const [last] = await database
    .select({ offer: answers.offer })
    .from(answers)
    .innerJoin(quotes, eq(quotes.id, answers.quoteId))
    .where(and(isOffer, ne(answers.quoteId, quote.id), isSameSize))
    .orderBy(desc(answers.id))
    .limit(1);
  return last?.offer ?? null;
}

/**
 * True while the customer gets emails about answers. This includes the time between a choice and the emails about it, because the
 * choice can be undone.
 */
const isStillTold = and(isNull(quotes.withdrawnAt), isNull(quotes.erasedAt), isNull(quotes.choiceToldAt));

export function findQuotesWithUnannouncedAnswers(tx: Transaction) {
  const isUntold = sql`exists (select from ${answers} where ${answers.quoteId} = ${quotes.id} and ${answers.toldAt} is null)`;
  const found = tx.select({ id: quotes.id, reference: quotes.reference }).from(quotes);
  return found.where(and(isStillTold, isUntold));
}

/** Uses the database's clock, which also set `createdAt`. */
export async function nextNewsAt(tx: Transaction, quoteId: number, intervalMs: number) {
  const dueAt = sql`${deliveries.createdAt} + ${intervalMs} * interval '1 millisecond'`;
  const [last] = await tx
    .select({ dueAt: sql`${dueAt}`.mapWith(deliveries.createdAt), isDue: sql<boolean>`${dueAt} <= now()` })
    .from(deliveries)
    .where(and(eq(deliveries.quoteId, quoteId), eq(deliveries.kind, "answers")))
    .orderBy(desc(deliveries.createdAt))
    .limit(1);
  return last && !last.isDue ? last.dueAt : undefined;
}

export async function markAnswersAnnounced(tx: Transaction, told: readonly { id: number }[]) {
  const ids = told.map(({ id }) => id);
  await tx.update(answers).set({ toldAt: sql`now()` }).where(inArray(answers.id, ids));
}

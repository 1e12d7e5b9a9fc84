import { and, asc, eq, inArray, isNotNull, isNull, notExists, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { ANSWER_LINK_DAYS } from "#contract/answers/offer.ts";
import type { DeliveryKind, DeliveryState } from "#contract/deliveries.ts";
import { isOpenQuote } from "#server/database/conditions.ts";
import type { Database, Queryable, Transaction } from "#server/database/connect.ts";
import { hasRows } from "#server/database/rows.ts";
import { deliveries, quotes } from "#server/database/tables/requests.ts";
import type { QuoteRow } from "../store.ts";

/**
 * A reminder that is more than this many days late is not sent, because the customer no longer expects an answer. The limit also
 * reduces the number of rows that each query reads.
 */
const MAX_LATE_DAYS = 7;

const MAX_READ = 1_000;

interface Reminder {
  kind: Extract<DeliveryKind, "company-reminder" | "customer-reminder">;
  hours: number;
  testMode: boolean;
}

export type Unanswered = Awaited<ReturnType<typeof remindersDue>>[number];

const day = sql`coalesce(${quotes.hireDate}, (${quotes.job} ->> 'date')::date)`;
/** True if the request is not outdated. `whyOutdated` is this rule in TypeScript. */
const isDeliverable = sql`case when ${day} is null
  then ${quotes.createdAt} >= now() - make_interval(days => ${ANSWER_LINK_DAYS})
  else ${day} >= (now() at time zone 'Europe/London')::date end`;

const reminders = alias(deliveries, "reminders");
const decisions = alias(deliveries, "decisions");

/**
 * A company gets no reminder about an outdated request, but the customer does. If `quoteId` is given, the quote must be locked.
 */
export function remindersDue(database: Queryable, { kind, hours, testMode }: Reminder, quoteId?: number) {
  const sentAt = sql`coalesce(${deliveries.sentAt}, ${deliveries.createdAt})`;
  const ago = (days: number): SQL =>
    sql`now() - make_interval(days => ${days}, secs => ${hours * 3_600}::double precision)`;
  const states: DeliveryState[] = testMode ? ["sent", "test"] : ["sent"];
  const isOfEmail = and(
    eq(reminders.quoteId, deliveries.quoteId),
    eq(reminders.kind, kind),
    // A reminder is created after its email, so a reminder before this range belongs to another email. The condition keeps
    // PostgreSQL from reading every stored reminder.
    sql`${reminders.createdAt} >= ${ago(MAX_LATE_DAYS)}`,
    sql`${reminders.companyId} is not distinct from ${deliveries.companyId}`,
  );
  /** A choice was told to the mailbox and changed since. The company was asked not to contact the customer any more. */
  const isDecision = and(
    eq(decisions.quoteId, deliveries.quoteId),
    inArray(decisions.kind, ["choice", "cancellation"]),
    or(eq(decisions.companyId, deliveries.companyId), eq(decisions.recipient, deliveries.recipient)),
  );
  const isDue = and(
    eq(deliveries.kind, kind === "company-reminder" ? "company" : "customer"),
    // An email is created before it is sent, so this range of an index contains every relevant email.
    sql`${deliveries.createdAt} between ${ago(MAX_LATE_DAYS)} and ${ago(0)}`,
    sql`${sentAt} <= ${ago(0)}`,
    inArray(deliveries.state, states),
    isNull(deliveries.answeredAt),
    isOpenQuote,
    kind === "company-reminder" ? isDeliverable : undefined,
    kind === "company-reminder"
      ? notExists(database.select({ id: decisions.id }).from(decisions).where(isDecision))
      : undefined,
    notExists(database.select({ id: reminders.id }).from(reminders).where(isOfEmail)),
    quoteId === undefined ? undefined : eq(deliveries.quoteId, quoteId),
  );
  return database
    .select({
      reference: quotes.reference,
      companyId: deliveries.companyId,
      recipient: deliveries.recipient,
      sentAt: sql`${sentAt}`.mapWith(deliveries.createdAt),
    })
    .from(deliveries)
    .innerJoin(quotes, eq(quotes.id, deliveries.quoteId))
    .where(isDue)
    .orderBy(asc(deliveries.createdAt))
    .limit(MAX_READ);
}

const isReviewable = and(
  isNotNull(quotes.chosenAt),
  isNotNull(quotes.choiceToldAt),
  isNull(quotes.invitedAt),
  isNull(quotes.erasedAt),
);

export const findUninvitedQuotes = (database: Database): Promise<QuoteRow[]> =>
  database.select().from(quotes).where(isReviewable).orderBy(asc(quotes.chosenAt));

/**
 * The quote must be locked. Returns false if the customer was invited, the choice was taken back or the request was erased
 * meanwhile.
 */
export function markCustomerInvited(tx: Transaction, id: number): Promise<boolean> {
  const invited = tx.update(quotes).set({ invitedAt: sql`clock_timestamp()` });
  return hasRows(invited.where(and(eq(quotes.id, id), isReviewable)).returning({ id: quotes.id }));
}

import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, not, type SQL, sql } from "drizzle-orm";
import type { PressFacts } from "#contract/hires/presses.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { hireEvents, quotes } from "#server/database/tables/requests.ts";
import { type AnswerRow, answersOfQuotes } from "../answers/store.ts";
import type { QuoteRow } from "../store.ts";
import type { HireEvent } from "./hire.ts";
import { numbered } from "./words.ts";

type HireEventRow = typeof hireEvents.$inferSelect;

interface StoredEvent extends HireEvent {
  key: string | null;
}

type NewHireEvent = Omit<HireEventRow, "id" | "createdAt">;

/** The events of these requests by request, in their order. A request without events is left out. */
export async function eventsOfQuotes(
  database: Database | Transaction,
  quoteIds: number[],
): Promise<Map<number, StoredEvent[]>> {
  const rows = await database
    .select()
    .from(hireEvents)
    .where(inArray(hireEvents.quoteId, quoteIds))
    .orderBy(asc(hireEvents.id));
  const events = [...Map.groupBy(rows, ({ quoteId }) => quoteId)].map(
    ([id, own]) => [id, numbered(own.map(storedEvent))] as const,
  );
  return new Map(events);
}

const storedEvent = ({ companyId, actor, createdAt, facts, typed, idempotencyKey }: HireEventRow) => ({
  ...{ companyId, by: actor, at: createdAt, facts, typed, key: idempotencyKey },
});

export const eventsOfQuote = async (
  database: Database | Transaction,
  quoteId: number,
): Promise<StoredEvent[]> => (await eventsOfQuotes(database, [quoteId])).get(quoteId) ?? [];

export interface HireParts {
  events: StoredEvent[];
  /** Oldest first. */
  answers: AnswerRow[];
}

export const readHireParts = async (database: Database | Transaction, quote: QuoteRow): Promise<HireParts> =>
  (await readPartsOf(database, [quote]))(quote);

export async function readPartsOf(
  database: Database | Transaction,
  quotes: readonly QuoteRow[],
): Promise<(quote: QuoteRow) => HireParts> {
  const ids = quotes.map(({ id }) => id);
  const [events, answers] = await Promise.all([
    eventsOfQuotes(database, ids),
    answersOfQuotes(database, ids),
  ]);
  const answersById = Map.groupBy(answers, ({ quoteId }) => quoteId);
  return ({ id }) => ({ events: events.get(id) ?? [], answers: answersById.get(id) ?? [] });
}

/** Stores an event and returns its time; the quote must be locked. */
export async function insertEvent(tx: Transaction, event: NewHireEvent): Promise<Date> {
  const [row] = await tx.insert(hireEvents).values(event).returning({ at: hireEvents.createdAt });
  if (!row) throw new Error("PostgreSQL returned no row for an insert");
  return row.at;
}

const isPressed = (database: Database, ...presses: PressFacts["press"][]) =>
  exists(
    database
      .select({ id: hireEvents.id })
      .from(hireEvents)
      .where(and(eq(hireEvents.quoteId, quotes.id), inArray(sql`${hireEvents.facts} ->> 'press'`, presses))),
  );

const findHires = (database: Database, condition: SQL): Promise<QuoteRow[]> =>
  database
    .select()
    .from(quotes)
    .where(
      and(
        isNotNull(quotes.choiceToldAt),
        isNull(quotes.erasedAt),
        gt(quotes.choiceToldAt, sql`now() - interval '1 year'`),
        condition,
      ),
    )
    .orderBy(asc(quotes.id));

/** Hires whose skip nobody has said to be collected. */
export const findOpenHires = (database: Database) =>
  findHires(database, not(isPressed(database, "collected")));

/** Hires whose customer asked for something that the company answers. */
export const findHiresWithWishes = (database: Database) =>
  findHires(database, isPressed(database, "problem", "collect", "swap"));

/** Deletes what customer and company typed. Days, amounts and choices stay for the counts. */
export async function eraseTyped(tx: Transaction, quoteIds: number[]): Promise<void> {
  await tx
    .update(hireEvents)
    .set({ typed: null, idempotencyKey: null })
    .where(
      and(
        inArray(hireEvents.quoteId, quoteIds),
        sql`(${hireEvents.typed} is not null or ${hireEvents.idempotencyKey} is not null)`,
      ),
    );
}

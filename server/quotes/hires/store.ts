import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { PressFacts } from "#contract/hires/press-bodies.ts";
import type { Database, Queryable, Transaction } from "#server/database/connect.ts";
import { returnedRow } from "#server/database/rows.ts";
import { hireEvents, quotes } from "#server/database/tables/requests.ts";
import { type AnswerRow, answersOfQuotes } from "../answers/store.ts";
import type { QuoteRow } from "../store.ts";
import type { HireEvent } from "./hire.ts";
import { numbered } from "./words.ts";

type HireEventRow = typeof hireEvents.$inferSelect;

export type StoredEvent = HireEvent & { key: string | null };

export async function eventsOfQuotes(database: Queryable, quoteIds: number[]) {
  const rows = await database
    .select()
    .from(hireEvents)
    .where(inArray(hireEvents.quoteId, quoteIds))
    .orderBy(asc(hireEvents.id));
  const byQuote = Map.groupBy(rows, ({ quoteId }) => quoteId);
  const storedEvent = ({ companyId, actor, createdAt, facts, typed, idempotencyKey }: HireEventRow) => ({
    ...{ companyId, by: actor, at: createdAt, facts, typed, key: idempotencyKey },
  });
  return new Map([...byQuote].map(([id, own]) => [id, numbered(own.map(storedEvent))]));
}

export const eventsOfQuote = async (database: Queryable, quoteId: number) =>
  (await eventsOfQuotes(database, [quoteId])).get(quoteId) ?? [];

export interface HireParts {
  events: StoredEvent[];
  /** Oldest first. */
  answers: AnswerRow[];
}

export const readHireParts = async (database: Queryable, quote: QuoteRow): Promise<HireParts> =>
  (await readPartsOf(database, [quote]))(quote);

export async function readPartsOf(database: Queryable, quotes: readonly Pick<QuoteRow, "id">[]) {
  const ids = quotes.map(({ id }) => id);
  const [events, answers] = await Promise.all([
    eventsOfQuotes(database, ids),
    answersOfQuotes(database, ids),
  ]);
  const answersById = Map.groupBy(answers, ({ quoteId }) => quoteId);
  return ({ id }: Pick<QuoteRow, "id">): HireParts => ({
    events: events.get(id) ?? [],
    answers: answersById.get(id) ?? [],
  });
}

/** The quote must be locked. */
export async function insertEvent(
  tx: Transaction,
  event: Omit<HireEventRow, "id" | "createdAt">,
): Promise<Date> {
  const inserted = tx.insert(hireEvents).values(event).returning({ at: hireEvents.createdAt });
  return (await returnedRow(inserted)).at;
}

const isPressed = (database: Database, ...presses: PressFacts["press"][]) =>
  exists(
    database
      .select({ id: hireEvents.id })
      .from(hireEvents)
      .where(and(eq(hireEvents.quoteId, quotes.id), inArray(sql`${hireEvents.facts} ->> 'press'`, presses))),
  );

function findHires(database: Database, condition: SQL): Promise<QuoteRow[]> {
  const isRecent = gt(quotes.choiceToldAt, sql`now() - interval '1 year'`);
  const hires = database.select().from(quotes);
  return hires.where(and(isRecent, isNull(quotes.erasedAt), condition)).orderBy(asc(quotes.id));
}

/** Hires that may still be open. A hire in which something was taken back may be open again. */
export const findOpenHires = (database: Database) =>
  findHires(database, sql`(${not(isPressed(database, "collected"))} or ${isPressed(database, "take-back")})`);

export const findHiresWithWishes = (database: Database) =>
  findHires(database, isPressed(database, "problem", "collect", "swap"));

const LAST_LOADS = 5;

type Loads = { companyId: number; quoteId?: number };

/** The sites and permit numbers of the company's last loads, newest first, until they are deleted with a customer's details. */
export async function lastSites(database: Queryable, { companyId, quoteId }: Loads) {
  const said = (name: string) => sql<string | null>`${hireEvents.typed} ->> ${name}`;
  const [site, permit] = [said("site"), said("permit")];
  const named = sql`coalesce(${site}, ${permit}) is not null`;
  const sites = database.select({ site, permit }).from(hireEvents);
  return sites
    .where(
      and(
        eq(hireEvents.companyId, companyId),
        quoteId === undefined ? undefined : eq(hireEvents.quoteId, quoteId),
        named,
      ),
    )
    .orderBy(desc(hireEvents.createdAt))
    .limit(LAST_LOADS);
}

/** Deletes the typed words. Days, amounts and chosen options are kept, because figures count them. */
export async function eraseTyped(tx: Transaction, quoteIds: number[]): Promise<void> {
  const isTyped = or(isNotNull(hireEvents.typed), isNotNull(hireEvents.idempotencyKey));
  const erased = tx.update(hireEvents).set({ typed: null, idempotencyKey: null });
  await erased.where(and(inArray(hireEvents.quoteId, quoteIds), isTyped));
}

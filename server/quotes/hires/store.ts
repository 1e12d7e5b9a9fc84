import { and, asc, eq, gt, inArray, isNotNull, isNull, notExists, sql } from "drizzle-orm";
import type { Actor, PressFacts, TypedWords } from "#contract/hires/presses.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { hireEvents, quotes } from "#server/database/tables/requests.ts";
import type { QuoteRow } from "../store.ts";
import type { HireEvent } from "./hire.ts";
import { numbered } from "./words.ts";

/** A stored event with its idempotency key. */
export interface StoredEvent extends HireEvent {
  key: string | null;
}

interface NewHireEvent {
  quoteId: number;
  companyId: number;
  actor: Actor;
  facts: PressFacts;
  typed: TypedWords | null;
  idempotencyKey: string | null;
}

/** All events of a request in their order. */
export async function eventsOfQuote(
  database: Database | Transaction,
  quoteId: number,
): Promise<StoredEvent[]> {
  const rows = await database
    .select()
    .from(hireEvents)
    .where(eq(hireEvents.quoteId, quoteId))
    .orderBy(asc(hireEvents.id));
  return numbered(rows).map(({ companyId, actor, createdAt, facts, typed, number, idempotencyKey }) => ({
    ...{ companyId, by: actor, at: createdAt, facts, typed, number, key: idempotencyKey },
  }));
}

/** Stores an event; the quote must be locked. */
export async function insertEvent(tx: Transaction, event: NewHireEvent): Promise<void> {
  await tx.insert(hireEvents).values(event);
}

/** The requests with a chosen company that was told, and whose skip nobody has said to be collected. */
export function findOpenHires(database: Database): Promise<QuoteRow[]> {
  const collected = database
    .select({ id: hireEvents.id })
    .from(hireEvents)
    .where(and(eq(hireEvents.quoteId, quotes.id), sql`${hireEvents.facts} ->> 'press' = 'collected'`));
  return database
    .select()
    .from(quotes)
    .where(
      and(
        isNotNull(quotes.choiceToldAt),
        isNull(quotes.erasedAt),
        gt(quotes.choiceToldAt, sql`now() - interval '1 year'`),
        notExists(collected),
      ),
    )
    .orderBy(asc(quotes.id));
}

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

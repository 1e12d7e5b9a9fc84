import { isDeepStrictEqual } from "node:util";
import type { AnyPress } from "#contract/hires/press-bodies.ts";
import { type PressFacts, TYPED_FIELDS, type TypedWords } from "#contract/hires/presses.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { type AnswerRow, answersOfQuotes } from "../answers/store.ts";
import type { QuoteRow } from "../store.ts";
import type { HireEvent } from "./hire.ts";
import { eventsOfQuotes, insertEvent, type StoredEvent } from "./store.ts";
import { nextNumber } from "./words.ts";

const KEY_REUSED =
  "This differs from what was sent before with the same form. Please look at the page as it is now, then press again.";

/** What one of the two pressed, with the idempotency key of the form. */
export interface Pressed {
  press: AnyPress;
  key: string | null;
}

export interface NewEvent {
  companyId: number;
  by: "customer" | "company";
  facts: PressFacts;
  typed: TypedWords | null;
  key: string | null;
}

export interface Parts {
  events: StoredEvent[];
  /** Oldest first. */
  answers: AnswerRow[];
}

/** Splits a press into what is kept and what is erased with the customer's details. */
export function splitPress(press: AnyPress): Pick<NewEvent, "facts" | "typed"> {
  const isTyped = ([name]: [string, unknown]) => TYPED_FIELDS.some((field) => field === name);
  const said = Object.entries(press).filter(([, value]) => value !== null && value !== undefined);
  const typed = said.filter(isTyped);
  const facts = Object.fromEntries(said.filter((entry) => !isTyped(entry))) as PressFacts;
  return { facts, typed: typed.length > 0 ? Object.fromEntries(typed) : null };
}

export const readHireParts = async (database: Database | Transaction, quote: QuoteRow): Promise<Parts> =>
  (await readPartsOf(database, [quote]))(quote);

/** Reads what was pressed and answered about several requests at once. */
export async function readPartsOf(
  database: Database | Transaction,
  quotes: readonly QuoteRow[],
): Promise<(quote: QuoteRow) => Parts> {
  const ids = quotes.map(({ id }) => id);
  const [events, answers] = await Promise.all([
    eventsOfQuotes(database, ids),
    answersOfQuotes(database, ids),
  ]);
  const answersById = Map.groupBy(answers, ({ quoteId }) => quoteId);
  return ({ id }) => ({ events: events.get(id) ?? [], answers: answersById.get(id) ?? [] });
}

/**
 * Stores an event, unless it was stored before under its key, and calls `then` with it. Returns a sentence if it is refused.
 */
export async function storeOnce(
  tx: Transaction,
  { id: quoteId }: QuoteRow,
  events: StoredEvent[],
  { companyId, by: actor, facts, typed, key }: NewEvent,
  why: () => string | false | undefined,
  then: (stored: HireEvent) => Promise<void>,
): Promise<string | undefined> {
  const before = key === null ? undefined : events.find((event) => event.key === key);
  if (before) {
    const isSame = isDeepStrictEqual([before.facts, before.typed, before.by], [facts, typed, actor]);
    return isSame ? undefined : KEY_REUSED;
  }
  const refused = why();
  if (refused) return refused;
  const at = await insertEvent(tx, { quoteId, companyId, actor, facts, typed, idempotencyKey: key });
  await then({ companyId, by: actor, at, facts, typed, number: nextNumber(events, actor) });
  return undefined;
}

import { and, eq, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "#server/database/connect.ts";
import { quotes } from "#server/database/tables.ts";

const NOTHING_TYPED = {
  name: "",
  email: "",
  phone: "",
  location: "",
  skipSize: "",
  wasteType: "",
  hireLength: null,
  hireDate: null,
  additionalInfo: null,
  job: null,
  requestHash: "",
};

const isDayOld = sql`${quotes.createdAt} < now() - interval '1 day'`;
/** The daily limits per customer count by these keys for a day. Erasing a request must not reset them. */
const keyOnceDayOld = (key: typeof quotes.customerMailbox | typeof quotes.customerPhone): SQL =>
  sql`case when ${isDayOld} then null else ${key} end`;

/** Deletes what the customers typed, in one request or in all that were withdrawn so many days ago. Returns the ids. */
export async function eraseQuotes(
  tx: Transaction,
  which: { id: number } | { withdrawnDaysAgo: number },
): Promise<number[]> {
  const isMeant =
    "id" in which
      ? eq(quotes.id, which.id)
      : lt(quotes.withdrawnAt, sql`now() - make_interval(days => ${which.withdrawnDaysAgo})`);
  const erased = await tx
    .update(quotes)
    .set({
      ...NOTHING_TYPED,
      customerMailbox: keyOnceDayOld(quotes.customerMailbox),
      customerPhone: keyOnceDayOld(quotes.customerPhone),
      erasedAt: sql`now()`,
    })
    .where(and(isMeant, isNull(quotes.erasedAt)))
    .returning({ id: quotes.id });
  return erased.map(({ id }) => id);
}

/** Deletes the mailbox and telephone keys of erased requests once they are a day old. The daily limits counted by them. */
export async function eraseKeys(database: Database): Promise<void> {
  const hasKey = or(isNotNull(quotes.customerMailbox), isNotNull(quotes.customerPhone));
  await database
    .update(quotes)
    .set({ customerMailbox: null, customerPhone: null })
    .where(and(isNotNull(quotes.erasedAt), hasKey, isDayOld));
}

import { and, count, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { AsideKind } from "#contract/work/aside.ts";
import { insertLogEntries, type NewLogEntry } from "#server/database/change-log.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { changeLog } from "#server/database/tables/changes.ts";
import { companies } from "#server/database/tables/companies.ts";
import { deliveries, quotes } from "#server/database/tables/requests.ts";
import { workAside } from "#server/database/tables/site.ts";

export const isAside = or(isNull(workAside.until), gt(workAside.until, sql`now()`));

/** The items that are set aside now, as "kind item". */
export async function listAside(database: Database): Promise<Set<string>> {
  const rows = await database
    .select({ kind: workAside.kind, item: workAside.item })
    .from(workAside)
    .where(isAside);
  return new Set(rows.map(({ kind, item }) => `${kind} ${item}`));
}

/**
 * Sets items aside for `days`, or for ever if `days` is null. Returns the items that were not set aside before. What the
 * administrator decided is logged.
 */
export function putAside(
  database: Database,
  { kind, items, days }: { kind: AsideKind; items: string[]; days: number | null },
): Promise<string[]> {
  const until = days === null ? null : sql`now() + make_interval(days => ${days})`;
  return database.transaction(async (tx) => {
    const rows = await tx
      .insert(workAside)
      .values(items.map((item) => ({ kind, item, until })))
      .onConflictDoUpdate({
        target: [workAside.kind, workAside.item],
        set: { until },
        setWhere: lte(workAside.until, sql`now()`),
      })
      .returning({ item: workAside.item });
    const changed = rows.map(({ item }) => item);
    await logAside(tx, kind, changed);
    return changed;
  });
}

/** Puts items back into the work queue. Returns those that were set aside. Their entries in the log say that they are undone. */
export async function undoAside(tx: Transaction, kind: AsideKind, items: string[]): Promise<string[]> {
  const rows = await tx
    .delete(workAside)
    .where(and(eq(workAside.kind, kind), inArray(workAside.item, items), isAside))
    .returning({ item: workAside.item });
  const changed = rows.map(({ item }) => item);
  const isAbout = inArray(sql`${changeLog.before} ->> 'item'`, changed);
  await tx
    .update(changeLog)
    .set({ undoneAt: sql`now()` })
    .where(and(eq(changeLog.kind, kind), isNull(changeLog.undoneAt), isAbout));
  return changed;
}

/** What the log keeps of an item: its company or its request, and never a name or a contact. */
interface Named {
  companyId?: number | null;
  request?: string | null;
  otherId?: number;
}

/** The id of the company or request, with which the item's name begins. 0 if the name begins with no number. */
const idIn = (item: string): number => Number(/^\d{1,15}/.exec(item)?.[0] ?? 0);

/** Says what an item is about. Undefined if the item is not known any more. */
async function whatIs(tx: Transaction, kind: AsideKind, item: string): Promise<Named | undefined> {
  const [, second = ""] = item.split("-");
  switch (kind) {
    case "unplaced-company":
    case "outdated-check":
    case "register-result":
    case "register-doubt":
      return { companyId: idIn(item) };
    case "duplicate":
      return { companyId: idIn(item), otherId: idIn(second) };
    case "failed-email": {
      const { id, companyId, quoteId } = deliveries;
      const email = tx.select({ companyId, request: quotes.reference }).from(deliveries);
      const [found] = await email.leftJoin(quotes, eq(quotes.id, quoteId)).where(eq(sql`${id}::text`, item));
      return found;
    }
    case "unanswered-request":
    case "hire-noted":
    case "hire-settled": {
      const { id, reference, chosenCompanyId: companyId } = quotes;
      const request = tx.select({ companyId, request: reference }).from(quotes);
      const [found] = await request.where(eq(id, idIn(item)));
      if (kind === "unanswered-request") return { request: found?.request ?? null };
      // The name of such an item is the id of a request and the number of a press: "12-C3".
      return found && { ...found, request: `${found.request}-${second}` };
    }
  }
}

async function logAside(tx: Transaction, kind: AsideKind, items: readonly string[]): Promise<void> {
  const found: (Named & { item: string })[] = [];
  for (const item of items) {
    const named = await whatIs(tx, kind, item);
    if (named) found.push({ item, ...named });
  }
  const { id, name } = companies;
  const ids = found.flatMap(({ companyId }) => companyId ?? []);
  const rows = await tx.select({ id, name }).from(companies).where(inArray(id, ids));
  const names = new Map(rows.map((row) => [row.id, row.name]));
  const entries = found.map(
    ({ item, companyId = null, request = null, otherId = null }): NewLogEntry => ({
      ...{ kind, changedBy: "administrator", companyId },
      companyName: names.get(companyId ?? 0) ?? null,
      before: { item, request, otherId },
    }),
  );
  await insertLogEntries(tx, entries);
}

export async function countNotes(
  database: Database,
  companyIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await database
    .select({ id: changeLog.companyId, notes: count() })
    .from(changeLog)
    .where(
      and(
        eq(changeLog.kind, "hire-noted"),
        isNull(changeLog.undoneAt),
        inArray(changeLog.companyId, [...companyIds]),
        gt(changeLog.createdAt, sql`now() - interval '12 months'`),
      ),
    )
    .groupBy(changeLog.companyId);
  return new Map(rows.map(({ id, notes }) => [id ?? 0, notes]));
}

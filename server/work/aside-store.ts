import { and, count, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { AsideKind } from "#contract/work/aside.ts";
import { insertLogEntries } from "#server/database/change-log.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { firstRow } from "#server/database/rows.ts";
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

/** Sets an item aside for `days`, or for ever if `days` is null. That is logged, unless it was set aside before. */
export function putAside(
  database: Database,
  { kind, item, days }: { kind: AsideKind; item: string; days: number | null },
): Promise<void> {
  const until = days === null ? null : sql`now() + make_interval(days => ${days})`;
  return database.transaction(async (tx) => {
    const put = await tx
      .insert(workAside)
      .values({ kind, item, until })
      .onConflictDoUpdate({
        target: [workAside.kind, workAside.item],
        set: { until },
        setWhere: lte(workAside.until, sql`now()`),
      });
    if (put.rowCount === 1) await logAside(tx, kind, item);
  });
}

/** Puts an item back into the work queue, and marks its entry in the log as undone. False if it was not set aside. */
export async function undoAside(tx: Transaction, kind: AsideKind, item: string): Promise<boolean> {
  const isItem = and(eq(workAside.kind, kind), eq(workAside.item, item), isAside);
  const put = await tx.delete(workAside).where(isItem);
  if (put.rowCount !== 1) return false;
  await tx
    .update(changeLog)
    .set({ undoneAt: sql`now()` })
    .where(
      and(
        eq(changeLog.kind, kind),
        isNull(changeLog.undoneAt),
        eq(sql`${changeLog.before} ->> 'item'`, item),
      ),
    );
  return true;
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

async function logAside(tx: Transaction, kind: AsideKind, item: string): Promise<void> {
  const named = await whatIs(tx, kind, item);
  if (!named) return;
  const { companyId = null, request = null, otherId = null } = named;
  const company = await firstRow(
    tx
      .select({ name: companies.name })
      .from(companies)
      .where(eq(companies.id, companyId ?? 0)),
  );
  const about = { companyId, companyName: company?.name ?? null, before: { item, request, otherId } };
  await insertLogEntries(tx, [{ kind, changedBy: "administrator", ...about }]);
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

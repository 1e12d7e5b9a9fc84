import { and, count, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import { type AsideKind, HIRE_ASIDES } from "#contract/work/aside.ts";
import { insertLogEntries, type NewLogEntry } from "#server/database/change-log.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { changeLog } from "#server/database/tables/changes.ts";
import { companies } from "#server/database/tables/companies.ts";
import { quotes } from "#server/database/tables/requests.ts";
import { workAside } from "#server/database/tables/site.ts";
import { isAside } from "./store.ts";

/** The items that are set aside now, as "kind item". */
export async function listAside(database: Database): Promise<Set<string>> {
  const rows = await database
    .select({ kind: workAside.kind, item: workAside.item })
    .from(workAside)
    .where(isAside);
  return new Set(rows.map(({ kind, item }) => `${kind} ${item}`));
}

/** Null days are for ever. Returns the items that were not set aside before. What was done about a hire is logged. */
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
    if (isHireAside(kind)) await insertLogEntries(tx, await hireEntries(tx, kind, changed));
    return changed;
  });
}

/** Puts items back into the work queue. Returns those that were set aside until now. */
export function undoAside(database: Database, kind: AsideKind, items: string[]): Promise<string[]> {
  return database.transaction(async (tx) => {
    const rows = await tx
      .delete(workAside)
      .where(and(eq(workAside.kind, kind), inArray(workAside.item, items), isAside))
      .returning({ item: workAside.item });
    const changed = rows.map(({ item }) => item);
    if (isHireAside(kind)) {
      const requests = (await hireEntries(tx, kind, changed)).map(({ before }) => before?.request);
      const isAbout = inArray(sql`${changeLog.before} ->> 'request'`, requests);
      await tx
        .update(changeLog)
        .set({ undoneAt: sql`now()` })
        .where(and(eq(changeLog.kind, kind), isNull(changeLog.undoneAt), isAbout));
    }
    return changed;
  });
}

type HireAside = (typeof HIRE_ASIDES)[number];
const isHireAside = (kind: AsideKind): kind is HireAside => HIRE_ASIDES.some((one) => one === kind);

/** The entries in the log of changes about these hires. An item is the id of a request and the number of a press: "12-C3". */
async function hireEntries(tx: Transaction, kind: HireAside, items: string[]): Promise<NewLogEntry[]> {
  const pressed = items
    .map((item) => item.split("-"))
    .map(([request, number]) => ({ requestId: Number(request) || 0, number }));
  const requestIds = pressed.map(({ requestId }) => requestId);
  const { id, reference, chosenCompanyId: companyId } = quotes;
  const rows = await tx
    .select({ id, reference, companyId, companyName: companies.name })
    .from(quotes)
    .leftJoin(companies, eq(companies.id, companyId))
    .where(inArray(id, requestIds));
  return pressed.flatMap(({ requestId, number }) =>
    rows
      .filter((row) => row.id === requestId)
      .map(({ reference, companyId, companyName }) => ({
        ...{ kind, changedBy: "administrator" as const, companyId, companyName },
        before: { request: `${reference}-${number}` },
      })),
  );
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

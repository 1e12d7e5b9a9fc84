import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { ChangesQuery } from "#contract/changes/changes.ts";
import { type ChangeAuthor, type ChangeKind, KEPT_DAYS } from "#contract/changes/options.ts";
import { PAGE_SIZE } from "#contract/limits.ts";
import { insertLogEntries } from "#server/database/change-log.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import {
  changeLog,
  companies,
  companyChanges,
  companyImports,
  companyMerges,
  type FieldValues,
  type ImportedChange,
  reviews,
} from "#server/database/tables.ts";

/** Companies of an import that its entry names. */
const IMPORTED_SHOWN = 20;

/** An entry of the log as the database joins it. Times are ISO 8601. */
export interface StoredChange extends Record<string, unknown> {
  id: string;
  kind: ChangeKind;
  by: ChangeAuthor;
  companyId: number | null;
  companyName: string | null;
  isStored: boolean;
  merged: { id: number; name: string } | null;
  reason: string | null;
  before: FieldValues | null;
  after: FieldValues | null;
  review: { id: number; customerName: string; rating: number; title: string; content: string } | null;
  imported: ImportedChange[] | null;
  isLastImport: boolean;
  isKept: boolean;
  keptUntil: string;
  undoneAt: string | null;
  createdAt: string;
}

const iso = (time: SQL) => sql`to_char((${time}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const isRecent = (time: SQL) => sql`${time} > now() - make_interval(days => ${KEPT_DAYS}::int)`;

/** Edits, and the other changes, in one list with the same columns. */
const ALL = sql`
  select 'edit-' || c.id as id, c.id as number, 'company-changed' as kind, c.changed_by, c.company_id, null as company_name,
    null::bigint as merged_id, null::bigint as review_id, null::bigint as import_id, null as reason, c.before, c.after, null::jsonb as kept,
    c.undone_at, c.created_at
  from ${companyChanges} c
  union all
  select 'entry-' || l.id, l.id, l.kind, l.changed_by, l.company_id, l.company_name, null, l.review_id, l.import_id, l.reason,
    l.before, l.after, l.kept, l.undone_at, l.created_at
  from ${changeLog} l
  union all
  select 'merge-' || m.id, m.id, 'company-merged', 'administrator', m.kept_id, null, m.merged_id, null, null, null,
    null, null, null, m.undone_at, m.created_at
  from ${companyMerges} m`;

const reviewOf = (
  row: SQL,
) => sql`jsonb_build_object('id', ${row}->'id', 'customerName', ${row}->'customer_name',
  'rating', ${row}->'rating', 'title', ${row}->'title', 'content', ${row}->'content')`;

const contains = (text: SQL, part: string) =>
  sql`position(lower(${part}) in lower(coalesce(${text}, ''))) > 0`;

/** What an import changed is known while it can be undone. */
const inImport = (condition: SQL) =>
  sql`exists (select from jsonb_array_elements(i.changes) p where ${condition})`;

const GROUPS: Record<string, SQL> = {
  companies: sql`a.kind in ('company-added', 'company-taken-out', 'company-merged', 'company-removed', 'draft-discarded', 'listing-hidden', 'listing-shown')`,
  reviews: sql`a.kind like 'review-%'`,
  imports: sql`a.kind = 'import'`,
};

const isAbout = (what: string): SQL =>
  GROUPS[what] ??
  sql`((a.kind <> 'import' and jsonb_exists(coalesce(a.after, '{}'), ${what}))
    or ${inImport(sql`jsonb_exists(p->'after', ${what})`)})`;

function named(search: string): SQL {
  const isId = /^\d{1,15}$/.test(search) ? sql`${search}::bigint in (a.company_id, a.merged_id)` : sql`false`;
  return sql`(${isId} or ${contains(sql`n.name`, search)} or ${contains(sql`a.company_name`, search)} or ${contains(sql`e.name`, search)}
    or ${contains(sql`a.before->>'name'`, search)} or ${inImport(contains(sql`p->>'name'`, search))})`;
}

const matches = ({ search, what, by }: ChangesQuery): SQL =>
  sql.join(
    [
      sql`true`,
      ...(search ? [named(search)] : []),
      ...(what ? [isAbout(what)] : []),
      ...(by ? [sql`a.changed_by = ${by}`] : []),
    ],
    sql` and `,
  );

/** One page of the changes, newest first, and how many there are in all. */
export async function listChanges(
  database: Database,
  query: ChangesQuery,
): Promise<{ total: number; rows: StoredChange[] }> {
  const from = sql`from (${ALL}) a left join ${companies} n on n.id = a.company_id
    left join ${companies} e on e.id = a.merged_id left join ${reviews} r on r.id = a.review_id left join ${companyImports} i on i.id = a.import_id
    where ${matches(query)}`;
  const counted = await database.execute<{ total: number }>(sql`select count(*)::int as total ${from}`);
  const { rows } = await database.execute<StoredChange>(sql`
    select a.id, a.kind, a.changed_by as "by", a.company_id::float8 as "companyId", n.id is not null as "isStored",
      coalesce(n.name, a.company_name) as "companyName", a.reason, a.before, a.after,
      case when e.id is not null then jsonb_build_object('id', e.id, 'name', e.name) end as merged,
      case when r.id is not null then ${reviewOf(sql`to_jsonb(r)`)}
        when jsonb_exists(a.kept, 'reviews') then ${reviewOf(sql`(a.kept->'reviews'->0)`)} end as review,
      (select jsonb_agg(s.p) from (select p from jsonb_array_elements(i.changes) p limit ${IMPORTED_SHOWN}) s) as imported,
      i.id is not null and i.id = (select max(u.id) from ${companyImports} u where u.undone_at is null) as "isLastImport",
      a.kept is not null and ${isRecent(sql`a.created_at`)} as "isKept",
      ${iso(sql`a.created_at + make_interval(days => ${KEPT_DAYS}::int)`)} as "keptUntil",
      ${iso(sql`a.undone_at`)} as "undoneAt", ${iso(sql`a.created_at`)} as "createdAt"
    ${from} order by a.created_at desc, a.number desc
    limit ${PAGE_SIZE} offset ${((query.page ?? 1) - 1) * PAGE_SIZE}`);
  return { total: counted.rows[0]?.total ?? 0, rows };
}

/** Locks an entry, so that it is undone once. Null if there is none. */
export async function lockEntry(tx: Transaction, id: number) {
  const [entry] = await tx.select().from(changeLog).where(eq(changeLog.id, id)).for("update");
  return entry ?? null;
}

export type LogEntry = NonNullable<Awaited<ReturnType<typeof lockEntry>>>;

/** Notes that a company was taken out, with all that is needed to bring it back. */
export const logTakenOut = (
  tx: Transaction,
  company: Pick<LogEntry, "companyId" | "companyName" | "kept">,
): Promise<void> =>
  insertLogEntries(tx, [{ kind: "company-taken-out", changedBy: "administrator", ...company }]);

/** What came back is not kept a second time. */
export async function markUndone(tx: Transaction, id: number): Promise<void> {
  await tx.update(changeLog).set({ undoneAt: sql`now()`, kept: null }).where(eq(changeLog.id, id));
}

/** The addition of a company that came back can be undone again. */
export async function reopenAddition(tx: Transaction, companyId: number): Promise<void> {
  await tx
    .update(changeLog)
    .set({ undoneAt: null })
    .where(and(eq(changeLog.companyId, companyId), eq(changeLog.kind, "company-added")));
}

/** Erases what was deleted 30 days ago. The entry itself stays. */
export async function eraseKept(database: Database): Promise<void> {
  await database
    .update(changeLog)
    .set({ kept: null })
    .where(and(isNotNull(changeLog.kept), sql`not (${isRecent(sql`${changeLog.createdAt}`)})`));
}

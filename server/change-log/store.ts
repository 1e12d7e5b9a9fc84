import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Change, ChangesQuery } from "#contract/changes/changes.ts";
import { type ChangeGroup, KEPT_DAYS, KINDS_OF_GROUP } from "#contract/changes/options.ts";
import { PAGE_SIZE } from "#contract/limits.ts";
import { insertLogEntries } from "#server/database/change-log.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { firstRow, idsOf } from "#server/database/rows.ts";
import {
  changeLog,
  companyChanges,
  companyImports,
  companyMerges,
  type FieldValues,
  type ImportedChange,
  proposals,
} from "#server/database/tables/changes.ts";
import { companies } from "#server/database/tables/companies.ts";
import { reviews } from "#server/database/tables/reviews.ts";
import { workAside } from "#server/database/tables/site.ts";
import { containsText } from "#server/database/text-search.ts";

const IMPORTED_SHOWN = 20;

type SentAsStored = Pick<
  Change,
  "id" | "kind" | "by" | "merged" | "reason" | "review" | "undoneAt" | "createdAt"
>;

/** A change from one of the log's tables, with the company, review or import that it is about. Times are ISO 8601. */
export interface StoredChange extends SentAsStored, Record<string, unknown> {
  companyId: number | null;
  companyName: string | null;
  isStored: boolean;
  before: FieldValues | null;
  after: FieldValues | null;
  imported: ImportedChange[] | null;
  isLastImport: boolean;
  isKept: boolean;
  /** The proposal is still decided, or the item of the work queue still set aside. */
  isInForce: boolean;
  keptUntil: string;
}

const iso = (time: SQL) => sql`to_char((${time}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const isRecent = (time: SQL) => sql`${time} > now() - make_interval(days => ${KEPT_DAYS}::int)`;

/** The tables of the log. Each table is filtered separately, so that an index finds its newest rows. */
const TABLES = {
  edit: sql`${companyChanges} t`,
  entry: sql`${changeLog} t`,
  merge: sql`${companyMerges} t`,
};
type Part = keyof typeof TABLES;
const PARTS = Object.keys(TABLES) as Part[];

/** The columns of each table, in the same order, because `union all` combines columns by position. */
const COLUMNS: Record<Part, SQL> = {
  edit: sql`'company-changed' as kind, t.changed_by, t.company_id, null as company_name, null::bigint as merged_id,
    null::bigint as review_id, null::bigint as import_id, null as reason, t.before, t.after, null::jsonb as kept, t.undone_at`,
  entry: sql`t.kind, t.changed_by, t.company_id, t.company_name, (t.before->>'otherId')::bigint, t.review_id, t.import_id, t.reason, t.before, t.after,
    t.kept, t.undone_at`,
  merge: sql`'company-merged', 'administrator', t.kept_id, null, t.merged_id, null::bigint, null::bigint, null, null::jsonb, null::jsonb,
    null::jsonb, t.undone_at`,
};

const reviewOf = (
  row: SQL,
) => sql`jsonb_build_object('id', ${row}->'id', 'customerName', ${row}->'customer_name',
  'rating', ${row}->'rating', 'title', ${row}->'title', 'content', ${row}->'content')`;

const NEVER = sql`false`;
const ALWAYS = sql`true`;

const inGroup = (group: ChangeGroup): Record<Part, SQL> => ({
  edit: NEVER,
  entry: sql`t.kind = any(${sql.param([...KINDS_OF_GROUP[group]])}::text[])`,
  merge: group === "companies" ? ALWAYS : NEVER,
});

/**
 * Finds changes by the company's id, by its present or a former name, or by the request. The request is a reference or an id.
 */
function named(search: string): Record<Part, SQL> {
  const isId = /^\d{1,15}$/.test(search);
  const ids = sql`array(select n.id from ${companies} n where ${containsText(sql`n.name`, search)}
    ${isId ? sql`union select ${search}::bigint` : sql``})`;
  // Written exactly like the condition of the partial index, so that PostgreSQL reads only edits of a name.
  const wasNamed = sql`(jsonb_exists(t.before, 'name') and ${containsText(sql`t.before->>'name'`, search)})`;
  return {
    edit: sql`(t.company_id = any(${ids}) or ${wasNamed})`,
    entry: sql`(t.company_id = any(${ids}) or ${containsText(sql`t.company_name`, search)}
      or ${containsText(sql`t.before->>'name'`, search)} or ${containsText(sql`t.before->>'request'`, search)})`,
    merge: sql`(t.kept_id = any(${ids}) or t.merged_id = any(${ids}))`,
  };
}

function matches({ search, what }: ChangesQuery, part: Part): SQL {
  const wanted = [search && named(search), what && inGroup(what)];
  const conditions = wanted.flatMap((one) => (one ? [one[part]] : []));
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : ALWAYS;
}

const eachPart = (write: (part: Part) => SQL): SQL => sql.join(PARTS.map(write), sql` union all `);

export async function listChanges(
  database: Database,
  query: ChangesQuery,
): Promise<{ total: number; rows: StoredChange[] }> {
  const offset = ((query.page ?? 1) - 1) * PAGE_SIZE;
  const counts = eachPart((part) => sql`select count(*) from ${TABLES[part]} where ${matches(query, part)}`);
  const [counted, page] = await Promise.all([
    database.execute<{ total: number }>(sql`select sum(count)::int as total from (${counts}) counts`),
    database.execute<StoredChange>(pageOf(query, offset)),
  ]);
  return { total: counted.rows[0]?.total ?? 0, rows: page.rows };
}

/** Finds the page's entries by time and id first, so that only the rows of this page are read completely. */
function pageOf(query: ChangesQuery, offset: number): SQL {
  const newest = eachPart(
    (
      part,
    ) => sql`(select ${part} as part, t.id, t.created_at from ${TABLES[part]} where ${matches(query, part)}
      order by t.created_at desc, t.id desc limit ${offset + PAGE_SIZE})`,
  );
  const whole = eachPart(
    (part) => sql`select w.part || '-' || t.id as id, t.id as number, ${COLUMNS[part]}, t.created_at
      from page w join ${TABLES[part]} on t.id = w.id where w.part = ${part}`,
  );
  return sql`
    with page as materialized (select * from (${newest}) newest order by created_at desc, id desc, part
      limit ${PAGE_SIZE} offset ${offset}),
    a as (${whole})
    select a.id, a.kind, a.changed_by as "by", a.company_id::float8 as "companyId", n.id is not null as "isStored",
      coalesce(n.name, a.company_name) as "companyName", a.reason, a.before,
      case when a.kind like 'correction-%' and p.id is not null then jsonb_build_object(p.field, p.suggestion) else a.after end as after,
      p.state in ('approved', 'refused') or exists (select from ${workAside} w where w.kind = a.kind
        and w.item = a.before->>'item' and (w.until is null or w.until > now())) as "isInForce",
      case when e.id is not null then jsonb_build_object('id', e.id, 'name', e.name) end as merged,
      case when r.id is not null then ${reviewOf(sql`to_jsonb(r)`)}
        when jsonb_exists(a.kept, 'reviews') then ${reviewOf(sql`(a.kept->'reviews'->0)`)} end as review,
      (select jsonb_agg(s.p) from (select p from jsonb_array_elements(i.changes) p limit ${IMPORTED_SHOWN}) s) as imported,
      i.id is not null and i.id = (select max(u.id) from ${companyImports} u where u.undone_at is null) as "isLastImport",
      a.kept is not null and ${isRecent(sql`a.created_at`)} as "isKept",
      ${iso(sql`a.created_at + make_interval(days => ${KEPT_DAYS}::int)`)} as "keptUntil",
      ${iso(sql`a.undone_at`)} as "undoneAt", ${iso(sql`a.created_at`)} as "createdAt"
    from a left join ${companies} n on n.id = a.company_id left join ${companies} e on e.id = a.merged_id
      left join ${reviews} r on r.id = a.review_id left join ${companyImports} i on i.id = a.import_id
      left join ${proposals} p on p.id = (a.before->>'proposal')::bigint
    order by a.created_at desc, a.number desc`;
}

/** Locks an entry of the change log, so that it is undone only once. Null if the entry does not exist. */
export const lockEntry = (tx: Transaction, id: number) =>
  firstRow(tx.select().from(changeLog).where(eq(changeLog.id, id)).for("update"));

export type LogEntry = NonNullable<Awaited<ReturnType<typeof lockEntry>>>;

/**
 * For each of these reviews, finds the log entry about the last decision that was not undone. Returns the ids of the entries.
 * Reviews without such a decision are left out.
 */
export function decisionsAbout(database: Database, reviewIds: readonly number[]): Promise<number[]> {
  const isDecision = inArray(changeLog.kind, ["review-removed", "review-kept"]);
  const isAbout = inArray(changeLog.reviewId, [...reviewIds]);
  const newest = database.selectDistinctOn([changeLog.reviewId], { id: changeLog.id }).from(changeLog);
  const found = newest.where(and(isDecision, isAbout, isNull(changeLog.undoneAt)));
  return idsOf(found.orderBy(changeLog.reviewId, desc(changeLog.id)));
}

export const logTakenOut = (
  tx: Transaction,
  company: Pick<LogEntry, "companyId" | "companyName" | "kept">,
): Promise<void> =>
  insertLogEntries(tx, [{ kind: "company-taken-out", changedBy: "administrator", ...company }]);

export async function markEntryUndone(tx: Transaction, id: number): Promise<void> {
  await tx.update(changeLog).set({ undoneAt: sql`now()`, kept: null }).where(eq(changeLog.id, id));
}

export async function reopenAddition(tx: Transaction, companyId: number): Promise<void> {
  await tx
    .update(changeLog)
    .set({ undoneAt: null })
    .where(and(eq(changeLog.companyId, companyId), eq(changeLog.kind, "company-added")));
}

export async function eraseDeletedRows(database: Database): Promise<void> {
  await database
    .update(changeLog)
    .set({ kept: null })
    .where(and(isNotNull(changeLog.kept), sql`not (${isRecent(sql`${changeLog.createdAt}`)})`));
}

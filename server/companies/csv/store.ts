import { asc, gt, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "#server/database/connect.ts";
import { companies, reviews } from "#server/database/tables.ts";
import { COLUMNS, type Column, EDITABLE_FIELDS } from "./columns.ts";
import type { EditableCompany } from "./row-values.ts";

export type CompanyValues = typeof companies.$inferInsert;
export type ExportedCompany = Pick<typeof companies.$inferSelect, Column>;

/** Far below the 65,535 parameters of a statement; and larger ones take too long to put together at once. */
const ROWS_PER_STATEMENT = 250;
/** The name of the lock that imports wait for each other on. */
const IMPORTING = 7_351_010;

const pick = <Name extends Column>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, companies[name]])) as Pick<typeof companies, Name>;

const editable = pick(["id", ...EDITABLE_FIELDS]);
const exported = pick(COLUMNS);

function* batches<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let at = 0; at < items.length; at += ROWS_PER_STATEMENT)
    yield items.slice(at, at + ROWS_PER_STATEMENT);
}

/** Imports and undoing them happen one after the other. */
export const waitForOtherImports = (transaction: Transaction) =>
  transaction.execute(sql`select pg_advisory_xact_lock(${IMPORTING})`);

export const readEditable = (database: Database): Promise<EditableCompany[]> =>
  database.select(editable).from(companies).orderBy(asc(companies.id));

/** All, or those named, held until the transaction ends; in one order, so that two never wait for each other. */
export const lockEditable = (transaction: Transaction, ids?: readonly number[]): Promise<EditableCompany[]> =>
  transaction
    .select(editable)
    .from(companies)
    .where(ids && isOneOf(ids))
    .orderBy(asc(companies.id))
    .for("no key update");

/** One parameter however many ids there are. */
const isOneOf = (ids: readonly number[]): SQL => sql`${companies.id} = any(${sql.param([...ids])}::bigint[])`;

/** Ids for so many new companies, above all that are taken and those the file names itself. */
export async function reserveIds(transaction: Transaction, howMany: number, named: readonly number[]) {
  const highest = named.reduce((a, b) => Math.max(a, b), 0);
  if (highest > 0)
    await transaction.execute(
      sql`select setval('companies_id_seq', greatest(${highest}, (select last_value from companies_id_seq)))`,
    );
  const { rows } = await transaction.execute<{ id: string }>(
    sql`select nextval('companies_id_seq') as id from generate_series(1, ${howMany})`,
  );
  return rows.map(({ id }) => Number(id));
}

export async function insertCompanies(
  transaction: Transaction,
  rows: readonly CompanyValues[],
): Promise<void> {
  for (const batch of batches(rows)) await transaction.insert(companies).values(batch);
}

const PLACED = ["latitude", "longitude"] as const;
const overwritten = Object.fromEntries(
  [...EDITABLE_FIELDS, ...PLACED].map((name) => [
    name,
    sql.raw(`excluded."${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}"`),
  ]),
);

/** Writes what an administrator may change of companies that exist. */
export async function updateCompanies(
  transaction: Transaction,
  rows: readonly CompanyValues[],
): Promise<void> {
  for (const batch of batches(rows))
    await transaction
      .insert(companies)
      .values(batch)
      .onConflictDoUpdate({ target: companies.id, set: overwritten });
}

export async function deleteCompanies(transaction: Transaction, ids: readonly number[]): Promise<void> {
  await transaction.delete(companies).where(isOneOf(ids));
}

/** Those of the companies that somebody has reviewed. */
export async function reviewedAmong(transaction: Transaction, ids: readonly number[]): Promise<Set<number>> {
  const rows = await transaction
    .selectDistinct({ id: reviews.companyId })
    .from(reviews)
    .where(sql`${reviews.companyId} = any(${sql.param([...ids])}::bigint[])`);
  return new Set(rows.map(({ id }) => id));
}

/** Every company in the order of ids, some at a time. */
export async function* readExported(database: Database): AsyncGenerator<ExportedCompany[]> {
  let last = 0;
  for (;;) {
    const rows = await database
      .select(exported)
      .from(companies)
      .where(gt(companies.id, last))
      .orderBy(asc(companies.id))
      .limit(ROWS_PER_STATEMENT);
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_PER_STATEMENT) return;
    last = rows.at(-1)?.id ?? last;
  }
}

import { getTableName, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PersonalData } from "#contract/personal-data/personal-data.ts";
import { openTestApp } from "#server/testing/test-app.ts";
import { NOT_SEARCHED, SEARCHED_TABLES } from "./mention-store.ts";

let app: Awaited<ReturnType<typeof openTestApp>>;

interface Column {
  table: string;
  column: string;
  type: string;
}

/** A value of each column type, as SQL. */
const VALUES: Record<string, string> = {
  bigint: "1",
  integer: "1",
  numeric: "1",
  "double precision": "1",
  boolean: "false",
  text: "'x'",
  uuid: "gen_random_uuid()",
  jsonb: "'{}'",
  ARRAY: "'{}'",
  date: "'2026-11-23'",
  // Times to come: the product's background jobs delete rows whose time has passed.
  "timestamp with time zone": "now() + interval '1 day'",
  bytea: "''",
};
const TEXTS = ["text", "jsonb", "ARRAY"];

const query = async <Row>(text: string): Promise<Row[]> =>
  (await app.database.execute(sql.raw(text))).rows as Row[];

/** All columns except those that PostgreSQL computes from others. */
const columns = (): Promise<(Column & { fill: boolean })[]> =>
  query(`select c.table_name as table, c.column_name as column, c.data_type as type,
    c.is_nullable = 'NO' and c.column_default is null and c.is_identity = 'NO' as fill
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER' order by 1, 2`);

/** Inserts one row into each table. Drops check and foreign key constraints first, because the values do not meet them. */
async function fillTables() {
  const all = await columns();
  const constraints = await query<{ statement: string }>(`select format('alter table %I drop constraint %I',
      conrelid::regclass, conname) as statement from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('c', 'f')`);
  for (const { statement } of constraints) await query(statement);
  for (const [table, own] of Object.entries(Object.groupBy(all, ({ table }) => table))) {
    await query(`alter table ${table} disable trigger all`);
    const filled = (own ?? []).filter(({ fill }) => fill);
    const names = filled.map(({ column }) => `"${column}"`).join(", ");
    const values = filled.map(({ type }) => VALUES[type] ?? "null").join(", ");
    await query(`insert into ${table} ${names ? `(${names}) values (${values})` : "default values"}`);
  }
}

beforeAll(async () => {
  app = await openTestApp();
  await fillTables();
});
afterAll(() => app.close());

const isEmpty = ({ contact: _, foundAt: _at, ...found }: PersonalData): boolean =>
  Object.values(found).every(
    (kind) => kind === false || kind === 0 || (Array.isArray(kind) && kind.length === 0),
  );

/** Writes a text into one column, runs `act`, and restores the previous value. */
async function withText<Result>(
  { table, column, type }: Column,
  text: string,
  act: () => Promise<Result>,
): Promise<Result> {
  const value =
    type === "jsonb" ? `'{"deep":[{"words":"${text}"}]}'` : type === "ARRAY" ? `'{"${text}"}'` : `'${text}'`;
  await query(`create table kept as table ${table}`);
  try {
    await query(`update ${table} set "${column}" = ${value}`);
    return await act();
  } finally {
    await query(`update ${table} set "${column}" = kept."${column}" from kept`);
    await query("drop table kept");
  }
}

test("every table of the database is searched, or known to hold nothing that anybody typed", async () => {
  const tables = new Set((await columns()).map(({ table }) => table));
  expect(NOT_SEARCHED).toEqual(["postcode_units", "quote_keys", "photos", "logos", "search_counts"]);
  expect([...SEARCHED_TABLES.map(getTableName), ...NOT_SEARCHED].sort()).toEqual([...tables].sort());
});

/** Columns for contacts. `personal-data.ts` finds and erases them in their own category, or decision 0053 says why not. */
const CONTACTS = [
  ...["companies.email", "companies.phone", "complaints.email"],
  ...["deliveries.mailbox", "deliveries.mailbox_hash", "deliveries.recipient", "deliveries.reply_to"],
  ...["leads.email", "leads.phone"],
  ...["proposals.email", "proposals.phone"],
  ...["quotes.customer_mailbox", "quotes.customer_phone", "quotes.email", "quotes.phone"],
  ...["reviews.confirmed_mailbox", "reviews.email"],
];

test("every column for a contact is known: decide what erasing does with a new one, then add it here", async () => {
  const named = (await columns()).filter(({ column }) =>
    /mail|phone|recipient|reply_to|contact|sender/.test(column),
  );
  expect(named.map(({ table, column }) => `${table}.${column}`)).toEqual(CONTACTS);
});

test.each([
  { what: "an email address", stored: "Ann.Lee@Home.example", asked: "ann.lee@home.EXAMPLE" },
  { what: "an address of Gmail", stored: "ann.lee@googlemail.com", asked: "ann.lee@gmail.com" },
  { what: "a telephone number", stored: "+44 (0)7700 900 123", asked: "07700-900123" },
])("$what is found in every column of every table that can hold it", async ({ stored, asked }) => {
  const { find } = app.services.personalData;
  expect(isEmpty(await find(asked))).toBe(true);
  const missed: string[] = [];
  const able = (await columns()).filter(
    ({ table, type }) => TEXTS.includes(type) && !NOT_SEARCHED.includes(table),
  );
  expect(able.length).toBeGreaterThan(80);
  for (const column of able) {
    const found = await withText(column, stored, () => find(asked));
    if (isEmpty(found)) missed.push(`${column.table}.${column.column}`);
  }
  expect(missed).toEqual([]);
});

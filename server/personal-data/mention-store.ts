import { getTableColumns, getTableName, is, type SQL, sql } from "drizzle-orm";
import { type PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Contact } from "#contract/personal-data/contact.ts";
import { snakeCase } from "#server/database/change-log.ts";
import type { Database } from "#server/database/connect.ts";
import { bareAddress, bareKey, plainAddress } from "#server/database/mailbox-match.ts";
import * as changes from "#server/database/tables/changes.ts";
import * as companies from "#server/database/tables/companies.ts";
import * as requests from "#server/database/tables/requests.ts";
import * as reviews from "#server/database/tables/reviews.ts";
import * as site from "#server/database/tables/site.ts";

/**
 * The digits of a number without the leading 0. Every spelling of a UK number contains them, with or without the country code.
 */
const digitsOf = (key: string): string => key.replace(/\D/g, "").replace(/^0/, "");
const SUFFIX_DIGITS = 6;

/**
 * True for text with other characters than ASCII. The database cannot compare digits of other scripts with ASCII digits, so the
 * caller must test these rows.
 */
const isNotAscii = (column: PgColumn): SQL => sql`octet_length(${column}) > length(${column})`;

/**
 * A `like` pattern that matches these characters in this order, with any text between them. Matching is fast, because it creates
 * no new text. So this condition precedes slower conditions.
 */
const inOrder = (characters: string): string =>
  `%${[...characters].map((one) => one.replace(/[\\%_]/, "\\$&")).join("%")}%`;

/**
 * True if a column's whole value is the contact. Also true for some similar values, so the caller tests the rows with
 * `isContact`.
 */
export function mayMatchContact(column: PgColumn, { kind, key }: Contact): SQL {
  if (kind === "phone") {
    const suffix = digitsOf(key).slice(-SUFFIX_DIGITS);
    return sql`(${column} like ${inOrder(suffix)} or ${isNotAscii(column)})`;
  }
  const bare = bareKey(key);
  return sql`(lower(${column}) like ${inOrder(bare)} and ${bareAddress(column)} = ${bare})`;
}

const SEPARATORS = " \t\n\u00a0\u202f()[]+./-\u2010\u2011\u2012\u2013\u2014";

/** A sequence of fewer digits also occurs by chance within other numbers. */
const MIN_DIGITS_IN_TEXT = 9;

/**
 * A fast test whether a text may contain the contact. It excludes most texts, so that the slower `containsContact` tests only few
 * texts.
 */
const mayContainContact = (text: SQL, { kind, key }: Contact): SQL =>
  kind === "email" ? sql`strpos(${text}, '@') > 0` : sql`${text} like ${inOrder(digitsOf(key))}`;

/** `translate` takes a quarter of the time of a regular expression. */
function containsContact(text: SQL, { kind, key, typed }: Contact): SQL {
  if (kind === "email") {
    const address = typed.toLowerCase().replace(/@googlemail\.com$/, "@gmail.com");
    const untagged = sql`regexp_replace(${plainAddress(text)}, '\\+[^@\\s]*@', '@', 'g')`;
    return sql`(strpos(${untagged}, ${key}) > 0 or strpos(${plainAddress(text)}, ${address}) > 0)`;
  }
  return sql`strpos(translate(${text}, ${SEPARATORS}, ''), ${digitsOf(key)}) > 0`;
}

/** Tables without typed text: packed postcodes, hashes, pictures, and searches counted by the towns of the place tables. */
export const NOT_SEARCHED: readonly string[] = [
  site.postcodeUnits,
  requests.quoteKeys,
  requests.photos,
  companies.logos,
  site.searchCounts,
].map(getTableName);

const TABLES = [changes, companies, requests, reviews, site]
  .flatMap((file) => Object.values<unknown>(file))
  .filter((value) => is(value, PgTable));

/** Tables that could contain typed text. New tables are included automatically. */
export const SEARCHED_TABLES: readonly PgTable[] = TABLES.filter(
  (table) => !NOT_SEARCHED.includes(getTableName(table)),
);

export interface FoundRow {
  table: string;
  row: { id?: number | string; company_id?: number | null; quote_id?: number | null };
  texts: string[];
}

export async function findInTexts(database: Database, contact: Contact): Promise<FoundRow[]> {
  const found: FoundRow[] = [];
  if (contact.kind === "phone" && digitsOf(contact.key).length < MIN_DIGITS_IN_TEXT) return found;
  // Tables are searched one at a time, so that the other connections stay free for visitors. The call is rare.
  for (const table of SEARCHED_TABLES) found.push(...(await findInTable(database, table, contact)));
  return found;
}

/**
 * False for integers, `double precision`, booleans and times with a time zone, which cannot contain typed text. True for
 * `numeric`, dates and UUIDs, because Drizzle gives them the type "string".
 */
const holdsText = ({ dataType }: PgColumn): boolean =>
  ["string", "json", "array", "custom"].includes(dataType);

/** True for a column that PostgreSQL computes from other columns. Such a column only repeats the texts of the other columns. */
const isGenerated = ({ generated }: PgColumn): boolean => generated !== undefined;

/**
 * A condition for rows that may mention the contact. JSON writes a tab or a line break between digits as an escape, so these
 * escapes are removed first. `findInTable` then tests each single text.
 */
function mayMention(column: PgColumn, contact: Contact): SQL {
  const text = sql`${column}::text`;
  const isPlain = column.dataType === "string" || contact.kind === "email";
  const searched = isPlain ? text : sql`replace(replace(${text}, '\\t', ''), '\\n', '')`;
  return sql`(${mayContainContact(text, contact)} and ${containsContact(searched, contact)})`;
}

/**
 * What to search for a table. An import is searched change by change, because searching the texts of one large JSON value takes
 * PostgreSQL minutes.
 */
const sourceOf = (table: PgTable): SQL =>
  table === changes.companyImports
    ? sql`(select i.id, i.file_name, c.value as changes from ${table} i
        left join lateral jsonb_array_elements(case jsonb_typeof(i.changes) when 'array' then i.changes else jsonb_build_array(i.changes) end) c on true) ${sql.identifier(getTableName(table))}`
    : sql`${table}`;

async function findInTable(database: Database, table: PgTable, contact: Contact): Promise<FoundRow[]> {
  const all = Object.values(getTableColumns(table));
  const generated = all.filter(isGenerated).map(({ name }) => snakeCase(name));
  const typed = sql`(to_jsonb(${table}) - ${sql.param(generated)}::text[])`;
  const texts = sql`jsonb_path_query(${typed}, 'strict $.** ? (@.type() == "string")')`;
  const field = (name: string) => sql`to_jsonb(${table}) -> ${name}::text`;
  const columns = all.filter((column) => holdsText(column) && !isGenerated(column));
  if (columns.length === 0) return [];
  const isFound = sql.join(
    columns.map((column) => mayMention(column, contact)),
    sql` or `,
  );
  const { rows } = await database.execute<{ row: FoundRow["row"]; texts: string[] }>(sql`
    select row, texts from (
      select jsonb_build_object('id', ${field("id")}, 'company_id', ${field("company_id")},
          'quote_id', ${field("quote_id")}) as row,
        array(select v #>> '{}' from ${texts} v where ${containsContact(sql`v #>> '{}'`, contact)}) as texts
      from ${sourceOf(table)} where ${isFound}
    ) found where texts <> '{}'`);
  const ofRow = Map.groupBy(rows, ({ row }, at) => row.id ?? `without an id ${at}`);
  return [...ofRow.values()].flatMap((found) => {
    const texts = found.flatMap(({ texts }) => texts);
    return found.slice(0, 1).map(({ row }) => ({ table: getTableName(table), row, texts }));
  });
}

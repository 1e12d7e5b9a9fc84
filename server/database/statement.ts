import { fillPlaceholders, type Placeholder, type Query, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { borrowing, CASING, type Database } from "./connect.ts";

/** SQL under a name, by which a connection parses and plans it once: for most statements that takes longer than to run. */
export interface Statement {
  name: string;
  /** Always the same under one name. */
  text: string;
  values: unknown[];
}

/** Any of them, without a connection: put together once, not for each request. */
const builder = drizzle.mock({ casing: CASING });

/** Makes a statement of drizzle's; what `given` names in it is told each time. */
export function statement<Values extends object>(
  name: string,
  build: (database: typeof builder) => { toSQL(): Query },
): (values: Values) => Statement {
  const { sql: text, params } = build(builder).toSQL();
  return (values) => ({ name, text, values: fillPlaceholders(params, values as Record<string, unknown>) });
}

/** What a statement is told each time, under these names. */
export const given = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as { [N in Name]: Placeholder<N> };

/**
 * Several as one, which is a transaction by itself: one way to the database and back, however many they are. Each can
 * read what those before it return, under their names; the rows of all are those of the first.
 */
export function together(first: Statement, ...others: Statement[]): Statement {
  const parts: string[] = [];
  const values: unknown[] = [];
  for (const part of [first, ...others]) {
    const before = values.length;
    const text = part.text.replaceAll(/\$(\d+)/g, (_, number) => `$${Number(number) + before}`);
    parts.push(`"${part.name}" as (${text})`);
    values.push(...part.values);
  }
  const name = [first, ...others].map((part) => part.name).join(" and ");
  return { name, text: `with ${parts.join(", ")} select * from "${first.name}"`, values };
}

/** Answers its rows, as PostgreSQL names their columns and pg reads them. */
export const run = async <Row extends pg.QueryResultRow>({ $client }: Database, what: Statement) =>
  (await borrowing($client, (client) => client.query<Row>(what))).rows;

import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { z } from "zod";

/** A time in the API's format. PostgreSQL formats it faster than JavaScript could create and format a `Date`. */
export const isoTime = (column: PgColumn): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Selects only the columns that an API schema names, with the schema's types. */
export function schemaFields<Shape extends z.ZodRawShape>(
  table: { [Key in keyof Shape]: PgColumn },
  { shape }: z.ZodObject<Shape>,
): { [Key in keyof Shape]: SQL<z.output<Shape[Key]>> } {
  const fields = Object.keys(shape).map((key) => {
    const column = table[key as keyof Shape];
    return [key, asJson(column)];
  });
  return Object.fromEntries(fields);
}

function asJson(column: PgColumn): SQL | PgColumn {
  const type = column.getSQLType();
  // The driver turns a date into a `Date` at midnight of the server's time zone, which can be another day.
  if (type === "date") return sql<string>`${column}::text`;
  return type.startsWith("timestamp") ? isoTime(column) : column;
}

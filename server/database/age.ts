import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Age } from "#contract/desk/options.ts";

/** A condition: the time is within a number of days, or before them. */
export function isOfAge(column: PgColumn, age: Age): SQL {
  const [side, days] = age.split("-");
  const since = sql`now() - make_interval(days => ${Number(days)}::int)`;
  return side === "within" ? sql`${column} >= ${since}` : sql`${column} < ${since}`;
}

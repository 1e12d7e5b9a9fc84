import { eq, lt, min, sql } from "drizzle-orm";
import type { PeriodUnit } from "#contract/figures/figures.ts";
import type { Database } from "#server/database/connect.ts";
import { searchCounts } from "#server/database/tables/site.ts";

export type SearchCount = typeof searchCounts.$inferSelect;

/** The `town` of all searches that name no town of the place tables. */
export const ELSEWHERE = "";

/**
 * Adds to the stored counts, because several processes count. Rows are written in a fixed order, so that two processes cannot
 * deadlock.
 */
export async function addSearchCounts(database: Database, counts: readonly SearchCount[]): Promise<void> {
  const ordered = counts.toSorted((a, b) => (`${a.day} ${a.town}` < `${b.day} ${b.town}` ? -1 : 1));
  await database.execute(sql`
    insert into ${searchCounts} (day, town, searches, found_nothing)
    select day, town, searches, "foundNothing"
    from jsonb_to_recordset(${JSON.stringify(ordered)}::jsonb)
      as counted (day date, town text, searches integer, "foundNothing" integer)
    on conflict (day, town) do update set
      searches = ${searchCounts.searches} + excluded.searches,
      found_nothing = ${searchCounts.foundNothing} + excluded.found_nothing`);
}

export async function deleteSearchCounts(database: Database, years: number): Promise<void> {
  const kept = sql`(now() at time zone 'Europe/London')::date - make_interval(years => ${years})`;
  await database.delete(searchCounts).where(lt(searchCounts.day, kept));
}

export async function countedSince(database: Database): Promise<string | null> {
  const [row] = await database.select({ day: min(searchCounts.day) }).from(searchCounts);
  return row?.day ?? null;
}

export type SearchedRow = Omit<SearchCount, "day"> & { period: string };

export async function searchesByTown(
  database: Database,
  { unit, since, town }: { unit: PeriodUnit; since: string; town?: string },
): Promise<SearchedRow[]> {
  const start = sql`date_trunc(${sql.raw(`'${unit}'`)}, ${searchCounts.day}::timestamp)`;
  const isTown = town === undefined ? sql`true` : eq(searchCounts.town, town);
  const { rows } = await database.execute<SearchedRow & Record<string, unknown>>(sql`
    select to_char(${start}, 'YYYY-MM-DD') as period, ${searchCounts.town} as town,
      sum(${searchCounts.searches})::int as searches, sum(${searchCounts.foundNothing})::int as "foundNothing"
    from ${searchCounts}
    where ${searchCounts.day} >= ${since}::date and ${isTown}
    group by 1, 2`);
  return rows;
}

import { sql } from "drizzle-orm";
import type { Database } from "#server/database/connect.ts";
import { AREA } from "../growth-searches.ts";

/** SQL expressions for the columns that differ between copies of a company. */
const DIFFERENT: Record<string, string> = {
  id: "series",
  name: "sample.name || case when series > (select count(*) from sample) then ' ' || series else '' end",
  latitude: `${AREA.south} + random() * ${AREA.north - AREA.south}`,
  longitude: `${AREA.west} + random() * ${AREA.east - AREA.west}`,
};

/** Replaces the demonstration companies by `count` copies of them, whose texts have realistic lengths. Deletes all reviews. */
export async function multiplyDirectory(database: Database, count: number): Promise<void> {
  const { rows } = await database.execute<{ name: string }>(
    sql`select column_name as name from information_schema.columns where table_name = 'companies'`,
  );
  const columns = rows.map(({ name }) => name);
  const values = columns.map((name) => DIFFERENT[name] ?? `sample.${name}`);
  await database.transaction(async (tx) => {
    // This setting disables triggers. A notification for each row would take longer than the insert.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`create temp table sample on commit drop as
      select row_number() over () - 1 as number, companies.* from companies`);
    await tx.execute(sql`truncate companies, reviews cascade`);
    await tx.execute(sql`insert into companies (${sql.raw(columns.join(", "))})
      select ${sql.raw(values.join(", "))} from generate_series(1, ${count}::bigint) as series
      join sample on sample.number = series % (select count(*) from sample)
      order by series`);
  });
  // Run VACUUM and a checkpoint now, so that PostgreSQL does not start them during the measurement.
  await database.execute(sql`vacuum analyze companies`);
  await database.execute(sql`checkpoint`);
}

import { sql } from "drizzle-orm";
import type { Database } from "#server/database/connect.ts";
import { AREA } from "../growth-questions.ts";

/** What makes a copy of a company one of its own. */
const OWN: Record<string, string> = {
  id: "series",
  name: "sample.name || case when series > (select count(*) from sample) then ' ' || series else '' end",
  latitude: `${AREA.south} + random() * ${AREA.north - AREA.south}`,
  longitude: `${AREA.west} + random() * ${AREA.east - AREA.west}`,
};

/** Puts so many copies of its companies in the place of the demonstration, so that each is as long in words. */
export async function multiplyDirectory(database: Database, count: number): Promise<void> {
  const { rows } = await database.execute<{ name: string }>(
    sql`select column_name as name from information_schema.columns where table_name = 'companies'`,
  );
  const columns = rows.map(({ name }) => name);
  const values = columns.map((name) => OWN[name] ?? `sample.${name}`);
  await database.transaction(async (tx) => {
    // Nobody listens yet, and telling of each row would take longer than writing it.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`create temp table sample on commit drop as
      select row_number() over () - 1 as number, companies.* from companies`);
    await tx.execute(sql`truncate companies, reviews`);
    await tx.execute(sql`insert into companies (${sql.raw(columns.join(", "))})
      select ${sql.raw(values.join(", "))} from generate_series(1, ${count}::bigint) as series
      join sample on sample.number = series % (select count(*) from sample)
      order by series`);
  });
  // A directory that has stood for a while: nothing is left to be tidied or written while it is read.
  await database.execute(sql`vacuum analyze companies`);
  await database.execute(sql`checkpoint`);
}

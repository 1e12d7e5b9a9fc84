import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/database/connect.ts";
import { firstRow } from "#server/database/rows.ts";
import { changeLog, companyChanges, proposals } from "#server/database/tables/changes.ts";
import { companies, logos } from "#server/database/tables/companies.ts";

/** Stores a logo. One that is stored already is as new as one that is not. */
export async function insertLogo(database: Database, address: string, webp: Buffer): Promise<void> {
  const renewal = { target: logos.address, set: { createdAt: sql`now()` } };
  await database.insert(logos).values({ address, webp }).onConflictDoUpdate(renewal);
}

export async function readLogo(database: Database, address: string, condition?: SQL) {
  const found = database.select({ webp: logos.webp }).from(logos);
  const row = await firstRow(found.where(and(eq(logos.address, address), condition)));
  return row?.webp ?? null;
}

export const readPublicLogo = (database: Database, address: string) =>
  readLogo(
    database,
    address,
    sql`exists (select from ${companies} where ${companies.logo} = ${address} and ${companies.listing} = 'public')`,
  );

/** Deletes logos that nothing names, so that none is shown again by undoing something. */
export async function deleteUnusedLogos(database: Database): Promise<void> {
  const address = sql`${logos.address}`;
  await database.delete(logos).where(sql`${logos.createdAt} < now() - interval '1 hour'
    and not exists (select from ${companies} where ${companies.logo} = ${address})
    and not exists (select from ${proposals} where ${proposals.field} = 'logo' and ${proposals.suggestion} = ${address})
    and not exists (select from ${companyChanges} where ${address} in (${companyChanges.before} ->> 'logo', ${companyChanges.after} ->> 'logo'))
    and not exists (select from ${changeLog} where ${changeLog.kept} is not null and position(${address} in ${changeLog.kept}::text) > 0)`);
}

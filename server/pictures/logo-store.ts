import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#server/database/connect.ts";
import { changeLog, companyChanges, proposals } from "#server/database/tables/changes.ts";
import { companies, logos } from "#server/database/tables/companies.ts";

/** Stores a logo. One that is stored already is as new as one that is not. */
export async function insertLogo(
  database: Database,
  logo: Pick<typeof logos.$inferInsert, "address" | "webp">,
): Promise<void> {
  await database
    .insert(logos)
    .values(logo)
    .onConflictDoUpdate({ target: logos.address, set: { createdAt: sql`now()` } });
}

const isAt = (address: string) => eq(logos.address, address);

export async function readLogo(database: Database, address: string): Promise<Buffer | null> {
  const [row] = await database.select({ webp: logos.webp }).from(logos).where(isAt(address));
  return row?.webp ?? null;
}

export async function readPublicLogo(database: Database, address: string): Promise<Buffer | null> {
  const isNamed = sql`exists (select from ${companies} where ${companies.logo} = ${address} and ${companies.listing} = 'public')`;
  const [row] = await database
    .select({ webp: logos.webp })
    .from(logos)
    .where(and(isAt(address), isNamed));
  return row?.webp ?? null;
}

/** So that none is shown again by undoing something. */
export async function deleteUnusedLogos(database: Database): Promise<void> {
  const address = sql`${logos.address}`;
  await database.delete(logos).where(sql`${logos.createdAt} < now() - interval '1 hour'
    and not exists (select from ${companies} where ${companies.logo} = ${address})
    and not exists (select from ${proposals} where ${proposals.field} = 'logo' and ${proposals.suggestion} = ${address})
    and not exists (select from ${companyChanges} where ${address} in (${companyChanges.before} ->> 'logo', ${companyChanges.after} ->> 'logo'))
    and not exists (select from ${changeLog} where ${changeLog.kept} is not null and position(${address} in ${changeLog.kept}::text) > 0)`);
}

import { and, asc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "#server/database/connect.ts";
import { firstRow, idsOf, returnedRow } from "#server/database/rows.ts";
import { changeLog, companyChanges, proposals } from "#server/database/tables/changes.ts";
import { companies, logos } from "#server/database/tables/companies.ts";
import { photos, quotes } from "#server/database/tables/requests.ts";

type NewPhoto = Pick<typeof photos.$inferInsert, "hash" | "webp">;

const anHourAgo = sql`now() - interval '1 hour'`;
/** True if the photo's form was not sent, and the photo is at most an hour old. */
const isDraft = and(isNull(photos.quoteId), sql`${photos.createdAt} > ${anHourAgo}`);

/** In bytes: the size of all photos in forms that are being filled in. */
export async function sumDraftBytes(database: Database): Promise<number> {
  const bytes = sql<number>`coalesce(sum(octet_length(${photos.webp})), 0)::integer`;
  return (await returnedRow(database.select({ bytes }).from(photos).where(isDraft))).bytes;
}

export const insertDraft = async (database: Database, photo: NewPhoto): Promise<number> =>
  (await returnedRow(database.insert(photos).values(photo).returning({ id: photos.id }))).id;

export function findDrafts(database: Database, ids: readonly number[]): Promise<number[]> {
  const isAmong = inArray(photos.id, [...ids]);
  const drafts = database.select({ id: photos.id }).from(photos);
  return idsOf(drafts.where(and(isAmong, isDraft)).orderBy(asc(photos.id)));
}

export async function deleteOldDrafts(database: Database): Promise<void> {
  await database.delete(photos).where(and(isNull(photos.quoteId), lt(photos.createdAt, anHourAgo)));
}

/** Null if the request is unknown, withdrawn or erased. */
export async function lockOpenRequest(tx: Transaction, reference: string): Promise<number | null> {
  const isOpen = and(isNull(quotes.withdrawnAt), isNull(quotes.erasedAt));
  const found = tx.select({ id: quotes.id }).from(quotes);
  const row = await firstRow(found.where(and(eq(quotes.reference, reference), isOpen)).for("update"));
  return row?.id ?? null;
}

/** The photos with these ids that are drafts or already belong to the request, in the order in which they were added. */
export const findAttachable = (tx: Transaction, quoteId: number, ids: readonly number[]) =>
  tx
    .select({ id: photos.id, hash: photos.hash, quoteId: photos.quoteId })
    .from(photos)
    .where(and(inArray(photos.id, [...ids]), or(isDraft, eq(photos.quoteId, quoteId))))
    .orderBy(asc(photos.id));

export async function moveToRequest(tx: Transaction, quoteId: number, id: number): Promise<void> {
  await tx.update(photos).set({ quoteId }).where(eq(photos.id, id));
}

export async function insertPhoto(tx: Transaction, quoteId: number, photo: NewPhoto): Promise<void> {
  await tx.insert(photos).values({ ...photo, quoteId });
}

export const photosOf = (database: Queryable, ...references: string[]) =>
  database
    .select({ id: photos.id, hash: photos.hash, reference: quotes.reference })
    .from(photos)
    .innerJoin(quotes, eq(quotes.id, photos.quoteId))
    .where(inArray(quotes.reference, references))
    .orderBy(asc(photos.id));

export async function deletePhoto(database: Database, reference: string, id: number): Promise<void> {
  const request = database.select({ id: quotes.id }).from(quotes).where(eq(quotes.reference, reference));
  await database.delete(photos).where(and(eq(photos.id, id), inArray(photos.quoteId, request)));
}

export async function readPhoto(database: Database, id: number): Promise<Buffer | null> {
  const isShown = or(isDraft, isNotNull(photos.quoteId));
  const found = database.select({ webp: photos.webp }).from(photos);
  const row = await firstRow(found.where(and(eq(photos.id, id), isShown)));
  return row?.webp ?? null;
}

/** Stores a logo. If it is stored already, only its creation time is renewed. */
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

/** Deletes logos older than an hour that no listing, proposal or change refers to. An undo needs the logos of changes. */
export async function deleteUnusedLogos(database: Database): Promise<void> {
  const address = sql`${logos.address}`;
  await database.delete(logos).where(sql`${logos.createdAt} < now() - interval '1 hour'
    and not exists (select from ${companies} where ${companies.logo} = ${address})
    and not exists (select from ${proposals} where ${proposals.field} = 'logo' and ${proposals.suggestion} = ${address})
    and not exists (select from ${companyChanges} where ${address} in (${companyChanges.before} ->> 'logo', ${companyChanges.after} ->> 'logo'))
    and not exists (select from ${changeLog} where ${changeLog.kept} is not null and position(${address} in ${changeLog.kept}::text) > 0)`);
}

import { isDeepStrictEqual } from "node:util";
import { and, asc, desc, eq, inArray, not, or, sql } from "drizzle-orm";
import { carrierOf } from "#contract/carriers/carrier.ts";
import type { CarrierCheck } from "#contract/carriers/carrier-check.ts";
import type { Company } from "#contract/companies.ts";
import { companyColumns } from "#server/catalogue/store.ts";
import { insertLogEntries } from "#server/database/change-log.ts";
import { isChangeAskedAgain } from "#server/database/conditions.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { firstRow, returnedRow } from "#server/database/rows.ts";
import { companyChanges, type FieldValues, proposals } from "#server/database/tables/changes.ts";
import { companies, type ListingState } from "#server/database/tables/companies.ts";
import { EDITABLE_FIELDS } from "./csv/columns.ts";

type CompanyValues = typeof companies.$inferInsert;

const { carrier: _checked, ...statedFields } = companyColumns;
const editedFields = { ...statedFields, listing: companies.listing };

/** The company may be hidden from the public. */
export type EditedCompany = Omit<Company, "ownScore" | "carrier"> & { listing: ListingState };
export type ChangedBy = (typeof companyChanges.$inferInsert)["changedBy"];

/** The registration check may be about an earlier registration number. */
type StoredCompany = Omit<Company, "carrier"> & { carrier: CarrierCheck | null };

const asCompany = (row: StoredCompany): Company => ({
  ...row,
  carrier: carrierOf(row.licenseNumber, row.carrier),
});

/** Logs all editable fields, including empty fields. An undo compares them, so it also notices a field that was filled later. */
export async function addCompany(tx: Transaction, values: CompanyValues): Promise<Company> {
  const company = asCompany(await returnedRow(tx.insert(companies).values(values).returning(companyColumns)));
  const said = EDITABLE_FIELDS.map((name) => [name, company[name] ?? null]);
  const entry = { kind: "company-added", changedBy: "administrator", companyId: company.id } as const;
  const after = Object.fromEntries(said) as FieldValues;
  await insertLogEntries(tx, [{ ...entry, companyName: company.name, after }]);
  return company;
}

export async function readCompany(database: Database, id: number): Promise<Company | null> {
  const [row] = await database.select(companyColumns).from(companies).where(eq(companies.id, id));
  return row ? asCompany(row) : null;
}

export const lockCompany = (tx: Transaction, id: number): Promise<EditedCompany | null> =>
  firstRow(tx.select(editedFields).from(companies).where(eq(companies.id, id)).for("no key update"));

export async function updateCompany(tx: Transaction, id: number, values: Partial<CompanyValues>) {
  const updated = tx.update(companies).set(values).where(eq(companies.id, id));
  return asCompany(await returnedRow(updated.returning(companyColumns)));
}

/** Returns the id of the stored change. Null if no value changed. */
export async function insertChange(
  transaction: Transaction,
  { before, after, changedBy }: { before: EditedCompany; after: object; changedBy: ChangedBy },
): Promise<number | null> {
  const changed = Object.entries(after).filter(
    ([name, value]) =>
      value !== undefined && !isDeepStrictEqual(value, before[name as keyof EditedCompany] ?? null),
  );
  if (changed.length === 0) return null;
  const values = {
    companyId: before.id,
    changedBy,
    before: Object.fromEntries(changed.map(([name]) => [name, before[name as keyof EditedCompany] ?? null])),
    after: Object.fromEntries(changed),
  } as typeof companyChanges.$inferInsert;
  const inserted = transaction.insert(companyChanges).values(values).returning({ id: companyChanges.id });
  return (await returnedRow(inserted)).id;
}

export const hasValues = (company: object, expected: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(expected).every(([name, value]) =>
    isDeepStrictEqual((company as Record<string, unknown>)[name] ?? null, value ?? null),
  );

export type MadeChange = Pick<typeof companyChanges.$inferSelect, "companyId" | "before" | "after">;

/** Ordered by company id, so that companies are locked in that order. A company's edits are newest first. */
export const readMadeChanges = (tx: Transaction, ids: number[]): Promise<MadeChange[]> =>
  tx
    .select()
    .from(companyChanges)
    .where(inArray(companyChanges.id, ids))
    .orderBy(asc(companyChanges.companyId), desc(companyChanges.id));

/**
 * Marks edits as undone. The proposals behind the edits wait for a decision again. A company's own proposal stays decided if the
 * company has a newer waiting change of the same field.
 */
export async function markChangesUndone(tx: Transaction, ids: number[]): Promise<void> {
  await tx.update(companyChanges).set({ undoneAt: sql`now()` }).where(inArray(companyChanges.id, ids));
  await tx
    .update(proposals)
    .set({ state: "waiting", decidedAt: null, changeId: null })
    .where(
      and(inArray(proposals.changeId, ids), or(eq(proposals.kind, "correction"), not(isChangeAskedAgain))),
    );
}

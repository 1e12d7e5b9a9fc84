import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "#server/database/connect.ts";
import type { ImportedChange } from "#server/database/tables.ts";
import { type Locate, withNewValues } from "./apply.ts";
import { markImportUndone, readLastImport, type StoredImport } from "./imports-store.ts";
import type { EditableCompany, RowValues } from "./row-values.ts";
import { deleteCompanies, lockEditable, reviewedAmong, updateCompanies } from "./store.ts";

export type UndoOutcome =
  | { kind: "undone"; undone: StoredImport }
  | { kind: "nothing" }
  /** Nothing was undone, because undoing would lose later changes to these companies. */
  | { kind: "refused"; companies: string[] };

/** Whether undoing would lose a later change, review or deletion of the company. */
function wasTouched(
  change: ImportedChange,
  now: EditableCompany | undefined,
  reviewed: Set<number>,
): boolean {
  if (!now) return change.before !== null;
  if (change.before === null && reviewed.has(change.id)) return true;
  return Object.entries(change.after).some(
    ([field, value]) => !isDeepStrictEqual(now[field as keyof EditableCompany], value),
  );
}

/** Undoes the newest import, all of it or nothing. With `id`, only if the newest import has this id. */
export async function undoLast(transaction: Transaction, locate: Locate, id?: number): Promise<UndoOutcome> {
  const last = await readLastImport(transaction);
  if (!last || (id !== undefined && id !== last.id)) return { kind: "nothing" };
  const ids = last.changes.map(({ id }) => id);
  const now = new Map((await lockEditable(transaction, ids)).map((company) => [company.id, company]));
  const reviewed = await reviewedAmong(transaction, ids);
  const touched = last.changes.filter((change) => wasTouched(change, now.get(change.id), reviewed));
  if (touched.length > 0) return { kind: "refused", companies: touched.map(({ name }) => name) };

  await deleteCompanies(
    transaction,
    last.changes.filter(({ before }) => before === null).map(({ id }) => id),
  );
  await updateCompanies(
    transaction,
    last.changes.flatMap(({ id, before }) =>
      before ? [withNewValues(now.get(id) ?? { id }, before as RowValues, locate)] : [],
    ),
  );
  await markImportUndone(transaction, last.id);
  return { kind: "undone", undone: last };
}

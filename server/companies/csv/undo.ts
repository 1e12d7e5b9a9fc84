import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "#server/database/connect.ts";
import type { ImportedChange } from "#server/database/tables.ts";
import { type Contradiction, contradictionsAfter } from "../contradictions.ts";
import { whyNotTakenOut } from "../take-out-store.ts";
import { type Locate, withNewValues } from "./apply.ts";
import { markImportUndone, readLastImport, type StoredImport } from "./imports-store.ts";
import type { EditableCompany, RowValues } from "./row-values.ts";
import { deleteCompanies, lockEditable, type MergedInto, readMergedInto, updateCompanies } from "./store.ts";

export type UndoOutcome =
  | { kind: "undone"; undone: StoredImport }
  | { kind: "nothing" }
  /**
   * Nothing was undone, because these companies (their names) were changed, merged or deleted since, or were added and then
   * used.
   */
  | { kind: "refused"; companies: string[] }
  /** Nothing was undone, because two fields of a company would contradict each other. */
  | { kind: "contradiction"; company: string; contradiction: Contradiction };

interface Since {
  now: ReadonlyMap<number, EditableCompany>;
  /** The companies that were merged into others. What the import changed is part of the kept company since. */
  mergedInto: MergedInto;
  /** Added companies that were used since, with the reason why they stay. */
  used: ReadonlyMap<number, string>;
}

/** Whether undoing would lose a later change, merge or deletion of the company, or an added company that was used since. */
function wasTouched(change: ImportedChange, since: Since): boolean {
  const now = since.now.get(change.id);
  if (!now) return change.before !== null;
  if (since.mergedInto.has(change.id)) return true;
  if (change.before === null && since.used.has(change.id)) return true;
  return Object.entries(change.after).some(
    ([field, value]) => !isDeepStrictEqual(now[field as keyof EditableCompany], value),
  );
}

/** Undoes the newest import that was not undone yet, all of it or nothing. With `id`, only if that import has this id. */
export async function undoLast(transaction: Transaction, locate: Locate, id?: number): Promise<UndoOutcome> {
  const last = await readLastImport(transaction);
  if (!last || (id !== undefined && id !== last.id)) return { kind: "nothing" };
  const ids = last.changes.map(({ id }) => id);
  const now = new Map((await lockEditable(transaction, ids)).map((company) => [company.id, company]));
  const added = last.changes.filter(({ before }) => before === null).map(({ id }) => id);
  const used = await whyNotTakenOut(transaction, added);
  const since = { now, used, mergedInto: await readMergedInto(transaction) };
  const touched = last.changes.filter((change) => wasTouched(change, since));
  if (touched.length > 0) return { kind: "refused", companies: touched.map(({ name }) => name) };
  const [contradicting] = last.changes.flatMap(({ id, name, before }) =>
    contradictionsAfter(now.get(id) ?? {}, before ?? {}).map((contradiction) => ({
      company: name,
      contradiction,
    })),
  );
  if (contradicting) return { kind: "contradiction", ...contradicting };

  await deleteCompanies(transaction, added);
  await updateCompanies(
    transaction,
    last.changes.flatMap(({ id, before }) =>
      before ? [withNewValues(now.get(id) ?? { id }, before as RowValues, locate)] : [],
    ),
  );
  await markImportUndone(transaction, last.id);
  return { kind: "undone", undone: last };
}

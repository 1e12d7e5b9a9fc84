import { contradictionsAfter } from "#contract/company-input.ts";
import type { Transaction } from "#server/database/connect.ts";
import { conflict, type Refusal } from "#server/refusal.ts";
import { hasValues } from "../edit-store.ts";
import { whyNotTakenOut } from "../take-out-store.ts";
import { type Locate, withNewValues } from "./apply.ts";
import { markImportUndone, readLastImport } from "./imports-store.ts";
import type { RowValues } from "./row-values.ts";
import { deleteCompanies, lockEditable, readMergedInto, updateCompanies } from "./store.ts";

const NAMED = 3;

const NOTHING = conflict("There is no import to undo");
const NOT_LAST = conflict("Only the last import can be undone");

function changedSince(companies: readonly string[]): Refusal {
  const names = companies.slice(0, NAMED).map((name) => `"${name}"`);
  const more = companies.length > NAMED ? ` and ${companies.length - NAMED} more` : "";
  return conflict(
    `Changed, merged, reviewed, asked for a quote or asked about its draft since the import: ${names.join(", ")}${more}. Undoing it would lose that, so nothing was undone`,
  );
}

/** If `id` is given, refuses unless the last import has this id. Refuses if later changes would be lost. */
export async function undoLast(transaction: Transaction, locate: Locate, id?: number) {
  const last = await readLastImport(transaction);
  if (id !== undefined && id !== last?.id) return NOT_LAST;
  if (!last) return NOTHING;
  const ids = last.changes.map(({ id }) => id);
  const now = new Map((await lockEditable(transaction, ids)).map((company) => [company.id, company]));
  const added = last.changes.filter(({ before }) => before === null).map(({ id }) => id);
  const used = await whyNotTakenOut(transaction, added);
  const mergedInto = await readMergedInto(transaction);
  const touched = last.changes.filter(({ id, before, after }) => {
    const company = now.get(id);
    if (!company) return before !== null;
    return mergedInto.has(id) || (before === null && used.has(id)) || !hasValues(company, after);
  });
  if (touched.length > 0) return changedSince(touched.map(({ name }) => name));
  const [contradicting] = last.changes.flatMap(({ id, name, before }) =>
    contradictionsAfter(now.get(id) ?? {}, before ?? {}).map(({ message }) => ({ name, message })),
  );
  if (contradicting)
    return conflict(
      `With what was changed since, "${contradicting.name}" would contradict itself, so nothing was undone: ${contradicting.message}`,
    );

  await deleteCompanies(transaction, added);
  const restored = last.changes.flatMap(({ id, before }) =>
    before ? [withNewValues(now.get(id) ?? { id }, before as RowValues, locate)] : [],
  );
  await updateCompanies(transaction, restored);
  await markImportUndone(transaction, last.id);
  return last;
}

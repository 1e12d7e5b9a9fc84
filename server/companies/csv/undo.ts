import { contradictionsAfter } from "#contract/company-input.ts";
import type { Transaction } from "#server/database/connect.ts";
import type { ImportedChange } from "#server/database/tables/changes.ts";
import { conflict, type Refusal } from "#server/refusal.ts";
import { whyNotTakenOut } from "../take-out-store.ts";
import { isAsImported, type Locate, withNewValues } from "./apply.ts";
import type { EditableCompany, RowValues } from "./row-values.ts";
import * as store from "./store.ts";

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

/**
 * If `id` is given, refuses unless the last import has this id. Refuses if later changes would be lost. Reads the import twice
 * and in parts, because all its changes at once can be larger than the memory: everything is examined before anything is undone.
 */
export async function undoLast(tx: Transaction, locate: Locate, id?: number) {
  const last = await store.readLastImport(tx);
  if (id !== undefined && id !== last?.id) return NOT_LAST;
  if (!last) return NOTHING;
  const mergedInto = await store.readMergedInto(tx);
  const touched: string[] = [];
  let contradiction: string | null = null;
  for await (const { changes, now } of parts(tx, last.id)) {
    touched.push(...(await touchedIn(tx, { changes, now, mergedInto })));
    contradiction ??= contradictionIn(changes, now);
  }
  if (touched.length > 0) return changedSince(touched);
  if (contradiction !== null) return conflict(contradiction);
  const ids: number[] = [];
  for await (const { changes, now } of parts(tx, last.id)) {
    await store.deleteCompanies(tx, addedIn(changes));
    const restored = changes.flatMap(({ id, before }) =>
      before ? [withNewValues(now.get(id) ?? { id }, before as RowValues, locate)] : [],
    );
    await store.updateCompanies(tx, restored);
    ids.push(...changes.map(({ id }) => id));
  }
  await store.markImportUndone(tx, last.id);
  return { last, ids };
}

interface Part {
  changes: readonly ImportedChange[];
  /** The companies as they are now, locked. */
  now: ReadonlyMap<number, EditableCompany>;
}

async function* parts(tx: Transaction, importId: number): AsyncGenerator<Part> {
  for await (const changes of store.readImportedChanges(tx, importId)) {
    const locked = await store.lockEditable(
      tx,
      changes.map(({ id }) => id),
    );
    yield { changes, now: new Map(locked.map((company) => [company.id, company])) };
  }
}

const addedIn = (changes: readonly ImportedChange[]) =>
  changes.flatMap(({ id, before }) => (before === null ? [id] : []));

/** The names of the companies whose later changes would be lost. */
async function touchedIn(
  tx: Transaction,
  { changes, now, mergedInto }: Part & { mergedInto: store.MergedInto },
): Promise<string[]> {
  const used = await whyNotTakenOut(tx, addedIn(changes));
  const isTouched = (change: ImportedChange) => {
    const company = now.get(change.id);
    if (!company) return change.before !== null;
    return mergedInto.has(change.id) || used.has(change.id) || !isAsImported(company, change);
  };
  return changes.filter(isTouched).map(({ name }) => name);
}

function contradictionIn(changes: readonly ImportedChange[], now: Part["now"]): string | null {
  const [found] = changes.flatMap(({ id, name, before }) =>
    contradictionsAfter(now.get(id) ?? {}, before ?? {}).map(({ message }) => ({ name, message })),
  );
  return found
    ? `With what was changed since, "${found.name}" would contradict itself, so nothing was undone: ${found.message}`
    : null;
}

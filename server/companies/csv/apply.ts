import type { Transaction } from "#server/database/connect.ts";
import type { ImportedChange } from "#server/database/tables/changes.ts";
import type { Places } from "#server/places/places.ts";
import { hasValues } from "../edit-store.ts";
import { EDITABLE_FIELDS } from "./columns.ts";
import type { PlannedWrite } from "./plan.ts";
import type { EditableCompany, RowValues } from "./row-values.ts";
import {
  batches,
  type CompanyValues,
  insertCompanies,
  lockEditable,
  reserveIds,
  updateCompanies,
} from "./store.ts";

export type Locate = Places["locate"];

export const withNewValues = <Stored extends object>(
  stored: Stored,
  values: RowValues | Partial<CompanyValues>,
  locate: Locate,
): CompanyValues => {
  const company = { ...stored, ...values } as CompanyValues;
  const point = locate({ ...company, postcode: company.postcode ?? null });
  return { ...company, latitude: point?.latitude ?? null, longitude: point?.longitude ?? null };
};

interface Addition {
  id: number | null;
  values: RowValues | Partial<CompanyValues>;
}
type Change = Extract<PlannedWrite, { kind: "change" }>;

export async function applyWrites(tx: Transaction, writes: readonly PlannedWrite[], locate: Locate) {
  const additions = writes.filter((write) => write.kind === "add");
  const changes = writes.filter((write) => write.kind === "change");
  return [...(await addCompanies(tx, additions, locate)), ...(await changeAll(tx, changes, locate))];
}

/** Works in parts, so that a large import needs little memory. */
export async function addCompanies(tx: Transaction, additions: readonly Addition[], locate: Locate) {
  const named = additions.flatMap(({ id }) => id ?? []);
  const reserved = await reserveIds(tx, additions.length - named.length, named);
  const added: ImportedChange[] = [];
  for (const batch of batches(additions)) {
    const rows = batch.map(({ id, values }) => withNewValues({ id: id ?? reserved.shift() }, values, locate));
    await insertCompanies(tx, rows);
    const ids = rows.flatMap(({ id }) => id ?? []);
    for (const company of await lockEditable(tx, ids)) added.push(asAddition(company));
  }
  return added;
}

async function changeAll(tx: Transaction, changes: readonly Change[], locate: Locate) {
  for (const batch of batches(changes))
    await updateCompanies(
      tx,
      batch.map(({ company, values }) => withNewValues(company, values, locate)),
    );
  return changes.map(({ company, values }): ImportedChange => {
    const { id, name } = company;
    const fields = EDITABLE_FIELDS.filter((field) => field in values);
    const after = { ...company, ...(values as Partial<EditableCompany>) };
    return { id, name, before: fieldsOf(company, fields), after: fieldsOf(after, fields) };
  });
}

const isUnset = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/** Leaves out unset fields, which are most of them. */
function asAddition(company: EditableCompany): ImportedChange {
  const { id, name } = company;
  const filled = EDITABLE_FIELDS.filter((field) => !isUnset(company[field]));
  return { id, name, before: null, after: fieldsOf(company, filled) };
}

/** True if the company still has what the import wrote. An added company also has no further field. */
export function isAsImported(company: EditableCompany, { before, after }: ImportedChange): boolean {
  const further = before ? [] : EDITABLE_FIELDS.filter((field) => !(field in after));
  return hasValues(company, after) && further.every((field) => isUnset(company[field]));
}

const fieldsOf = (company: EditableCompany, fields: readonly (keyof EditableCompany)[]) =>
  Object.fromEntries(fields.map((field) => [field, company[field]]));

import type { Transaction } from "#server/database/connect.ts";
import type { ImportedChange } from "#server/database/tables/changes.ts";
import type { Places } from "#server/places/places.ts";
import { EDITABLE_FIELDS } from "./columns.ts";
import type { PlannedWrite } from "./plan.ts";
import type { EditableCompany, RowValues } from "./row-values.ts";
import { type CompanyValues, insertCompanies, lockEditable, reserveIds, updateCompanies } from "./store.ts";

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

export async function addCompanies(tx: Transaction, additions: readonly Addition[], locate: Locate) {
  if (additions.length === 0) return [];
  const named = additions.flatMap(({ id }) => id ?? []);
  const reserved = await reserveIds(tx, additions.length - named.length, named);
  const rows = additions.map(({ id, values }) =>
    withNewValues({ id: id ?? reserved.shift() }, values, locate),
  );
  await insertCompanies(tx, rows);
  const ids = rows.flatMap(({ id }) => id ?? []);
  return (await lockEditable(tx, ids)).map((company): ImportedChange => {
    const { id, name } = company;
    return { id, name, before: null, after: fieldsOf(company, EDITABLE_FIELDS) };
  });
}

async function changeAll(tx: Transaction, changes: readonly Change[], locate: Locate) {
  const rows = changes.map(({ company, values }) => withNewValues(company, values, locate));
  await updateCompanies(tx, rows);
  return changes.map(({ company, values }): ImportedChange => {
    const { id, name } = company;
    const fields = EDITABLE_FIELDS.filter((field) => field in values);
    const after = { ...company, ...(values as Partial<EditableCompany>) };
    return { id, name, before: fieldsOf(company, fields), after: fieldsOf(after, fields) };
  });
}

const fieldsOf = (company: EditableCompany, fields: readonly (keyof EditableCompany)[]) =>
  Object.fromEntries(fields.map((field) => [field, company[field]]));

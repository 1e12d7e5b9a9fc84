import type { Transaction } from "#server/database/connect.ts";
import type { ImportedChange } from "#server/database/tables/changes.ts";
import type { Places } from "#server/places/places.ts";
import { EDITABLE_FIELDS } from "./columns.ts";
import type { PlannedWrite } from "./plan.ts";
import type { EditableCompany, RowValues } from "./row-values.ts";
import { type CompanyValues, insertCompanies, lockEditable, reserveIds, updateCompanies } from "./store.ts";

export type Locate = Places["locate"];

/** Returns the company with the new values, and with coordinates for its address. The values are already validated. */
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
  /** Null means the next free id. */
  id: number | null;
  values: Partial<CompanyValues>;
}
type Change = Extract<PlannedWrite, { kind: "change" }>;

export async function applyWrites(
  transaction: Transaction,
  writes: readonly PlannedWrite[],
  locate: Locate,
): Promise<ImportedChange[]> {
  const added = await addCompanies(
    transaction,
    writes.flatMap((write) =>
      write.kind === "add" ? [{ id: write.id, values: write.values as Partial<CompanyValues> }] : [],
    ),
    locate,
  );
  const changed = await changeAll(
    transaction,
    writes.filter((write) => write.kind === "change"),
    locate,
  );
  return [...added, ...changed];
}

export async function addCompanies(
  transaction: Transaction,
  additions: readonly Addition[],
  locate: Locate,
): Promise<ImportedChange[]> {
  if (additions.length === 0) return [];
  const named = additions.flatMap(({ id }) => id ?? []);
  const reserved = await reserveIds(transaction, additions.length - named.length, named);
  const rows = additions.map(({ id, values }) =>
    withNewValues({ id: id ?? reserved.shift() }, values, locate),
  );
  await insertCompanies(transaction, rows);
  const stored = await lockEditable(
    transaction,
    rows.flatMap(({ id }) => id ?? []),
  );
  return stored.map((company) => ({
    id: company.id,
    name: company.name,
    before: null,
    after: fieldsOf(company, EDITABLE_FIELDS),
  }));
}

async function changeAll(
  transaction: Transaction,
  changes: readonly Change[],
  locate: Locate,
): Promise<ImportedChange[]> {
  await updateCompanies(
    transaction,
    changes.map(({ company, values }) => withNewValues(company, values, locate)),
  );
  return changes.map(({ company, values }) => {
    const fields = EDITABLE_FIELDS.filter((field) => field in values);
    return {
      id: company.id,
      name: company.name,
      before: fieldsOf(company, fields),
      after: fieldsOf({ ...company, ...(values as Partial<EditableCompany>) }, fields),
    };
  });
}

const fieldsOf = (company: EditableCompany, fields: readonly (keyof EditableCompany)[]) =>
  Object.fromEntries(fields.map((field) => [field, company[field]]));

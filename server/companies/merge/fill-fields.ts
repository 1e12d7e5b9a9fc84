import { contradictionsIn } from "#contract/company-input.ts";
import { EDITABLE_FIELDS } from "../csv/columns.ts";
import type { EditedCompany } from "../edit-store.ts";

/** `confirmedOn` is left out, because it is about the entry that was confirmed. */
const FILLED = [...EDITABLE_FIELDS.filter((field) => field !== "confirmedOn"), "logo" as const];

type FilledFields = Partial<Record<keyof EditedCompany, unknown>>;

export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === "string" && (value.trim() === "" || value.trim() === "Unknown")) ||
  (Array.isArray(value) && value.length === 0);

const isSamePlace = (one: EditedCompany, other: EditedCompany): boolean =>
  one.location.trim().toLowerCase() === other.location.trim().toLowerCase();

/** Leaves out values that would contradict the others. */
export function fieldsToFill(kept: EditedCompany, merged: EditedCompany): FilledFields {
  const found = FILLED.filter((field) => isEmpty(kept[field]) && !isEmpty(merged[field]));
  const filled: FilledFields = Object.fromEntries(found.map((field) => [field, merged[field]]));
  // A postcode of another town would move the company.
  if (!isSamePlace(kept, merged)) delete filled.postcode;
  const after = { ...kept, ...filled } as EditedCompany;
  for (const { between } of contradictionsIn(after)) for (const field of between) delete filled[field];
  return filled;
}

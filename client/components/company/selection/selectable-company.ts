import type { Company } from "#contract/companies.ts";
import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";
import { canBeQuoted } from "#contract/quotable.ts";

export type SelectableCompany = Pick<Company, "id" | "name" | "email"> &
  Partial<Pick<Company, "pausedUntil">>;

export const toSelectableCompany = ({ id, name, email, pausedUntil }: SelectableCompany) => ({
  id,
  name,
  email: email ?? "",
  pausedUntil: pausedUntil ?? null,
});

/** Drops malformed entries, because users and extensions can edit local storage. */
export function parseSelection(json: string | null): readonly SelectableCompany[] {
  try {
    const saved: unknown = JSON.parse(json ?? "[]");
    return Array.isArray(saved) ? saved.filter(isSelectableCompany) : [];
  } catch {
    return [];
  }
}

/** If `company` can be quoted, only selected companies that can be quoted count. */
export const hasPlaceFor = (company: SelectableCompany, selected: readonly SelectableCompany[]): boolean =>
  (canBeQuoted(company) ? selected.filter(canBeQuoted) : selected).length < MAX_COMPANIES_PER_QUOTE;

const isSelectableCompany = (value: Partial<SelectableCompany> | null): value is SelectableCompany =>
  Number.isInteger(value?.id) && typeof value?.name === "string" && typeof value.email === "string";

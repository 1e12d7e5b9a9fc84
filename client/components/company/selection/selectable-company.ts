import { tryStorage } from "#client/try-storage.ts";
import type { Company } from "#contract/companies.ts";

/** The fields of a company that a selection stores. `canBeQuoted` uses `email` and `pausedUntil`. */
export type SelectableCompany = Pick<Company, "id" | "name" | "email"> &
  Partial<Pick<Company, "pausedUntil">>;

export const toSelectableCompany = ({
  id,
  name,
  email,
  pausedUntil,
}: SelectableCompany): SelectableCompany => ({
  id,
  name,
  email: email ?? "",
  pausedUntil: pausedUntil ?? null,
});

/**
 * Parses companies from browser storage, which users and extensions can edit. Malformed entries are dropped; malformed JSON
 * gives an empty list.
 */
export function parseSelection(json: string | null): readonly SelectableCompany[] {
  try {
    const saved: unknown = JSON.parse(json ?? "[]");
    return Array.isArray(saved) ? saved.filter(isSelectableCompany) : [];
  } catch {
    return [];
  }
}

/** The key in session storage for the selection of a list. */
export const selectionKey = (list: string): string => `selection:${list}`;

/** The list of the companies near a place. All pages share its selection, however the place is typed. */
export const listNear = (location = ""): string => `near ${location.replace(/\s/g, "").toLowerCase()}`;

/** Keeps the selection of a list while the visitor is on another page. */
export const saveListSelection = (list: string, companies: readonly SelectableCompany[]) =>
  tryStorage(() => sessionStorage.setItem(selectionKey(list), JSON.stringify(companies)));

/** The companies that the visitor selected in a list in this browser tab. */
export const savedSelection = (list: string): readonly SelectableCompany[] =>
  parseSelection(tryStorage(() => sessionStorage.getItem(selectionKey(list))));

const isSelectableCompany = (value: Partial<SelectableCompany> | null): value is SelectableCompany =>
  Number.isInteger(value?.id) && typeof value?.name === "string" && typeof value.email === "string";

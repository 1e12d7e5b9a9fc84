import { reportStorage, tryStorage } from "#client/try-storage.ts";
import type { Company } from "#contract/companies.ts";
import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";
import { canBeQuoted } from "#contract/quotable.ts";

// Chosen companies are in local storage, because visitors open results in several tabs.
const COMPANIES_KEY = "chosenCompanies";
const CHANGED_KEY = "chosenCompaniesChanged";
/** Companies that were last chosen more than 12 hours ago belong to an earlier visit. */
const VISIT_MS = 12 * 60 * 60 * 1000;

/** One shared array, because a new empty array would make lists render again. */
export const NO_COMPANIES: readonly SelectableCompany[] = [];
let parsed = { json: "", companies: NO_COMPANIES };
/** Used in a browser that blocks storage. Lasts until the visitor loads another document. */
let unsaved = NO_COMPANIES;

/** Returns the same array until the choice changes. */
export function chosenCompanies(): readonly SelectableCompany[] {
  const json = tryStorage(() => {
    const isOfThisVisit = Date.now() - Number(localStorage.getItem(CHANGED_KEY)) < VISIT_MS;
    return (isOfThisVisit && localStorage.getItem(COMPANIES_KEY)) || "";
  });
  if (json === null) return unsaved;
  if (json === "") return NO_COMPANIES;
  if (json !== parsed.json) parsed = { json, companies: parseSelection(json) };
  return parsed.companies;
}

export function chooseCompanies(companies: readonly SelectableCompany[]) {
  unsaved = companies;
  tryStorage(() => {
    if (companies.length === 0) {
      localStorage.removeItem(COMPANIES_KEY);
      localStorage.removeItem(CHANGED_KEY);
      return;
    }
    localStorage.setItem(COMPANIES_KEY, JSON.stringify(companies.map(toSelectableCompany)));
    localStorage.setItem(CHANGED_KEY, String(Date.now()));
  });
  reportStorage();
}

export function chooseAlso(companies: readonly SelectableCompany[]) {
  let chosen = chosenCompanies();
  for (const company of companies) {
    const isChosen = chosen.some(({ id }) => id === company.id);
    if (!isChosen && hasPlaceFor(company, chosen)) chosen = [...chosen, company];
  }
  chooseCompanies(chosen);
}

export function unchooseCompanies(companies: readonly { id: number }[]) {
  const ids = new Set(companies.map(({ id }) => id));
  if (chosenCompanies().some(({ id }) => ids.has(id)))
    chooseCompanies(chosenCompanies().filter(({ id }) => !ids.has(id)));
}

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

import type { ChosenCompany } from "./use-quote-selection.ts";

const COMPANIES_KEY = "selectedCompanies";
const LOCATION_KEY = "searchLocation";

/** Leaves the chosen companies and the place for the quote page, which takes them once. */
export function saveSelection(companies: readonly ChosenCompany[], location: string) {
  localStorage.setItem(COMPANIES_KEY, JSON.stringify(companies));
  if (location) localStorage.setItem(LOCATION_KEY, location);
}

/** Whether another screen left something for the quote page. */
export const hasSavedSelection = (): boolean =>
  localStorage.getItem(COMPANIES_KEY) !== null || localStorage.getItem(LOCATION_KEY) !== null;

/** What another screen left for the quote page; read once, then gone. */
export function takeSelection(): { companies: readonly ChosenCompany[]; location: string } {
  const companies = localStorage.getItem(COMPANIES_KEY);
  const location = localStorage.getItem(LOCATION_KEY);
  localStorage.removeItem(COMPANIES_KEY);
  localStorage.removeItem(LOCATION_KEY);
  return { companies: parseCompanies(companies), location: location ?? "" };
}

/** Browser storage can hold anything: only well-formed companies are taken from it. */
export function parseCompanies(text: string | null): readonly ChosenCompany[] {
  try {
    const saved: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(saved) ? saved.filter(isChosenCompany) : [];
  } catch {
    return [];
  }
}

const isChosenCompany = (value: unknown): value is ChosenCompany =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  Number.isInteger(value.id) &&
  "name" in value &&
  typeof value.name === "string" &&
  "email" in value &&
  typeof value.email === "string";

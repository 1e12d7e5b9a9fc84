import { parseSelectedCompanies, type SelectedCompany } from "./selected-company.ts";

const COMPANIES_KEY = "selectedCompanies";
const LOCATION_KEY = "searchLocation";

/** Leaves the chosen companies and the place for the quote page, which takes them once. */
export function saveSelection(companies: readonly SelectedCompany[], location: string) {
  localStorage.setItem(COMPANIES_KEY, JSON.stringify(companies));
  if (location) localStorage.setItem(LOCATION_KEY, location);
}

/** Whether another screen left something for the quote page. */
export const hasSavedSelection = (): boolean =>
  localStorage.getItem(COMPANIES_KEY) !== null || localStorage.getItem(LOCATION_KEY) !== null;

/** What another screen left for the quote page; read once, then gone. */
export function takeSelection(): { companies: readonly SelectedCompany[]; location: string } {
  const companies = localStorage.getItem(COMPANIES_KEY);
  const location = localStorage.getItem(LOCATION_KEY);
  localStorage.removeItem(COMPANIES_KEY);
  localStorage.removeItem(LOCATION_KEY);
  return { companies: parseSelectedCompanies(companies), location: location ?? "" };
}

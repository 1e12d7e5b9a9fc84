import { parseSelection, type SelectableCompany } from "./selectable-company.ts";

const COMPANIES_KEY = "selectedCompanies";
const LOCATION_KEY = "searchLocation";

/** Saves the selected companies and the location for the quote page. */
export function saveSelection(companies: readonly SelectableCompany[], location: string) {
  localStorage.setItem(COMPANIES_KEY, JSON.stringify(companies));
  if (location) localStorage.setItem(LOCATION_KEY, location);
}

export const hasSavedSelection = (): boolean =>
  localStorage.getItem(COMPANIES_KEY) !== null || localStorage.getItem(LOCATION_KEY) !== null;

/** Reads and deletes what `saveSelection` saved, so that the quote page uses it once. */
export function takeSelection(): { companies: readonly SelectableCompany[]; location: string } {
  const companies = localStorage.getItem(COMPANIES_KEY);
  const location = localStorage.getItem(LOCATION_KEY);
  localStorage.removeItem(COMPANIES_KEY);
  localStorage.removeItem(LOCATION_KEY);
  return { companies: parseSelection(companies), location: location ?? "" };
}

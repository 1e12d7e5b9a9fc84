import { parseSelection, type SelectableCompany, selectionKey } from "./selectable-company.ts";

const COMPANIES_KEY = "selectedCompanies";
const LOCATION_KEY = "searchLocation";
const RADIUS_KEY = "searchRadius";

interface SavedSelection {
  companies: readonly SelectableCompany[];
  location: string;
  radiusKm?: number | undefined;
}

/** Saves the selected companies and the searched area for the quote page. */
export function saveSelection({ companies, location, radiusKm }: SavedSelection) {
  localStorage.setItem(COMPANIES_KEY, JSON.stringify(companies));
  if (location) localStorage.setItem(LOCATION_KEY, location);
  if (radiusKm) localStorage.setItem(RADIUS_KEY, String(radiusKm));
}

export const hasSavedSelection = (): boolean =>
  localStorage.getItem(COMPANIES_KEY) !== null || localStorage.getItem(LOCATION_KEY) !== null;

/** Reads and deletes the saved selection, so that the quote page uses it only once. */
export function takeSelection(): SavedSelection {
  const companies = localStorage.getItem(COMPANIES_KEY);
  const location = localStorage.getItem(LOCATION_KEY);
  const radiusKm = Number(localStorage.getItem(RADIUS_KEY)) || undefined;
  for (const key of [COMPANIES_KEY, LOCATION_KEY, RADIUS_KEY]) localStorage.removeItem(key);
  return { companies: parseSelection(companies), location: location ?? "", radiusKm };
}

/** Deletes the saved selections of all lists, after a request was sent. */
export function deleteSelections() {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(selectionKey(""))) sessionStorage.removeItem(key);
}

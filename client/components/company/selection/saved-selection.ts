import { tryStorage } from "#client/try-storage.ts";
import { parseSelection, type SelectableCompany } from "./chosen-companies.ts";

const COMPANIES_KEY = "selectedCompanies";
const LOCATION_KEY = "searchLocation";
const RADIUS_KEY = "searchRadius";

interface SavedSelection {
  companies: readonly SelectableCompany[];
  location: string;
  radiusKm?: number | undefined;
}

export function saveSelection({ companies, location, radiusKm }: SavedSelection) {
  tryStorage(() => {
    localStorage.setItem(COMPANIES_KEY, JSON.stringify(companies));
    if (location) localStorage.setItem(LOCATION_KEY, location);
    if (radiusKm) localStorage.setItem(RADIUS_KEY, String(radiusKm));
  });
}

export const hasSavedSelection = (): boolean =>
  tryStorage(() => localStorage.getItem(COMPANIES_KEY) ?? localStorage.getItem(LOCATION_KEY)) !== null;

/** Reads and deletes the saved selection, so that the quote page uses it only once. */
export function takeSelection(): SavedSelection {
  return {
    companies: parseSelection(takeItem(COMPANIES_KEY)),
    location: takeItem(LOCATION_KEY) ?? "",
    radiusKm: Number(takeItem(RADIUS_KEY)) || undefined,
  };
}

const takeItem = (key: string): string | null =>
  tryStorage(() => {
    const value = localStorage.getItem(key);
    localStorage.removeItem(key);
    return value;
  });

import type { CompaniesQuery } from "#contract/companies.ts";
import { MAX_RADIUS_KM, MAX_SEARCH_TEXT, MIN_RADIUS_KM } from "#contract/limits.ts";
import { COMPANY_SORTS } from "#contract/options.ts";

const text = (params: URLSearchParams, name: string): string | undefined =>
  params.get(name)?.trim().slice(0, MAX_SEARCH_TEXT) || undefined;

/** A parameter as a number within a range. The fallback replaces anything that is not a number. */
function numberFrom(
  params: URLSearchParams,
  name: string,
  range: { min: number; max: number; fallback: number },
) {
  const value = Number.parseFloat(params.get(name) ?? "");
  return Number.isFinite(value) ? Math.min(range.max, Math.max(range.min, value)) : range.fallback;
}

/** The search in a screen's URL. Invalid parameters fall back to defaults, so that a mistyped URL still shows a page. */
export function companySearchFrom(
  params: URLSearchParams,
  { radiusKm, limit }: { radiusKm: number; limit: number },
): CompaniesQuery & { radius: number; page: number; limit: number } {
  return {
    location: text(params, "location"),
    radius: numberFrom(params, "radius", { min: MIN_RADIUS_KM, max: MAX_RADIUS_KM, fallback: radiusKm }),
    search: text(params, "search"),
    locationSearch: text(params, "locationSearch"),
    sort: COMPANY_SORTS.find((sort) => sort === params.get("sort")),
    page: Math.floor(numberFrom(params, "page", { min: 1, max: 1_000_000, fallback: 1 })),
    limit,
  };
}

/** The query string with some parameters changed. Undefined removes a parameter. */
export function changedParams(
  params: URLSearchParams,
  changes: Record<string, string | number | undefined>,
): string {
  const changed = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === "") changed.delete(name);
    else changed.set(name, String(value));
  }
  return `?${changed}`;
}

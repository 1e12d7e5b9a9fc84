import type { CompaniesQuery } from "#contract/companies.ts";
import { COMPANY_SORTS } from "#contract/options.ts";

/** The search in a page's parameters. */
export function companySearchFrom(
  params: URLSearchParams,
  { radiusKm, limit }: { radiusKm: number; limit: number },
): CompaniesQuery & { radius: number; page: number; limit: number } {
  const text = (name: string) => params.get(name) ?? undefined;
  return {
    location: text("location"),
    radius: Number(text("radius") ?? radiusKm),
    search: text("search"),
    locationSearch: text("locationSearch"),
    sort: COMPANY_SORTS.find((sort) => sort === text("sort")),
    page: Number(text("page") ?? 1),
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

/** What the filters compare, for a search that finds nothing; null without a filter. */
export function filterScope(filters: { search: string; locationSearch: string }): string | null {
  if (filters.search)
    return "The search looks in names, towns and counties, not in phone numbers, postcodes and emails.";
  return filters.locationSearch ? "Search by location looks in towns only, not in postcodes." : null;
}

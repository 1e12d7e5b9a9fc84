import type { LocationSearch } from "#contract/companies.ts";
import type { ResultsMapResponse } from "#contract/map/results-map.ts";

const companyCount = (count: number) => `${count} ${count === 1 ? "company" : "companies"}`;

/** The name of a map, and its description for assistive technology. */
export function mapTitle(
  { total, placed, unplaced }: Pick<ResultsMapResponse, "total" | "placed" | "unplaced">,
  searched: LocationSearch | undefined,
): { title: string; description: string } {
  const near = searched ? ` near ${searched.place.label}` : "";
  const shown = placed < total ? `${placed} of ${companyCount(total)}` : companyCount(total);
  return {
    title: `Map of ${shown}${near}`,
    description: [
      "Each company is a link, in the order of the list; companies close together share one, which zooms in.",
      searched ? "A dashed circle shows the radius of the search." : "",
      unplaced > 0 ? `${companyCount(unplaced)} can't be placed.` : "",
      "The list on this page has every company and everything that the map shows.",
    ]
      .filter(Boolean)
      .join(" "),
  };
}

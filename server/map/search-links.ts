import { formatMapArea, type MapArea } from "#contract/map/map-area.ts";
import type { ResultsMapQuery } from "#contract/map/results-map.ts";
import type { MarkerLinks } from "./draw-markers.ts";

type Values = Record<string, string | number | undefined>;

function queryString(values: Values): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined) params.set(name, String(value));
  return params.size > 0 ? `?${params}` : "";
}

/** The links of a map. Like the links of the list, they contain the place and the job. */
export function searchLinks(query: ResultsMapQuery): MarkerLinks {
  const { location, radius, size, date, weeks, stands, waste } = query;
  const job = { location, radius: location ? radius : undefined, size, date, weeks, stands, waste };
  const { mapArea: _shown, quotable, ...rest } = query;
  const page = { ...rest, quotable: quotable && "1", view: "map" };
  const companyQuery = queryString(job);
  return {
    company: (id) => `/company/${id}${companyQuery}`,
    area: (area: MapArea) => queryString({ ...page, mapArea: formatMapArea(area) }),
  };
}

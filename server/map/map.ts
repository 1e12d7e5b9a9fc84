import type { ListedCompany, LocationSearch } from "#contract/companies.ts";
import { formatMapArea, type MapArea, parseMapArea } from "#contract/map/map-area.ts";
import { type PlanePoint, toPlane } from "#contract/map/map-plane.ts";
import {
  MAX_MAP_COMPANIES,
  type ResultsMapQuery,
  type ResultsMapResponse,
} from "#contract/map/results-map.ts";
import { shownScore } from "#contract/rated.ts";
import type { Companies } from "#server/companies/companies.ts";
import type { PlaceTables } from "#server/places/place-tables.ts";
import { areaAround, boundsOf, longerSide } from "./boxes.ts";
import {
  type CompanyCoverage,
  companyArea,
  createDistrictCells,
  describeArea,
  positionOf,
} from "./company-area.ts";
import { type Drawing, drawMap } from "./draw-map.ts";
import type { MarkerLinks, PlacedCompany } from "./draw-markers.ts";
import type { MapData } from "./map-data.ts";
import { createMapLines } from "./map-lines.ts";

interface ResultsMapsDeps {
  companies: Pick<Companies, "findFirst">;
  tables: Pick<PlaceTables, "towns" | "postcodeDistricts">;
  data: MapData;
}

const isPlaced = (company: ListedCompany): company is PlacedCompany =>
  company.latitude !== null && company.longitude !== null;

export function createResultsMaps({ companies, tables, data }: ResultsMapsDeps) {
  const linesAt = createMapLines(data);
  const cells = createDistrictCells(tables.postcodeDistricts);
  const towns = tables.towns
    .filter(({ population, isEstimate }) => population > 0 && !isEstimate)
    .sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1))
    .map(({ name, population, ...point }) => ({ name, population, at: toPlane(point) }));
  const svgOf = (drawing: Drawing) => drawMap(drawing, { linesAt, towns });

  return {
    /**
     * Draws where a company delivers, around its yard. Null if the company's position is unknown and it states no known district.
     */
    drawCoverage(company: CompanyCoverage): string | null {
      const area = companyArea(company, cells);
      const yard = positionOf(company);
      const shapes = [
        ...(area.circle ? [area.circle] : []),
        ...[...area.districts, ...(yard ? [[yard]] : [])].flat().map((at) => ({ at })),
      ];
      if (shapes.length === 0) return null;
      return svgOf({
        area: fitArea(shapes),
        ...{ title: "Where you deliver", description: "The line of text at the map says the same." },
        companies: [],
        search: yard ? { name: "Your yard", at: yard, radiusKm: 0 } : undefined,
        chosen: { id: 0, area },
        links: searchLinks({}),
      });
    },
    draw(query: ResultsMapQuery): ResultsMapResponse {
      const { firm: _firm, mapArea, ...listQuery } = query;
      const { companies: found, total, searched } = companies.findFirst(listQuery, MAX_MAP_COMPANIES);
      const placed = found.filter(isPlaced);
      const chosen = found.find(({ id }) => id === query.firm);
      const area = chosen && companyArea(chosen, cells);
      const search = searched && {
        name: searched.place.label.split(",")[0] as string,
        at: toPlane(searched.place),
        radiusKm: searched.radius,
      };
      const counts = { total, placed: placed.length, unplaced: found.length - placed.length };
      const asked = mapArea && parseMapArea(mapArea);
      // If there are more results than the map can show, the map shows the area of the drawn companies, not the whole search
      // circle.
      const circle = search && found.length >= total ? [search] : [];
      const svg = svgOf({
        area: asked || fitArea([...circle, ...placed.map((company) => ({ at: toPlane(company) }))]),
        ...mapTitle(counts, searched),
        companies: placed,
        search,
        chosen: chosen && area ? { id: chosen.id, area } : null,
        links: searchLinks(query),
      });
      return {
        svg,
        ...counts,
        firm: chosen ? { ...chosen, ...shownScore(chosen), area: describeArea(chosen) } : null,
      };
    },
  };
}

const companyCount = (count: number) => `${count} ${count === 1 ? "company" : "companies"}`;

function mapTitle(
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

type Values = Record<string, string | number | undefined>;

function queryString(values: Values): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined) params.set(name, String(value));
  return params.size > 0 ? `?${params}` : "";
}

/** The links contain the place and the job, like the links of the list. */
function searchLinks(query: ResultsMapQuery): MarkerLinks {
  const { location, radius, size, date, weeks, stands, waste } = query;
  const job = { location, radius: location ? radius : undefined, size, date, weeks, stands, waste };
  const { mapArea: _shown, ...page } = query;
  const companyQuery = queryString(job);
  return {
    company: (id) => `/company/${id}${companyQuery}`,
    area: (area: MapArea) => queryString({ ...page, view: "map", mapArea: formatMapArea(area) }),
  };
}

interface ShownShape {
  at: PlanePoint;
  radiusKm?: number;
}

const UNITED_KINGDOM: MapArea = { latitude: 55.2, longitude: -3.2, km: 630 };
/** The fitted area is this many times as wide as the shapes, so that no shape touches the edge. */
const MARGIN = 1.08;
const MIN_FITTED_KM = 4;

function fitArea(shown: readonly ShownShape[]): MapArea {
  if (shown.length === 0) return UNITED_KINGDOM;
  const corners = shown.flatMap(({ at: [x, y], radiusKm = 0 }): PlanePoint[] => [
    [x - radiusKm, y - radiusKm],
    [x + radiusKm, y + radiusKm],
  ]);
  const bounds = boundsOf(corners);
  return areaAround(bounds, (longerSide(bounds) / 2) * MARGIN, MIN_FITTED_KM);
}

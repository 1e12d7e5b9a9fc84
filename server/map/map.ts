import type { ListedCompany } from "#contract/companies.ts";
import { parseMapArea } from "#contract/map/map-area.ts";
import { toPlane } from "#contract/map/map-plane.ts";
import {
  MAX_MAP_COMPANIES,
  type ResultsMapQuery,
  type ResultsMapResponse,
} from "#contract/map/results-map.ts";
import { shownScore } from "#contract/rated.ts";
import type { Companies } from "#server/companies/companies.ts";
import type { PlaceTables } from "#server/places/place-tables.ts";
import { type CompanyCoverage, companyArea } from "./company-area.ts";
import { describeArea } from "./describe-area.ts";
import { createDistrictCells } from "./district-cells.ts";
import { drawMap } from "./draw-map.ts";
import type { PlacedCompany } from "./draw-markers.ts";
import { fitArea, type ShownShape } from "./fit-area.ts";
import type { MapData } from "./map-data.ts";
import { createMapLines } from "./map-lines.ts";
import { mapTitle } from "./map-title.ts";
import { searchLinks } from "./search-links.ts";

export type ResultsMaps = ReturnType<typeof createResultsMaps>;

interface ResultsMapsDeps {
  companies: Pick<Companies, "findFirst">;
  tables: Pick<PlaceTables, "towns" | "postcodeDistricts">;
  data: MapData;
}

const isPlaced = (company: ListedCompany): company is PlacedCompany =>
  company.latitude !== null && company.longitude !== null;

/** Draws maps of search results, from memory only. */
export function createResultsMaps({ companies, tables, data }: ResultsMapsDeps) {
  const linesAt = createMapLines(data);
  const cells = createDistrictCells(tables.postcodeDistricts);
  const towns = tables.towns
    .filter(({ population, isEstimate }) => population > 0 && !isEstimate)
    .sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1))
    .map(({ name, population, ...point }) => ({ name, population, at: toPlane(point) }));

  return {
    /** Draws where a company delivers, around its yard. Null if there is nothing to draw. */
    drawCoverage(company: CompanyCoverage): string | null {
      const area = companyArea(company, cells);
      const { latitude, longitude } = company;
      const yard = latitude === null || longitude === null ? null : toPlane({ latitude, longitude });
      const shapes = [
        ...(area.circle ? [area.circle] : []),
        ...[...area.districts, ...(yard ? [[yard]] : [])].flat().map((at) => ({ at })),
      ];
      if (shapes.length === 0) return null;
      return drawMap(
        {
          area: fitArea(shapes),
          ...{ title: "Where you deliver", description: "The line of text at the map says the same." },
          companies: [],
          search: yard ? { name: "Your yard", at: yard, radiusKm: 0 } : undefined,
          chosen: { id: 0, area },
          links: searchLinks({}),
        },
        { linesAt, towns },
      );
    },
    /** Draws the map of the first `MAX_MAP_COMPANIES` companies that a query finds, in the order of its list. */
    draw(query: ResultsMapQuery): ResultsMapResponse {
      const { firm: _firm, mapArea: _area, ...listQuery } = query;
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
      const svg = drawMap(
        {
          area: shownArea(query, { search, placed, isCut: found.length < total }),
          ...mapTitle(counts, searched),
          companies: placed,
          search,
          chosen: chosen && area ? { id: chosen.id, area } : null,
          links: searchLinks(query),
        },
        { linesAt, towns },
      );
      return {
        svg,
        ...counts,
        firm: chosen ? { ...chosen, ...shownScore(chosen), area: describeArea(chosen) } : null,
      };
    },
  };
}

function shownArea(
  { mapArea }: ResultsMapQuery,
  {
    search,
    placed,
    isCut,
  }: { search: ShownShape | undefined; placed: readonly PlacedCompany[]; isCut: boolean },
) {
  const asked = mapArea && parseMapArea(mapArea);
  if (asked) return asked;
  // If there are more results than a map takes, it shows the area of those that are drawn, not the whole circle of the search.
  const circle = search && !isCut ? [search] : [];
  return fitArea([...circle, ...placed.map((company) => ({ at: toPlane(company) }))]);
}

import type { CompanyPage, ListedCompany } from "#contract/companies.ts";
import { MAX_PAGE_SIZE } from "#contract/limits.ts";
import { parseMapArea } from "#contract/map/map-area.ts";
import { toPlane } from "#contract/map/map-plane.ts";
import {
  MAX_MAP_COMPANIES,
  type MapFirm,
  type ResultsMap,
  type ResultsMapQuery,
} from "#contract/map/results-map.ts";
import { shownScore } from "#contract/rated.ts";
import type { Companies } from "#server/companies/companies.ts";
import type { PlaceTables } from "#server/places/place-tables.ts";
import { describeArea } from "./describe-area.ts";
import { createDistrictCells } from "./district-cells.ts";
import { drawMap } from "./draw-map.ts";
import type { PlacedCompany } from "./draw-markers.ts";
import { firmArea } from "./firm-area.ts";
import { fitArea, type Shown } from "./fit-area.ts";
import type { MapData } from "./map-data.ts";
import { mapTitle } from "./map-title.ts";
import { searchLinks } from "./search-links.ts";

export type ResultsMaps = ReturnType<typeof createResultsMaps>;

interface ResultsMapsDeps {
  companies: Pick<Companies, "search">;
  tables: Pick<PlaceTables, "towns" | "postcodeDistricts">;
  data: MapData;
}

const isPlaced = (company: ListedCompany): company is PlacedCompany =>
  company.latitude !== null && company.longitude !== null;

/** Draws maps of search results, from memory only. */
export function createResultsMaps({ companies, tables, data }: ResultsMapsDeps) {
  const cells = createDistrictCells(tables.postcodeDistricts);
  const towns = tables.towns
    .filter(({ population }) => population > 0)
    .sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1))
    .map(({ name, population, ...point }) => ({ name, population, at: toPlane(point) }));

  return {
    /** Draws the map of the companies that a query finds, in the order of its list. */
    draw(query: ResultsMapQuery): ResultsMap {
      const { first, found } = findAll(companies, query);
      const placed = found.filter(isPlaced);
      const firm = found.find(({ id }) => id === query.firm);
      const area = firm && firmArea(firm, cells);
      const searched = first.searched;
      const search = searched && {
        name: searched.place.label.split(",")[0] as string,
        at: toPlane(searched.place),
        radiusKm: searched.radius,
      };
      const counts = { total: first.total, placed: placed.length, unplaced: found.length - placed.length };
      const svg = drawMap(
        {
          area: shownArea(query, { search, placed, isCut: found.length < first.total }),
          ...mapTitle(counts, searched),
          companies: placed,
          search,
          firm: firm && area ? { id: firm.id, area } : null,
          links: searchLinks(query),
        },
        { data, towns },
      );
      return { svg, ...counts, firm: firm ? describedFirm(firm) : null };
    },
  };
}

/** The first results, up to the number that a map shows. */
function findAll(companies: Pick<Companies, "search">, query: ResultsMapQuery) {
  const { firm: _firm, mapArea: _area, ...search } = query;
  const page = (number: number): CompanyPage =>
    companies.search({ ...search, page: number, limit: MAX_PAGE_SIZE });
  const first = page(1);
  const pages = Math.min(first.totalPages, MAX_MAP_COMPANIES / MAX_PAGE_SIZE);
  const others = Array.from({ length: Math.max(0, pages - 1) }, (_, at) => page(at + 2).companies);
  return { first, found: [...first.companies, ...others.flat()] };
}

function shownArea(
  { mapArea }: ResultsMapQuery,
  { search, placed, isCut }: { search: Shown | undefined; placed: readonly PlacedCompany[]; isCut: boolean },
) {
  const asked = mapArea && parseMapArea(mapArea);
  if (asked) return asked;
  // If there are more results than the map shows, the map is limited to the part of the circle that contains the first ones.
  const circle = search && !isCut ? [search] : [];
  return fitArea([...circle, ...placed.map((company) => ({ at: toPlane(company) }))]);
}

function describedFirm(company: ListedCompany): MapFirm {
  const { id, name, location, distance, serves, servesBecause } = company;
  return {
    id,
    name,
    location,
    ...shownScore(company),
    distance,
    serves,
    servesBecause,
    area: describeArea(company),
  };
}

import type { Company } from "#contract/companies.ts";
import { clamp } from "#contract/limits.ts";
import { type PlanePoint, toPlane } from "#contract/map/map-plane.ts";
import { formatRadius } from "#contract/text/place-words.ts";
import type { Point } from "#server/geo/distance.ts";
import { distanceBetween } from "./boxes.ts";

export type CompanyCoverage = Pick<Company, "coverageAreas" | "latitude" | "longitude">;

export interface CompanyArea {
  /** The circle that the company states around its base. Null if it states no radius or its position is unknown. */
  circle: { at: PlanePoint; radiusKm: number } | null;
  districts: Cell[];
  excluded: Cell[];
}

const unique = (codes: readonly string[]) => [...new Set(codes)];

/** The largest stated radius in kilometres (0 if none), and the codes of the stated and of the excluded districts. */
function statedArea({ coverageAreas }: Pick<CompanyCoverage, "coverageAreas">) {
  const named = unique(coverageAreas.flatMap((area) => (area.type === "districts" ? area.codes : [])));
  const excluded = unique(coverageAreas.flatMap(({ exclude = [] }) => exclude));
  return {
    radiusKm: Math.max(0, ...coverageAreas.map((area) => (area.type === "radius" ? area.km : 0))),
    districts: named.filter((code) => !excluded.includes(code)),
    excluded,
  };
}

export const positionOf = ({ latitude, longitude }: CompanyCoverage): PlanePoint | null =>
  latitude === null || longitude === null ? null : toPlane({ latitude, longitude });

export function companyArea(company: CompanyCoverage, cells: DistrictCells): CompanyArea {
  const { radiusKm, districts, excluded } = statedArea(company);
  const base = positionOf(company);
  const found = (codes: readonly string[]) => codes.flatMap((code) => [cells.find(code) ?? []]);
  return {
    circle: base && radiusKm > 0 ? { at: base, radiusKm } : null,
    districts: found(districts),
    excluded: found(excluded),
  };
}

const MOST_NAMED = 12;

const listed = (codes: readonly string[]) => {
  const more = codes.length - MOST_NAMED;
  return codes.slice(0, MOST_NAMED).join(", ") + (more > 0 ? ` and ${more} more` : "");
};

const MOST_QUOTED = 120;

/** For a company without stated areas. Its own words decide whether lists say "Probably delivers", so they are quoted. */
function undrawnWords(coverage: string | null): string {
  const words = coverage?.trim().replace(/\.$/, "");
  if (!words) return "It has not said where it delivers, so no area is drawn.";
  if (words.length > MOST_QUOTED) return "Where exactly it delivers is not said, so no area is drawn.";
  return `Its listing says: ${words}. No area is drawn from words.`;
}

export function describeArea(company: CompanyCoverage & Pick<Company, "coverage">): string {
  const { radiusKm, districts, excluded } = statedArea(company);
  if (company.coverageAreas.length === 0) return undrawnWords(company.coverage);
  const isPlaced = company.latitude !== null;
  const circle = radiusKm > 0 && isPlaced && `${formatRadius(radiusKm)} around its base`;
  const named =
    districts.length > 0 &&
    `the ${districts.length} postcode ${districts.length === 1 ? "district" : "districts"} that it names, drawn roughly: ${listed(districts)}`;
  const drawn = [circle, named].filter(Boolean).join(", and ");
  return [
    radiusKm > 0 &&
      !isPlaced &&
      `It says it delivers ${formatRadius(radiusKm)} around its base, but its position is not known, so no circle is drawn.`,
    drawn && `The yellow area is ${drawn}.`,
    excluded.length > 0 && `It leaves out ${listed(excluded)}, in grey.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** A polygon in kilometres on the plane of `map-plane.ts`. */
export type Cell = readonly PlanePoint[];

type DistrictCells = ReturnType<typeof createDistrictCells>;

/** In kilometres. Nearer centres are ignored, because a large organisation can have its own district inside another district. */
const SAME_PLACE = 0.3;
/** The radius of a cell: `times` the distance to the nearest centre, but at least `min` and at most `max` kilometres. */
const REACH = { times: 2.5, min: 1.5, max: 25 };
const CORNERS = 24;

/**
 * The real outlines of postcode districts are not free to use. Instead, each district is drawn as its Voronoi cell: all points
 * nearer to its centre than to any other centre. `REACH` limits the cell where other centres are far away. Cells are computed
 * on first use.
 */
export function createDistrictCells(rows: readonly (Point & { outcode: string })[]) {
  const centres = new Map(rows.map((row) => [row.outcode, toPlane(row)]));
  const cells = new Map<string, Cell>();
  return {
    find(outcode: string): Cell | undefined {
      const centre = centres.get(outcode);
      if (!centre) return undefined;
      const cell = cells.get(outcode) ?? cellOf(centre, [...centres.values()]);
      cells.set(outcode, cell);
      return cell;
    },
  };
}

function cellOf(centre: PlanePoint, centres: readonly PlanePoint[]): Cell {
  const near = centres
    .map((other) => ({ other, distance: distanceBetween(centre, other) }))
    .filter(({ distance }) => distance > SAME_PLACE && distance < 2 * REACH.max)
    .sort((a, b) => a.distance - b.distance);
  const nearest = near[0]?.distance ?? REACH.max;
  const reach = clamp(nearest * REACH.times, REACH);
  let cell: PlanePoint[] = Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / CORNERS;
    return [centre[0] + reach * Math.cos(angle), centre[1] + reach * Math.sin(angle)];
  });
  for (const { other, distance } of near) {
    if (distance > 2 * reach) break;
    cell = nearerTo(centre, other, cell);
  }
  return cell;
}

function nearerTo(centre: PlanePoint, other: PlanePoint, polygon: readonly PlanePoint[]): PlanePoint[] {
  const [dx, dy] = [other[0] - centre[0], other[1] - centre[1]];
  const [middleX, middleY] = [(other[0] + centre[0]) / 2, (other[1] + centre[1]) / 2];
  /** Negative for a point nearer to `centre`, positive for a point nearer to `other`. */
  const side = ([x, y]: PlanePoint) => (x - middleX) * dx + (y - middleY) * dy;
  const kept: PlanePoint[] = [];
  for (let at = 0; at < polygon.length; at += 1) {
    const [before, point] = [polygon.at(at - 1) as PlanePoint, polygon[at] as PlanePoint];
    const [from, to] = [side(before), side(point)];
    if (from <= 0 !== to <= 0) {
      const share = from / (from - to);
      kept.push([before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share]);
    }
    if (to <= 0) kept.push(point);
  }
  return kept;
}

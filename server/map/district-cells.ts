import { clamp } from "#contract/limits.ts";
import { type PlanePoint, toPlane } from "#contract/map/map-plane.ts";
import type { Point } from "#server/geo/distance.ts";

/** A polygon in kilometres on the plane of `map-plane.ts`. */
export type Cell = readonly PlanePoint[];

export interface DistrictCells {
  find(outcode: string): Cell | undefined;
}

/** Kilometres. Centres nearer than this are ignored: an organisation with much mail has its own district within another one. */
const SAME_PLACE = 0.3;
/** The radius of a cell: `times` the distance to the nearest centre, but at least `min` and at most `max` kilometres. */
const REACH = { times: 2.5, min: 1.5, max: 25 };
const CORNERS = 24;

/**
 * The real outlines of postcode districts are not free to use. Instead, each district is drawn as its Voronoi cell: all points
 * nearer to its centre than to any other centre. `REACH` limits the cell where other centres are far away. Cells are computed
 * on first use.
 */
export function createDistrictCells(rows: readonly (Point & { outcode: string })[]): DistrictCells {
  const centres = new Map(rows.map((row) => [row.outcode, toPlane(row)]));
  const cells = new Map<string, Cell>();
  return {
    find(outcode) {
      const centre = centres.get(outcode);
      if (!centre) return undefined;
      const cell = cells.get(outcode) ?? cellOf(centre, [...centres.values()]);
      cells.set(outcode, cell);
      return cell;
    },
  };
}

const distanceOf = ([ax, ay]: PlanePoint, [bx, by]: PlanePoint) => Math.hypot(ax - bx, ay - by);

function cellOf(centre: PlanePoint, centres: readonly PlanePoint[]): Cell {
  const near = centres
    .map((other) => ({ other, distance: distanceOf(centre, other) }))
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

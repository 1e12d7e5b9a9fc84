import type { Bounds, PlanePoint } from "#contract/map/map-plane.ts";
import { simplifyLine } from "#server/geo/simplify-line.ts";
import { boundsOf, longerSide } from "./boxes.ts";
import type { MapData } from "./map-data.ts";
import { HALF } from "./map-view.ts";

/** In SVG user units. Smaller details of a line are left out. */
const DETAIL = 0.45;
/** In SVG user units. Smaller islands are left out. */
const MIN_ISLAND = 1.5;

/** A ring with its extent, so that a ring outside the drawn part is skipped without reading its points. */
export interface Ring {
  points: readonly PlanePoint[];
  bounds: Bounds;
}

/** The lines of the map with the detail of one scale, in kilometres on the plane of `map-plane.ts`. */
export type MapLines = ReturnType<typeof simplifyAll>;

function simplifyAll({ land, neighbours, motorways }: MapData, unitKm: number) {
  const simplify = (line: readonly PlanePoint[]) => simplifyLine(line, DETAIL * unitKm);
  const ringsOf = (rings: readonly PlanePoint[][]): Ring[] =>
    rings
      .map((ring) => ({ points: simplify(ring), bounds: boundsOf(ring) }))
      .filter(({ points, bounds }) => points.length > 2 && longerSide(bounds) >= MIN_ISLAND * unitKm);
  return {
    land: ringsOf(land),
    neighbours: ringsOf(neighbours),
    motorways: motorways.map(({ number, line }) => ({ number, line: simplify(line) })),
  };
}

/**
 * Lines are simplified once for each step of scale. A step is the square root of two. Simplifying for every map would take a
 * quarter of the drawing time.
 */
export function createMapLines(data: MapData): (km: number) => MapLines {
  const byStep = new Map<number, MapLines>();
  return (km) => {
    const step = Math.floor(2 * Math.log2(km));
    const lines = byStep.get(step) ?? simplifyAll(data, 2 ** (step / 2) / HALF);
    byStep.set(step, lines);
    return lines;
  };
}

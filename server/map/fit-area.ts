import { MAP_KM, type MapArea } from "#contract/map/map-area.ts";
import { fromPlane, type PlanePoint } from "#contract/map/map-plane.ts";

/** A shape that the map should show: a point or a circle. */
export interface ShownShape {
  at: PlanePoint;
  radiusKm?: number;
}

/** The area if there are no shapes. */
const UNITED_KINGDOM: MapArea = { latitude: 55.2, longitude: -3.2, km: 630 };
/** The width of the area is this multiple of the longer side of the box around the shapes, so that none touches the edge. */
const MARGIN = 1.08;
const MIN_FITTED_KM = 4;

/**
 * The smallest area that shows all shapes with the margin, but at least `MIN_FITTED_KM` and at most `MAP_KM.max` to each side.
 * The whole country if there are no shapes.
 */
export function fitArea(shown: readonly ShownShape[]): MapArea {
  if (shown.length === 0) return UNITED_KINGDOM;
  const xs = shown.flatMap(({ at: [x], radiusKm = 0 }) => [x - radiusKm, x + radiusKm]);
  const ys = shown.flatMap(({ at: [, y], radiusKm = 0 }) => [y - radiusKm, y + radiusKm]);
  const [minX, maxX, minY, maxY] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const half = (Math.max(maxX - minX, maxY - minY) / 2) * MARGIN;
  return {
    ...fromPlane([(minX + maxX) / 2, (minY + maxY) / 2]),
    km: Math.min(MAP_KM.max, Math.max(MIN_FITTED_KM, half)),
  };
}

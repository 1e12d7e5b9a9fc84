import type { MapArea } from "#contract/map/map-area.ts";
import { type PlanePoint, toPlane } from "#contract/map/map-plane.ts";
import { pathData } from "./svg.ts";

/** Half the side of the map's square viewBox, in SVG user units. The centre is 0,0. */
export const HALF = 240;
/** The drawn part is this many times as wide as the square, because screens have other shapes and visitors move the map. */
export const OVERDRAW = 2.4;

export type MapView = ReturnType<typeof createMapView>;

/** `centre` and `drawn`, the part that is drawn, are in kilometres on the plane of `map-plane.ts`. */
export function createMapView(area: MapArea) {
  const centre = toPlane(area);
  const [x, y] = centre;
  const reach = area.km * OVERDRAW;
  return {
    centre,
    km: area.km,
    unitKm: area.km / HALF,
    drawn: { minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach },
  };
}

export const toUnits = ({ centre, unitKm }: MapView, [x, y]: PlanePoint): [x: number, y: number] => [
  (x - centre[0]) / unitKm,
  (y - centre[1]) / unitKm,
];

export const areaPath = (view: MapView, corners: readonly PlanePoint[]): string =>
  pathData(
    corners.map((corner) => toUnits(view, corner)),
    true,
  );

export const isDrawn = ({ drawn }: MapView, [x, y]: PlanePoint): boolean =>
  x >= drawn.minX && x <= drawn.maxX && y >= drawn.minY && y <= drawn.maxY;

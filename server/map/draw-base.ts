import type { PlanePoint } from "#contract/map/map-plane.ts";
import { clipLine, clipPolygon } from "#server/geo/clip.ts";
import { simplifyLine } from "#server/geo/simplify-line.ts";
import type { MapData } from "./map-data.ts";
import { HALF, type MapView, OVERDRAW, toUnits } from "./map-view.ts";
import { pathData } from "./svg.ts";

/** In units. Smaller details are left out. */
const DETAIL = 0.45;
const MIN_ISLAND = 1.5;
const MIN_ROAD = 3;

const extent = (points: readonly PlanePoint[]) => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
};

/** The path of all rings that are visible at this size. */
function land(view: MapView, rings: readonly PlanePoint[][]): string {
  return rings
    .map((ring) => clipPolygon(ring, view.drawn))
    .filter((ring) => ring.length > 2)
    .map((ring) =>
      simplifyLine(
        ring.map((point) => toUnits(view, point)),
        DETAIL,
      ),
    )
    .filter((ring) => ring.length > 2 && extent(ring) >= MIN_ISLAND)
    .map((ring) => pathData(ring, true))
    .join("");
}

/** A visible piece of a motorway, in units. */
export interface RoadPiece {
  number: string;
  line: PlanePoint[];
}

export const visibleRoads = (view: MapView, { motorways }: MapData): RoadPiece[] =>
  motorways.flatMap(({ number, line }) =>
    clipLine(line, view.drawn)
      .map((part) =>
        simplifyLine(
          part.map((point) => toUnits(view, point)),
          DETAIL,
        ),
      )
      .filter((part) => extent(part) >= MIN_ROAD)
      .map((part) => ({ number, line: part })),
  );

const path = (name: string, d: string) => (d ? `<path class="${name}" d="${d}"/>` : "");

/** Draws sea and land. `coastId` is the id of the land's clip path. */
export function drawLand(view: MapView, data: MapData, coastId: string): string {
  const side = HALF * OVERDRAW;
  const d = land(view, data.land);
  return [
    `<path class="map-sea" d="M${-side} ${-side}h${2 * side}v${2 * side}h${-2 * side}z"/>`,
    path("map-abroad", land(view, data.neighbours)),
    `<path id="map-land" class="map-land" d="${d}"/>`,
    `<clipPath id="${coastId}"><use href="#map-land"/></clipPath>`,
  ].join("");
}

export function drawRoads(roads: readonly RoadPiece[]): string {
  const lines = roads.map(({ line }) => pathData(line)).join("");
  return path("map-road-edge", lines) + path("map-road", lines);
}

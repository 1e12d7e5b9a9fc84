import type { PlanePoint } from "#contract/map/map-plane.ts";
import { clipLine, clipPolygon } from "#server/geo/clip.ts";
import { boundsOf, isOverlapping, isWithin, longerSide } from "./boxes.ts";
import type { MapLines, Ring } from "./map-lines.ts";
import { areaPath, HALF, type MapView, OVERDRAW, toUnits } from "./map-view.ts";
import { pathData } from "./svg.ts";

/** In SVG user units. Pieces of motorways that extend less than this in both directions are left out. */
const MIN_ROAD = 3;

function land(view: MapView, rings: readonly Ring[]): string {
  return rings
    .filter(({ bounds }) => isOverlapping(bounds, view.drawn))
    .map(({ points, bounds }) => (isWithin(bounds, view.drawn) ? points : clipPolygon(points, view.drawn)))
    .filter((points) => points.length > 2)
    .map((points) => areaPath(view, points))
    .join("");
}

/** In SVG user units. */
export interface RoadPiece {
  number: string;
  line: PlanePoint[];
}

export const visibleRoads = (view: MapView, motorways: MapLines["motorways"]): RoadPiece[] =>
  motorways.flatMap(({ number, line }) =>
    clipLine(line, view.drawn)
      .map((part) => part.map((point) => toUnits(view, point)))
      .filter((part) => longerSide(boundsOf(part)) >= MIN_ROAD)
      .map((part) => ({ number, line: part })),
  );

const path = (name: string, d: string) => (d ? `<path class="${name}" d="${d}"/>` : "");

export function drawLand(view: MapView, lines: MapLines, coastId: string): string {
  const side = HALF * OVERDRAW;
  const d = land(view, lines.land);
  return [
    `<path class="map-sea" d="M${-side} ${-side}h${2 * side}v${2 * side}h${-2 * side}z"/>`,
    path("map-abroad", land(view, lines.neighbours)),
    `<path id="map-land" class="map-land" d="${d}"/>`,
    `<clipPath id="${coastId}"><use href="#map-land"/></clipPath>`,
  ].join("");
}

export function drawRoads(roads: readonly RoadPiece[]): string {
  const lines = roads.map(({ line }) => pathData(line)).join("");
  return path("map-road-edge", lines) + path("map-road", lines);
}

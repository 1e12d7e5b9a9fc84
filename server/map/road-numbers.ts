import type { PlanePoint } from "#contract/map/map-plane.ts";
import { escapeXml } from "#contract/text/escape-xml.ts";
import { boxAt, type createBoxes } from "./boxes.ts";
import type { RoadPiece } from "./draw-base.ts";
import { HALF } from "./map-view.ts";
import { formatDecimal } from "./svg.ts";

/** The space kept free for a number is this many times its size, because letters take more SVG user units on a phone. */
const SCALE = 1.3;
const MOST = 10;
/** In SVG user units. A motorway whose visible part is shorter gets no number. */
const MIN_LENGTH = 30;
const CHARACTER = 6.8;
/** Candidate positions of a label along a piece of road: 0 is the first point of the piece, 1 its last point. */
const SHARES = [0.5, 0.3, 0.7, 0.15, 0.85];

const isVisible = ([x, y]: PlanePoint) => Math.abs(x) <= HALF && Math.abs(y) <= HALF;

interface NumberedRoad {
  number: string;
  length: number;
  lines: PlanePoint[][];
}

const lengthOf = (line: readonly PlanePoint[]) =>
  line.reduce((sum, [x, y], at) => {
    const [beforeX, beforeY] = line[at - 1] ?? [x, y];
    return sum + Math.hypot(x - beforeX, y - beforeY);
  }, 0);

function visibleRoads(pieces: readonly RoadPiece[]): NumberedRoad[] {
  return [...Map.groupBy(pieces, ({ number }) => number)]
    .map(([number, ofRoad]) => {
      const lines = ofRoad.map(({ line }) => line.filter(isVisible)).filter(({ length }) => length > 0);
      return { number, length: lines.reduce((sum, line) => sum + lengthOf(line), 0), lines };
    })
    .filter(({ length }) => length >= MIN_LENGTH)
    .sort((a, b) => b.length - a.length || (a.number < b.number ? -1 : 1));
}

/** Draws the numbers of the `MOST` motorways with the longest visible parts, where they cover no occupied box. */
export function drawRoadNumbers(pieces: readonly RoadPiece[], boxes: ReturnType<typeof createBoxes>): string {
  return visibleRoads(pieces)
    .slice(0, MOST)
    .map(({ number, lines }) => {
      const width = number.length * CHARACTER + 8;
      const spots = lines
        .toSorted((a, b) => b.length - a.length)
        .flatMap((line) => SHARES.map((share) => line[Math.floor((line.length - 1) * share)] as PlanePoint))
        .map(([x, y]) => ({ x, y, box: boxAt(x, y, (width / 2) * SCALE, 8 * SCALE) }));
      const free = boxes.takeFirst(spots);
      if (!free) return "";
      const plate = `<rect x="${formatDecimal(-width / 2)}" y="-7" width="${formatDecimal(width)}" height="14" rx="3"/>`;
      const place = `transform="translate(${formatDecimal(free.x)} ${formatDecimal(free.y)})"`;
      return `<g class="map-number" ${place}><g class="map-fit">${plate}<text y="3.6" text-anchor="middle">${escapeXml(number)}</text></g></g>`;
    })
    .join("");
}

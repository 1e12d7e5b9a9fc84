import type { PlanePoint } from "#contract/map/map-plane.ts";
import { escapeXml } from "#contract/text/escape-xml.ts";
import { boxAt, type createBoxes } from "./boxes.ts";
import type { RoadPiece } from "./draw-base.ts";
import { HALF, type MapView, toUnits } from "./map-view.ts";
import { formatDecimal } from "./svg.ts";

export interface MapTown {
  name: string;
  /** Infinity for the searched place, which gets its label first. */
  population: number;
  at: PlanePoint;
}

/** In SVG user units. Only towns within this distance of the square's centre, in both directions, get labels. */
const REACH = HALF * 1.5;
/**
 * Labels are placed in two passes: first for all screens, then in the free space of maps wider than 500 pixels. `scale` is SVG
 * user units per pixel, larger on a phone. `most` limits the labels of towns within the square. `reach` is how far labels may
 * extend to the left and right, because phones show only the square.
 */
const PASSES = [
  { name: "map-town", scale: 1.42, most: 12, reach: HALF },
  { name: "map-town map-wide", scale: 0.88, most: 18, reach: REACH },
] as const;
/** The maximum number of towns within the square that are considered, including the searched place. Larger towns come first. */
const ELIGIBLE = 40;
const FONT = 12;
const CHARACTER = 0.58;
/** Towns with at least this population have larger letters. */
const CITY = 150_000;
/** Distances of a label from the point, in SVG user units: next to the point, or beyond a marker at the point. */
const GAPS = [7, 16];
/** Larger distances for the searched place, which has a pin above it. */
const SEARCHED_GAPS = [20, 40, 54];

/** The possible positions of a label, best first: right of the point, left, above, below. */
function candidates(
  [x, y]: PlanePoint,
  { width, size, gaps }: { width: number; size: number; gaps: readonly number[] },
) {
  const place = (left: number, middle: number, at: number, anchor: "start" | "end" | "middle") => ({
    box: boxAt(left + width / 2, middle, width / 2 + 5, size / 2 + 2),
    x: x + at,
    y: middle,
    anchor,
  });
  return gaps.flatMap((gap) => [
    place(x + gap, y, gap, "start"),
    place(x - gap - width, y, -gap, "end"),
    place(x - width / 2, y - gap - size / 2, 0, "middle"),
    place(x - width / 2, y + gap + size / 2, 0, "middle"),
  ]);
}

const within = ([x, y]: PlanePoint, reach: number) => Math.abs(x) <= reach && Math.abs(y) <= reach;

type Named = MapTown & { unit: PlanePoint };

function eligible(view: MapView, towns: readonly MapTown[]): Named[] {
  let inSquare = 0;
  const named: Named[] = [];
  for (const town of towns) {
    const unit = toUnits(view, town.at);
    if (!within(unit, REACH)) continue;
    if (within(unit, HALF)) inSquare += 1;
    if (inSquare > ELIGIBLE) break;
    named.push({ ...town, unit });
  }
  return named;
}

export function drawTownNames(
  view: MapView,
  towns: readonly MapTown[],
  boxes: ReturnType<typeof createBoxes>,
): string {
  const nearby = eligible(view, towns);
  const drawn = new Set<string>();
  return PASSES.map((pass) => {
    let count = 0;
    return nearby
      .map((town) => {
        const label = count < pass.most && !drawn.has(town.name) && drawTownName(town, pass, boxes);
        if (!label) return "";
        drawn.add(town.name);
        if (within(town.unit, HALF)) count += 1;
        return label;
      })
      .join("");
  }).join("");
}

/** Undefined if at every position the map's edge would cut the label, or the label would overlap a marker or another label. */
function drawTownName(
  { name, population, unit }: Named,
  pass: (typeof PASSES)[number],
  boxes: ReturnType<typeof createBoxes>,
): string | undefined {
  const isCity = population >= CITY;
  const size = (isCity ? FONT + 2 : FONT) * pass.scale;
  const gaps = Number.isFinite(population) ? GAPS : SEARCHED_GAPS;
  const uncut = candidates(unit, { width: name.length * size * CHARACTER, size, gaps }).filter(
    ({ box }) => Math.max(-box.minX, box.maxX) <= pass.reach && Math.max(-box.minY, box.maxY) <= HALF,
  );
  const free = boxes.takeFirst(uncut);
  if (!free) return undefined;
  const attributes = [
    `class="${isCity ? "map-fit map-city" : "map-fit"}"`,
    'y="4"',
    ...(free.anchor === "start" ? [] : [`text-anchor="${free.anchor}"`]),
  ];
  const place = `class="${pass.name}" transform="translate(${formatDecimal(free.x)} ${formatDecimal(free.y)})"`;
  return `<g ${place}><text ${attributes.join(" ")}>${escapeXml(name)}</text></g>`;
}

/** The space kept free for a number is this many times its size, because letters take more SVG user units on a phone. */
const SCALE = 1.3;
const MOST = 10;
/** In SVG user units. A motorway whose visible part is shorter gets no number. */
const MIN_LENGTH = 30;
const CHARACTER_WIDTH = 6.8;
const SHARES = [0.5, 0.3, 0.7, 0.15, 0.85];

const lengthOf = (line: readonly PlanePoint[]) =>
  line.reduce((sum, [x, y], at) => {
    const [beforeX, beforeY] = line[at - 1] ?? [x, y];
    return sum + Math.hypot(x - beforeX, y - beforeY);
  }, 0);

function visibleRoads(pieces: readonly RoadPiece[]) {
  return [...Map.groupBy(pieces, ({ number }) => number)]
    .map(([number, ofRoad]) => {
      const lines = ofRoad
        .map(({ line }) => line.filter((point) => within(point, HALF)))
        .filter(({ length }) => length > 0);
      return { number, length: lines.reduce((sum, line) => sum + lengthOf(line), 0), lines };
    })
    .filter(({ length }) => length >= MIN_LENGTH)
    .sort((a, b) => b.length - a.length || (a.number < b.number ? -1 : 1));
}

export function drawRoadNumbers(pieces: readonly RoadPiece[], boxes: ReturnType<typeof createBoxes>): string {
  return visibleRoads(pieces)
    .slice(0, MOST)
    .map(({ number, lines }) => {
      const width = number.length * CHARACTER_WIDTH + 8;
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

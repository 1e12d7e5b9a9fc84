import type { Bounds } from "#contract/map/map-plane.ts";

type Point = readonly [number, number];
type Edge = { isInside: (point: Point) => boolean; cross: (a: Point, b: Point) => [number, number] };

const between = (from: number, to: number, share: number) => from + (to - from) * share;

const atX =
  (x: number) =>
  (a: Point, b: Point): [number, number] => [x, between(a[1], b[1], (x - a[0]) / (b[0] - a[0]))];
const atY =
  (y: number) =>
  (a: Point, b: Point): [number, number] => [between(a[0], b[0], (y - a[1]) / (b[1] - a[1])), y];

const edgesOf = ({ minX, minY, maxX, maxY }: Bounds): Edge[] => [
  { isInside: ([x]) => x >= minX, cross: atX(minX) },
  { isInside: ([x]) => x <= maxX, cross: atX(maxX) },
  { isInside: ([, y]) => y >= minY, cross: atY(minY) },
  { isInside: ([, y]) => y <= maxY, cross: atY(maxY) },
];

/**
 * The part of a ring within a rectangle (Sutherland-Hodgman). Where the ring leaves the rectangle, the rectangle's edge closes
 * the part.
 */
export function clipPolygon<P extends Point>(ring: readonly P[], bounds: Bounds): [number, number][] {
  let points: Point[] = [...ring];
  for (const { isInside, cross } of edgesOf(bounds)) {
    const kept: Point[] = [];
    for (let at = 0; at < points.length; at += 1) {
      const [before, point] = [points.at(at - 1) as Point, points[at] as Point];
      if (isInside(before) !== isInside(point)) kept.push(cross(before, point));
      if (isInside(point)) kept.push(point);
    }
    points = kept;
  }
  return points as [number, number][];
}

export function clipLine<P extends Point>(line: readonly P[], bounds: Bounds): [number, number][][] {
  const edges = edgesOf(bounds);
  const parts: [number, number][][] = [];
  let part: [number, number][] = [];
  for (let at = 1; at < line.length; at += 1) {
    const segment = clipSegment([line[at - 1] as Point, line[at] as Point], edges);
    if (!segment) continue;
    const [from, to] = segment;
    const last = part.at(-1);
    if (!last || last[0] !== from[0] || last[1] !== from[1]) {
      part = [[...from]];
      parts.push(part);
    }
    part.push([...to]);
  }
  return parts;
}

function clipSegment([a, b]: readonly [Point, Point], edges: readonly Edge[]): [Point, Point] | null {
  let [from, to] = [a, b];
  for (const { isInside, cross } of edges) {
    if (!isInside(from) && !isInside(to)) return null;
    const crossing = isInside(from) === isInside(to) ? null : cross(from, to);
    if (crossing && !isInside(from)) from = crossing;
    else if (crossing) to = crossing;
  }
  return [from, to];
}

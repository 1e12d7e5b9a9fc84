import type { Bounds, PlanePoint } from "#contract/map/map-plane.ts";

/** A rectangle of the drawing, in SVG user units. */
export type Box = Bounds;

export function boundsOf(points: readonly PlanePoint[]): Bounds {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { minX: Math.min(...xs), maxX: Math.max(...xs), minY: Math.min(...ys), maxY: Math.max(...ys) };
}

export const longerSide = ({ minX, maxX, minY, maxY }: Bounds): number => Math.max(maxX - minX, maxY - minY);

export const isOverlapping = (a: Bounds, b: Bounds): boolean =>
  a.minX <= b.maxX && a.maxX >= b.minX && a.minY <= b.maxY && a.maxY >= b.minY;

export const isWithin = (inner: Bounds, outer: Bounds): boolean =>
  inner.minX >= outer.minX &&
  inner.maxX <= outer.maxX &&
  inner.minY >= outer.minY &&
  inner.maxY <= outer.maxY;

export const boxAt = (x: number, y: number, halfWidth: number, halfHeight = halfWidth): Box => ({
  minX: x - halfWidth,
  minY: y - halfHeight,
  maxX: x + halfWidth,
  maxY: y + halfHeight,
});

/** Remembers occupied boxes, beginning with `taken`, so that a label covers neither another label nor a marker. */
export function createBoxes(taken: readonly Box[] = []) {
  const boxes = [...taken];
  const isFree = (box: Box) => !boxes.some((taken) => isOverlapping(taken, box));
  return {
    /** Occupies the first free candidate and returns it. Undefined if none is free. */
    takeFirst<Candidate extends { box: Box }>(candidates: readonly Candidate[]): Candidate | undefined {
      const free = candidates.find(({ box }) => isFree(box));
      if (free) boxes.push(free.box);
      return free;
    },
  };
}

import { clamp } from "#contract/limits.ts";
import { MAP_KM, type MapArea } from "#contract/map/map-area.ts";
import { type Bounds, fromPlane, type PlanePoint } from "#contract/map/map-plane.ts";

export const distanceBetween = ([ax, ay]: PlanePoint, [bx, by]: PlanePoint): number =>
  Math.hypot(ax - bx, ay - by);

export function boundsOf(points: readonly PlanePoint[]): Bounds {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { minX: Math.min(...xs), maxX: Math.max(...xs), minY: Math.min(...ys), maxY: Math.max(...ys) };
}

export const longerSide = ({ minX, maxX, minY, maxY }: Bounds): number => Math.max(maxX - minX, maxY - minY);

/** The area around the middle of `bounds` that reaches `km` to each side, but at least `min` and at most `MAP_KM.max`. */
export const areaAround = ({ minX, maxX, minY, maxY }: Bounds, km: number, min: number): MapArea => ({
  ...fromPlane([(minX + maxX) / 2, (minY + maxY) / 2]),
  km: clamp(km, { min, max: MAP_KM.max }),
});

export const isOverlapping = (a: Bounds, b: Bounds): boolean =>
  a.minX <= b.maxX && a.maxX >= b.minX && a.minY <= b.maxY && a.maxY >= b.minY;

export const isWithin = (inner: Bounds, outer: Bounds): boolean =>
  inner.minX >= outer.minX &&
  inner.maxX <= outer.maxX &&
  inner.minY >= outer.minY &&
  inner.maxY <= outer.maxY;

export const boxAt = (x: number, y: number, halfWidth: number, halfHeight = halfWidth): Bounds => ({
  minX: x - halfWidth,
  minY: y - halfHeight,
  maxX: x + halfWidth,
  maxY: y + halfHeight,
});

export function createBoxes(taken: readonly Bounds[] = []) {
  const boxes = [...taken];
  const isFree = (box: Bounds) => !boxes.some((taken) => isOverlapping(taken, box));
  return {
    /** Occupies the first free candidate and returns it. Undefined if none is free. */
    takeFirst<Candidate extends { box: Bounds }>(candidates: readonly Candidate[]): Candidate | undefined {
      const free = candidates.find(({ box }) => isFree(box));
      if (free) boxes.push(free.box);
      return free;
    },
  };
}

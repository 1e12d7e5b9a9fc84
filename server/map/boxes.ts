/** Occupied rectangles of the drawing, in units. */
export interface Box {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

export const boxAt = (x: number, y: number, halfWidth: number, halfHeight = halfWidth): Box => ({
  minX: x - halfWidth,
  minY: y - halfHeight,
  maxX: x + halfWidth,
  maxY: y + halfHeight,
});

/** Remembers occupied boxes, so that labels do not cover each other. */
export function createBoxes(taken: readonly Box[] = []) {
  const boxes = [...taken];
  const isFree = (box: Box) =>
    boxes.every(
      ({ minX, minY, maxX, maxY }) =>
        box.maxX < minX || box.minX > maxX || box.maxY < minY || box.minY > maxY,
    );
  return {
    /** Occupies the first free candidate and returns it. Undefined if none is free. */
    takeFirst<Candidate extends { box: Box }>(candidates: readonly Candidate[]): Candidate | undefined {
      const free = candidates.find(({ box }) => isFree(box));
      if (free) boxes.push(free.box);
      return free;
    },
  };
}

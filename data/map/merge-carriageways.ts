type Point = [number, number];

/** In kilometres. Lines closer than this are carriageways of the same road. */
const APART = 0.15;
const STEP = 0.05;
/** In kilometres. Shorter remaining pieces, mostly slip roads, are left out. */
const MIN_LENGTH = 1.2;

const length = (line: Point[]) =>
  line.reduce((sum, [x, y], at) => {
    const [beforeX, beforeY] = line[at - 1] ?? [x, y];
    return sum + Math.hypot(x - beforeX, y - beforeY);
  }, 0);

/** Adds points, so that neighbouring points are at most one step apart. */
function densify(line: Point[]): Point[] {
  return line.flatMap(([x, y], at) => {
    const next = line[at + 1];
    if (!next) return [[x, y] as Point];
    const steps = Math.max(1, Math.ceil(Math.hypot(next[0] - x, next[1] - y) / STEP));
    return Array.from({ length: steps }, (_, step): Point => {
      const share = step / steps;
      return [x + (next[0] - x) * share, y + (next[1] - y) * share];
    });
  });
}

/** Merges the lines of one road, in kilometres. If lines run side by side, only the longest is kept. */
export function mergeCarriageways(lines: readonly Point[][]): Point[][] {
  const cells = new Map<string, Point[]>();
  const cell = (value: number) => Math.floor(value / APART);
  const isTaken = ([x, y]: Point) => {
    for (let column = cell(x) - 1; column <= cell(x) + 1; column += 1)
      for (let row = cell(y) - 1; row <= cell(y) + 1; row += 1)
        for (const [otherX, otherY] of cells.get(`${column},${row}`) ?? [])
          if (Math.hypot(otherX - x, otherY - y) < APART) return true;
    return false;
  };
  const kept: Point[][] = [];
  for (const line of lines.toSorted((a, b) => length(b) - length(a))) {
    const points = densify(line);
    const free = points.map((point) => !isTaken(point));
    let from = 0;
    for (let at = 0; at <= points.length; at += 1) {
      if (free[at]) continue;
      // Up to four removed points at each end close the gap to the line that replaced them.
      const part = points.slice(Math.max(0, from - 4), at + 4);
      if (at > from && length(part) >= MIN_LENGTH) kept.push(part);
      from = at + 1;
    }
    for (const [x, y] of points) {
      const key = `${cell(x)},${cell(y)}`;
      cells.set(key, [...(cells.get(key) ?? []), [x, y]]);
    }
  }
  return kept;
}

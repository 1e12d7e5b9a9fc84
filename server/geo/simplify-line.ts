type Point = readonly [number, number];

/**
 * Leaves out points within `maxError` of the line through the remaining points (Douglas-Peucker). `maxError` has the unit of the
 * coordinates.
 */
export function simplifyLine<P extends Point>(line: readonly P[], maxError: number): P[] {
  const keep = new Uint8Array(line.length);
  keep[0] = keep[line.length - 1] = 1;
  const ranges: [number, number][] = [[0, line.length - 1]];
  for (let range = ranges.pop(); range; range = ranges.pop()) {
    const [from, to] = range;
    const far = farthest(line, from, to);
    if (far.squared <= maxError * maxError) continue;
    keep[far.at] = 1;
    ranges.push([from, far.at], [far.at, to]);
  }
  return line.filter((_point, at) => keep[at] === 1);
}

function farthest(line: readonly Point[], from: number, to: number): { at: number; squared: number } {
  const [[ax, ay], [bx, by]] = [line[from] as Point, line[to] as Point];
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  let best = { at: from, squared: 0 };
  for (let at = from + 1; at < to; at += 1) {
    const [x, y] = line[at] as Point;
    // The nearest point of the segment. A ring begins and ends at one point, so the distance is measured from that point.
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
    const squared = (x - ax - share * dx) ** 2 + (y - ay - share * dy) ** 2;
    if (squared > best.squared) best = { at, squared };
  }
  return best;
}

type Point = [number, number];

/** Points are in kilometres. Ends of lines that are equal when rounded to 10 metres count as one point. */
const keyOf = ([x, y]: Point) => `${Math.round(x * 100)},${Math.round(y * 100)}`;
const MAX_TURN = Math.PI / 3;

const heading = ([ax, ay]: Point, [bx, by]: Point) => Math.atan2(by - ay, bx - ax);
const turn = (a: number, b: number) => Math.abs(Math.atan2(Math.sin(b - a), Math.cos(b - a)));
const end = (line: Point[], at: number) => line.at(at) as Point;

/** Joins lines that share an end, in kilometres. Each line continues at the smallest turn, if that is at most 60 degrees. */
export function joinLines(lines: readonly Point[][]): Point[][] {
  const byEnd = new Map<string, Point[][]>();
  for (const line of lines)
    for (const key of [keyOf(end(line, 0)), keyOf(end(line, -1))])
      byEnd.set(key, [...(byEnd.get(key) ?? []), line]);
  const used = new Set<Point[]>();

  const continuation = (line: Point[]): Point[] | undefined => {
    const [before, last] = [end(line, -2), end(line, -1)];
    const unused = (byEnd.get(keyOf(last)) ?? []).filter((other) => !used.has(other));
    const onward = unused.map((other) => {
      const points = keyOf(end(other, 0)) === keyOf(last) ? other : other.toReversed();
      return { other, points, turn: turn(heading(before, last), heading(last, end(points, 1))) };
    });
    const [best] = onward.sort((a, b) => a.turn - b.turn);
    if (!best || best.turn > MAX_TURN) return undefined;
    used.add(best.other);
    return best.points;
  };
  const extend = (line: Point[]) => {
    for (let more = continuation(line); more; more = continuation(line)) line.push(...more.slice(1));
    return line;
  };
  const joined: Point[][] = [];
  for (const line of lines) {
    if (used.has(line)) continue;
    used.add(line);
    joined.push(extend(extend([...line]).reverse()));
  }
  return joined;
}

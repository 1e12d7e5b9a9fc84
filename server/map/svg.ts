const decimal = (tenths: number): string => String(tenths / 10).replace(/^(-?)0\./, "$1.");

/** Rounds to at most one decimal and leaves out zeros that SVG does not need: `3`, `.5`, `-.5`. */
export const formatDecimal = (value: number): string => decimal(Math.round(value * 10));

/** Rounding errors do not add up. Empty if all points round to the same point. */
export function pathData(points: readonly (readonly [number, number])[], isClosed = false): string {
  let [atX, atY] = [0, 0];
  let data = "";
  let steps = -1;
  for (const [x, y] of points) {
    // In tenths of a unit.
    const [stepX, stepY] = [Math.round(x * 10) - atX, Math.round(y * 10) - atY];
    if (steps >= 0 && stepX === 0 && stepY === 0) continue;
    // No space is needed before a minus sign.
    const pair = `${decimal(stepX)}${stepY < 0 ? "" : " "}${decimal(stepY)}`;
    if (steps < 0) data = `M${pair}l`;
    else data += `${steps === 0 || stepX < 0 ? "" : " "}${pair}`;
    steps += 1;
    [atX, atY] = [atX + stepX, atY + stepY];
  }
  return steps > 0 ? data + (isClosed ? "z" : "") : "";
}

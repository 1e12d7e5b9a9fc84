/** A number with one decimal, as short as possible. */
export const short = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, "$1.");
};

/** Separates two numbers. No space is needed before a minus sign. */
const pair = (x: number, y: number) => `${short(x)}${y < 0 && short(y) !== "0" ? "" : " "}${short(y)}`;

/** Path data of a line in units. Steps are relative to the previous rounded point, so errors do not add up. */
export function pathData(points: readonly (readonly [number, number])[], isClosed = false): string {
  let [atX, atY] = [0, 0];
  let data = "";
  for (const [x, y] of points) {
    const [stepX, stepY] = [Math.round((x - atX) * 10) / 10, Math.round((y - atY) * 10) / 10];
    if (data !== "" && stepX === 0 && stepY === 0) continue;
    data +=
      data === ""
        ? `M${pair(stepX, stepY)}l`
        : `${data.endsWith("l") || stepX < 0 ? "" : " "}${pair(stepX, stepY)}`;
    [atX, atY] = [atX + stepX, atY + stepY];
  }
  return data.endsWith("l") ? "" : data + (isClosed ? "z" : "");
}

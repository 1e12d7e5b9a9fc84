/** Postcode districts as people type them, such as "LS1-LS8, BD1". */

const DISTRICT = /^[A-Z]{1,2}\d[A-Z\d]?$/;
const RANGE = /^([A-Z]{1,2})(\d{1,2})-([A-Z]{0,2})(\d{1,2})$/;

/** `problem` is a sentence about the part that is invalid. */
type DistrictReading = { codes: string[]; problem?: undefined } | { codes?: undefined; problem: string };

/** Reads districts and ranges, in any case and order, separated by commas, semicolons, spaces, "&" or "and". */
export function readDistricts(text: string): DistrictReading {
  const items = text
    .toUpperCase()
    // Single spaces make the next pattern take linear time.
    .replace(/\s+/g, " ")
    .replace(/ ?(?:[-–—]|\bTO\b) ?/g, "-")
    .split(/[,;&\s]+|\bAND\b/)
    .filter(Boolean);
  const codes: string[] = [];
  for (const item of items) {
    const found = DISTRICT.test(item) ? [item] : expandRange(item);
    if (!found)
      return { problem: `"${item}" is not a postcode district such as LS6, or a range such as LS1-LS8` };
    codes.push(...found);
  }
  return { codes: [...new Set(codes)] };
}

function expandRange(item: string): string[] | null {
  const [, area = "", first = "", otherArea = "", last = ""] = item.match(RANGE) ?? [];
  const count = Number(last) - Number(first);
  if (!area || (otherArea && otherArea !== area) || count < 1) return null;
  return Array.from({ length: count + 1 }, (_, at) => `${area}${Number(first) + at}`);
}

/** For example "LS1-LS3, BD1". `readDistricts` reads the same districts in the same order. */
export function formatDistricts(codes: readonly string[]): string {
  const ranges: { first: string; last: string }[] = [];
  for (const code of codes) {
    const range = ranges.at(-1);
    if (range && follows(code, range.last)) range.last = code;
    else ranges.push({ first: code, last: code });
  }
  return ranges.map(({ first, last }) => (first === last ? first : `${first}-${last}`)).join(", ");
}

function follows(code: string, before: string): boolean {
  const [, area, number] = before.match(/^([A-Z]+)(\d+)$/) ?? [];
  return number !== undefined && code === `${area}${Number(number) + 1}`;
}

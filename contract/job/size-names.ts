import { withArticle } from "../text/spelling.ts";

/** In cubic yards. Both ends are included. */
export interface YardRange {
  from: number;
  to: number;
}

/** Matches one number or a range. Does not match "6.5 yard" or "12 yard+", where more of the number or a plus sign follows. */
const YARDS = /^(\d\d?)(?:\s*(?:-|–|to)\s*(\d\d?))?(?![\d.])[^\d+]*$/;
const OTHER_UNIT = /m³|m3|(met|lit)(re|er)|tonne|\d\s*(ft|m|t)\b|foot|feet/i;

/** True for a size such as "4 tonne" or "4.5 m³", which is not in cubic yards. */
export const hasOtherUnit = (name: string): boolean => OTHER_UNIT.test(name);

/**
 * Reads "6", "6 yard", "6-yard builder's skip" and "8 cubic yards" as one size, "10-12 yards" and "20 to 40 yd" as a range. Words
 * in brackets at the end are ignored, as in "6 yard (4.6 m³)". Undefined for a size in another unit, and for names without a
 * number, such as "Midi".
 */
export function readSizeName(name: string): YardRange | undefined {
  const text = name.replace(/\s*\(.*\)$/, "");
  const [, from, to = from] = (hasOtherUnit(text) ? null : YARDS.exec(text)) ?? [];
  return from === undefined ? undefined : { from: Number(from), to: Number(to) };
}

/** "an 8 yard skip", "a 6 yard skip". A test fails where an article is written before a size. */
export const aSkip = (size: number): string => withArticle(`${size} yard skip`);

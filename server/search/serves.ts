import { SERVES, type Serves } from "#contract/options.ts";
import { comparableDistance, hundredthsOfKey, slotOfKey } from "#server/catalogue/indexes/distance-keys.ts";
import type { CompanyRecords } from "#server/catalogue/records/company-records.ts";
import { isLocated, pointOf } from "#server/catalogue/records/coordinates.ts";
import {
  coverageRadius,
  excludesDistrict,
  firstName,
  isStated,
  listsDistrict,
} from "#server/catalogue/records/coverage.ts";
import { numberSetOf } from "#server/catalogue/records/number-set.ts";
import { kilometresBetween } from "#server/geo/distance.ts";
import type { ServedPlace } from "#server/places/served-place.ts";

/** Reasons why a company serves a place or not. The tens digit is the index in `SERVES`: 0 is yes, 3 is no. */
export const SERVES_REASON = {
  radiusReaches: 0,
  listsDistrict: 1,
  coversPart: 10,
  areaReachesMiddle: 11,
  wordsName: 12,
  wordsNameDistrict: 13,
  wordsNamePart: 14,
  wordsReach: 15,
  saysNothing: 20,
  undecided: 21,
  notLocated: 22,
  radiusTooShort: 30,
  notListed: 31,
  excluded: 32,
} as const;
export type ServesReason = (typeof SERVES_REASON)[keyof typeof SERVES_REASON];

/** 0 for yes, 1 for probably, 2 for ask, 3 for no. */
export const fitRank = (because: ServesReason): number => (because / 10) | 0;
export const servesOf = (because: ServesReason): Serves => SERVES[fitRank(because)] as Serves;

/** Returns the reason why the company of a distance key serves a place or not. */
export type Serving = (key: number) => ServesReason;

/** Returns a function that decides whether companies serve a place, from their stated areas and their coverage texts. */
export function servingOf({ coverage, columns }: CompanyRecords, place: ServedPlace): Serving {
  const { isArea, others } = place;
  const names = numberSetOf(place.nameNumbers);
  const district = place.district?.number ?? NO_DISTRICT;

  /** Whether the stated areas of the company of a slot cover another district of the place. */
  function coversOther(chunk: Uint16Array, start: number, slot: number): boolean {
    const hasDistance = coverageRadius(chunk, start) > 0 && isLocated(columns, slot);
    return others.some((other) => {
      const away = hasDistance ? kilometresBetween(other, pointOf(columns, slot)) * 100 : UNKNOWN;
      const isCovered = reaches(chunk, start, away) || listsDistrict(chunk, start, other.number);
      return isCovered && !excludesDistrict(chunk, start, other.number);
    });
  }

  /**
   * The reason if the stated areas neither reach the place's centre nor list its district, or if they exclude that district.
   * For an area such as a county (`isArea`), that alone decides nothing.
   */
  function notCovered(chunk: Uint16Array, start: number, key: number): ServesReason {
    if (isArea)
      return firstName(chunk, start, names) === -1 ? SERVES_REASON.undecided : SERVES_REASON.wordsName;
    if (others.length > 0 && coversOther(chunk, start, slotOfKey(key))) return SERVES_REASON.coversPart;
    if (excludesDistrict(chunk, start, district)) return SERVES_REASON.excluded;
    if (coverageRadius(chunk, start) === 0) return SERVES_REASON.notListed;
    return hundredthsOfKey(key) === null ? SERVES_REASON.notLocated : SERVES_REASON.radiusTooShort;
  }

  return (key) => {
    const position = coverage.positionOf(slotOfKey(key));
    if (position === 0) return SERVES_REASON.saysNothing;
    const chunk = coverage.chunkAt(position);
    const start = coverage.startAt(position);
    const isReached = reaches(chunk, start, comparableDistance(key));
    const isListed = listsDistrict(chunk, start, district);
    if (isStated(chunk, start)) {
      if (!(isReached || isListed) || excludesDistrict(chunk, start, district))
        return notCovered(chunk, start, key);
      if (isArea) return SERVES_REASON.areaReachesMiddle;
      return isListed ? SERVES_REASON.listsDistrict : SERVES_REASON.radiusReaches;
    }
    if (firstName(chunk, start, names) !== -1) return SERVES_REASON.wordsName;
    if (isListed) return SERVES_REASON.wordsNameDistrict;
    for (const { number } of others)
      if (listsDistrict(chunk, start, number)) return SERVES_REASON.wordsNamePart;
    return isReached ? SERVES_REASON.wordsReach : SERVES_REASON.undecided;
  };
}

/** The fit rank of each company, by index of its key. */
export function fitRanks(keys: ArrayLike<number>, serving: Serving): Uint8Array {
  const ranks = new Uint8Array(keys.length);
  for (let index = 0; index < keys.length; index += 1) ranks[index] = fitRank(serving(keys[index] as number));
  return ranks;
}

/** A number that no list of districts contains. */
const NO_DISTRICT = -1;
/** A distance longer than every radius. */
const UNKNOWN = Number.POSITIVE_INFINITY;

/**
 * Whether the radius reaches a point that is `away` hundredths of a kilometre away. A company that gives no distance has the
 * radius 0.
 */
function reaches(chunk: Uint16Array, start: number, away: number): boolean {
  const radius = coverageRadius(chunk, start);
  return radius > 0 && away <= radius;
}

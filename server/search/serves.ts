import type { Serves } from "#contract/options.ts";
import { hundredthsOfKey, slotOfKey } from "#server/catalogue/indexes/distance-keys.ts";
import type { CompanyRecords } from "#server/catalogue/records/company-records.ts";
import { isLocated, pointOf } from "#server/catalogue/records/coordinates.ts";
import {
  coverageRadius,
  excludesDistrict,
  firstName,
  isStated,
  listsDistrict,
} from "#server/catalogue/records/coverage.ts";
import { kilometresBetween } from "#server/geo/distance.ts";
import type { ServedPlace } from "#server/places/served-place.ts";

/** Why a company serves a place or not. The tens are the answers, best first. */
export const BECAUSE = {
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
export type Because = (typeof BECAUSE)[keyof typeof BECAUSE];

const ANSWERS: readonly Serves[] = ["yes", "probably", "ask", "no"];

/** 0 for yes, 1 for probably, 2 for ask, 3 for no. */
export const fitRank = (because: Because): number => (because / 10) | 0;
export const servesOf = (because: Because): Serves => ANSWERS[fitRank(because)] as Serves;

/** Decides why the company of a distance key serves a place or not. */
export type Serving = (key: number) => Because;

/** Compares what companies say about where they deliver with a place. */
export function servingOf({ coverage, columns }: CompanyRecords, place: ServedPlace): Serving {
  const { isArea, others, nameNumbers } = place;
  const district = place.district?.number ?? NO_DISTRICT;

  /** Whether the company of a slot covers another district of the town. */
  function coversOther(chunk: Uint16Array, start: number, slot: number): boolean {
    const hasDistance = coverageRadius(chunk, start) > 0 && isLocated(columns, slot);
    return others.some((other) => {
      const away = hasDistance ? kilometresBetween(other, pointOf(columns, slot)) * 100 : null;
      return covers(chunk, start, away, other.number);
    });
  }

  function byStatedArea(chunk: Uint16Array, start: number, key: number): Because {
    const away = hundredthsOfKey(key);
    const isCovered = covers(chunk, start, away, district);
    if (isArea) {
      if (isCovered) return BECAUSE.areaReachesMiddle;
      return firstName(chunk, start, nameNumbers) === -1 ? BECAUSE.undecided : BECAUSE.wordsName;
    }
    if (isCovered)
      return listsDistrict(chunk, start, district) ? BECAUSE.listsDistrict : BECAUSE.radiusReaches;
    if (others.length > 0 && coversOther(chunk, start, slotOfKey(key))) return BECAUSE.coversPart;
    if (excludesDistrict(chunk, start, district)) return BECAUSE.excluded;
    if (coverageRadius(chunk, start) === 0) return BECAUSE.notListed;
    return away === null ? BECAUSE.notLocated : BECAUSE.radiusTooShort;
  }

  function byWords(chunk: Uint16Array, start: number, key: number): Because {
    if (firstName(chunk, start, nameNumbers) !== -1) return BECAUSE.wordsName;
    if (listsDistrict(chunk, start, district)) return BECAUSE.wordsNameDistrict;
    for (const { number } of others) if (listsDistrict(chunk, start, number)) return BECAUSE.wordsNamePart;
    return reaches(chunk, start, hundredthsOfKey(key)) ? BECAUSE.wordsReach : BECAUSE.undecided;
  }

  return (key) => {
    const slot = slotOfKey(key);
    if (!coverage.isKnown(slot)) return BECAUSE.saysNothing;
    const chunk = coverage.chunkOf(slot);
    const start = coverage.startOf(slot);
    return isStated(chunk, start) ? byStatedArea(chunk, start, key) : byWords(chunk, start, key);
  };
}

/** No list contains it. */
const NO_DISTRICT = -1;

/** Whether the radius reaches so many hundredths of a kilometre. A company that gives no distance has the radius 0. */
function reaches(chunk: Uint16Array, start: number, away: number | null): boolean {
  const radius = coverageRadius(chunk, start);
  return away !== null && radius > 0 && away <= radius;
}

const covers = (chunk: Uint16Array, start: number, away: number | null, district: number): boolean =>
  (reaches(chunk, start, away) || listsDistrict(chunk, start, district)) &&
  !excludesDistrict(chunk, start, district);

import type { Serves } from "#contract/options.ts";
import { hundredthsOfKey, slotOfKey } from "#server/catalogue/indexes/distance-keys.ts";
import type { CompanyRecords } from "#server/catalogue/records/company-records.ts";
import { isLocated, pointOf } from "#server/catalogue/records/coordinates.ts";
import { kilometresBetween } from "#server/geo/distance.ts";
import type { ServedPlace } from "#server/places/served-place.ts";

/** Why a company serves a place or not. The ranges of numbers are the answers, best first. */
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
export const fitRank = (because: Because): number => Math.floor(because / 10);
export const servesOf = (because: Because): Serves => ANSWERS[fitRank(because)] as Serves;

/** Decides why the company of a distance key serves a place or not. */
export type Serving = (key: number) => Because;

/** Compares what companies say about where they deliver with a place. */
export function servingOf(records: CompanyRecords, place: ServedPlace): Serving {
  const { coverage, columns } = records;

  /** Hundredths of a kilometre from the company, as displayed, to another point. */
  const toPoint = (slot: number, point: { latitude: number; longitude: number }): number | null =>
    isLocated(columns, slot) ? Math.round(kilometresBetween(point, pointOf(columns, slot)) * 100) : null;

  /** A company that gives no distance has the radius 0. */
  const reaches = (slot: number, hundredths: number | null): boolean =>
    hundredths !== null && coverage.radius(slot) > 0 && hundredths <= coverage.radius(slot);

  function covers(slot: number, hundredths: number | null, district: number): boolean {
    if (coverage.excludes(slot, district)) return false;
    if (coverage.listsDistrict(slot, district)) return true;
    return reaches(slot, hundredths);
  }

  const coversOther = (slot: number): boolean =>
    place.others.some((other) =>
      covers(slot, coverage.radius(slot) > 0 ? toPoint(slot, other) : null, other.number),
    );

  function byStatedArea(slot: number, hundredths: number | null): Because {
    const district = place.district?.number ?? -1;
    const isCovered = covers(slot, hundredths, district);
    if (place.isArea) {
      if (isCovered) return BECAUSE.areaReachesMiddle;
      return coverage.firstName(slot, place.names) === -1 ? BECAUSE.undecided : BECAUSE.wordsName;
    }
    if (isCovered)
      return coverage.listsDistrict(slot, district) ? BECAUSE.listsDistrict : BECAUSE.radiusReaches;
    if (coversOther(slot)) return BECAUSE.coversPart;
    if (coverage.excludes(slot, district)) return BECAUSE.excluded;
    if (coverage.radius(slot) === 0) return BECAUSE.notListed;
    return hundredths === null ? BECAUSE.notLocated : BECAUSE.radiusTooShort;
  }

  function byWords(slot: number, hundredths: number | null): Because {
    if (coverage.firstName(slot, place.names) !== -1) return BECAUSE.wordsName;
    if (place.district && coverage.listsDistrict(slot, place.district.number))
      return BECAUSE.wordsNameDistrict;
    if (place.others.some(({ number }) => coverage.listsDistrict(slot, number))) return BECAUSE.wordsNamePart;
    return reaches(slot, hundredths) ? BECAUSE.wordsReach : BECAUSE.undecided;
  }

  return (key) => {
    const slot = slotOfKey(key);
    if (!coverage.isKnown(slot)) return BECAUSE.saysNothing;
    const hundredths = hundredthsOfKey(key);
    return coverage.isStated(slot) ? byStatedArea(slot, hundredths) : byWords(slot, hundredths);
  };
}

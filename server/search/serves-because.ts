import { hundredthsOfKey, slotOfKey } from "#server/catalogue/indexes/distance-keys.ts";
import type { CompanyRecords } from "#server/catalogue/records/company-records.ts";
import type { ServedPlace } from "#server/places/served-place.ts";
import { BECAUSE, type Because } from "./serves.ts";

const KM_PER_MILE = 1.609344;

/** One decimal, without ".0". */
const short = (value: number): string => String(Math.round(value * 10) / 10);

/** "4 km (2.5 miles)" */
const away = (hundredths: number): string => {
  const km = hundredths / 100;
  return km < 0.05 ? "less than 0.1 km" : `${short(km)} km (${short(km / KM_PER_MILE)} miles)`;
};

/** A distance that a company states: "20 km (12 miles)" */
const stated = (hundredths: number): string =>
  `${short(hundredths / 100)} km (${Math.max(1, Math.round(hundredths / 100 / KM_PER_MILE))} miles)`;

/** A distance in a text, which mostly gives miles: "15 miles (24 km)" */
const milesFirst = (hundredths: number): string =>
  `${short(hundredths / 100 / KM_PER_MILE)} miles (${Math.round(hundredths / 100)} km)`;

/** Says in one sentence why the company of a distance key serves a place or not. */
export function servesBecause(
  { coverage }: CompanyRecords,
  { label, isArea, district, names }: ServedPlace,
): (key: number, because: Because) => string {
  const middle = district?.code ?? label;
  const within = (slot: number) => stated(coverage.radius(slot));
  const inWords = (slot: number) => milesFirst(coverage.radius(slot));
  const isAway = (key: number) => `${label} is ${away(hundredthsOfKey(key) ?? 0)} away`;

  return (key, because) => {
    const slot = slotOfKey(key);
    switch (because) {
      case BECAUSE.radiusReaches:
      case BECAUSE.radiusTooShort:
        return `It says it delivers within ${within(slot)}, and ${isAway(key)}.`;
      case BECAUSE.listsDistrict:
        return `It lists ${middle} among the districts it covers.`;
      case BECAUSE.coversPart:
        return `The area it states covers part of ${label}.`;
      case BECAUSE.areaReachesMiddle:
        return `The area it states reaches the middle of ${label}.`;
      case BECAUSE.wordsName:
        return `Its coverage text names ${names.get(coverage.firstName(slot, names)) ?? label}.`;
      case BECAUSE.wordsNameDistrict:
        return `Its coverage text names ${middle}.`;
      case BECAUSE.wordsNamePart:
        return `Its coverage text names part of ${label}.`;
      case BECAUSE.wordsReach:
        return isArea
          ? `Its coverage text says ${inWords(slot)}, which reaches the middle of ${label}.`
          : `Its coverage text says ${inWords(slot)}, and ${isAway(key)}.`;
      case BECAUSE.saysNothing:
        return "It doesn't say where it delivers.";
      case BECAUSE.undecided:
        return `What it says about where it delivers doesn't decide this for ${label}.`;
      case BECAUSE.notLocated:
        return `It says it delivers within ${within(slot)}, but we don't know where exactly it is based.`;
      case BECAUSE.notListed:
        return `${middle} is not among the districts it covers.`;
      case BECAUSE.excluded:
        return `It says it doesn't deliver to ${middle}.`;
    }
  };
}

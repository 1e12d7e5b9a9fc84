import { SERVES, type Serves } from "#contract/options.ts";
import { KM_PER_MILE, milesInWords } from "#contract/text/place-words.ts";
import type { DeliveryArea } from "#server/catalogue/coverage.ts";
import type { Listing } from "#server/catalogue/listing.ts";
import { kilometresBetween } from "#server/geo/distance.ts";
import type { DeliveryPlace } from "#server/places/delivery-place.ts";

interface SentenceWords {
  place: string;
  district: () => string;
  away: () => string;
  stated: () => string;
  text: () => string;
  name: () => string;
}

const radiusSentence = ({ stated, place, away }: SentenceWords) =>
  `It says it delivers within ${stated()}, and ${place} is ${away()} away.`;

const REASONS = {
  radiusReaches: { serves: "yes", because: radiusSentence },
  listsDistrict: {
    serves: "yes",
    because: ({ district }) => `It lists ${district()} among the districts it covers.`,
  },
  coversPart: { serves: "probably", because: ({ place }) => `The area it states covers part of ${place}.` },
  areaReachesMiddle: {
    serves: "probably",
    because: ({ place }) => `The area it states reaches the middle of ${place}.`,
  },
  wordsName: { serves: "probably", because: ({ name }) => `Its own words name ${name()}.` },
  wordsNameDistrict: {
    serves: "probably",
    because: ({ district }) => `Its own words name ${district()}.`,
  },
  wordsNamePart: { serves: "probably", because: ({ place }) => `Its own words name part of ${place}.` },
  wordsReach: {
    serves: "probably",
    because: ({ text, place, away }) => `Its own words say ${text()}, and ${place} is ${away()} away.`,
  },
  saysNothing: { serves: "ask", because: () => "It doesn't say where it delivers." },
  undecided: {
    serves: "ask",
    because: ({ place }) => `What it says about where it delivers doesn't decide this for ${place}.`,
  },
  notLocated: {
    serves: "ask",
    because: ({ stated }) =>
      `It says it delivers within ${stated()}, but we don't know where exactly it is based.`,
  },
  radiusTooShort: { serves: "no", because: radiusSentence },
  notListed: {
    serves: "no",
    because: ({ district }) => `${district()} is not among the districts it covers.`,
  },
  excluded: { serves: "no", because: ({ district }) => `It says it doesn't deliver to ${district()}.` },
} as const satisfies Record<string, { serves: Serves; because: (words: SentenceWords) => string }>;

export type DeliveryReason = keyof typeof REASONS;

export const deliversTo = (reason: DeliveryReason): Serves => REASONS[reason].serves;

export const deliveryRank = (reason: DeliveryReason): number => SERVES.indexOf(deliversTo(reason));

export function deliveryReason(listing: Listing, km: number | null, place: DeliveryPlace): DeliveryReason {
  const { coverage } = listing;
  if (coverage === null) return "saysNothing";
  const isReached = reaches(coverage, km);
  const isListed = place.district !== null && coverage.districts.has(place.district.number);
  const isExcluded = place.district !== null && coverage.excluded.has(place.district.number);
  if (!coverage.isStated) return reasonOfWords(coverage, { isReached, isListed }, place);
  if (isExcluded || !(isReached || isListed)) return notCovered(listing, coverage, km, place);
  if (place.isArea) return "areaReachesMiddle";
  return isListed ? "listsDistrict" : "radiusReaches";
}

const reaches = ({ radiusKm }: DeliveryArea, km: number | null): boolean =>
  radiusKm > 0 && km !== null && km <= radiusKm;

const nameIn = (coverage: DeliveryArea, { names }: DeliveryPlace): string | undefined => {
  const number = coverage.names.find((name) => names.has(name));
  return number === undefined ? undefined : names.get(number);
};

function reasonOfWords(
  coverage: DeliveryArea,
  { isReached, isListed }: { isReached: boolean; isListed: boolean },
  place: DeliveryPlace,
): DeliveryReason {
  if (nameIn(coverage, place) !== undefined) return "wordsName";
  if (isListed) return "wordsNameDistrict";
  if (place.others.some(({ number }) => coverage.districts.has(number))) return "wordsNamePart";
  return isReached ? "wordsReach" : "undecided";
}

/** For an area such as a county, the answer is never "no", because a company may cover a part of it. */
function notCovered(
  { position }: Listing,
  coverage: DeliveryArea,
  km: number | null,
  place: DeliveryPlace,
): DeliveryReason {
  if (place.isArea) return nameIn(coverage, place) === undefined ? "undecided" : "wordsName";
  const coversPart = place.others.some((other) => {
    const away = position && coverage.radiusKm > 0 ? kilometresBetween(other, position) : null;
    const isCovered = reaches(coverage, away) || coverage.districts.has(other.number);
    return isCovered && !coverage.excluded.has(other.number);
  });
  if (coversPart) return "coversPart";
  if (place.district && coverage.excluded.has(place.district.number)) return "excluded";
  if (coverage.radiusKm === 0) return "notListed";
  return km === null ? "notLocated" : "radiusTooShort";
}

export function deliverySentence(
  reason: DeliveryReason,
  { coverage }: Pick<Listing, "coverage">,
  km: number | null,
  place: DeliveryPlace,
): string {
  const radiusKm = coverage?.radiusKm ?? 0;
  return REASONS[reason].because({
    place: place.label,
    district: () => districtText(place),
    away: () => awayText(km ?? 0),
    stated: () => `${milesInWords(whole(radiusKm / KM_PER_MILE))} (${tenths(radiusKm)} km)`,
    text: () => `${milesInWords(tenths(radiusKm / KM_PER_MILE))} (${whole(radiusKm)} km)`,
    name: () => (coverage && nameIn(coverage, place)) ?? place.label,
  });
}

function districtText({ label, district }: DeliveryPlace): string {
  if (district === null || label.startsWith(district.code)) return district?.code ?? label;
  return `${district.code} (the middle of ${label})`;
}

const tenths = (distance: number): number => Math.max(0.1, Math.round(distance * 10) / 10);
const whole = (distance: number): number => Math.max(1, Math.round(distance));

/** A distance below a mile is written as "under 1 mile", as on company cards, because a postcode's point can be 0.7 km off. */
const awayText = (km: number): string =>
  km < KM_PER_MILE ? "under 1 mile" : `${milesInWords(tenths(km / KM_PER_MILE))} (${tenths(km)} km)`;

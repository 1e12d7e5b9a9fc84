import type { Place } from "#contract/places.ts";
import { kilometresBetween, type Point } from "#server/geo/distance.ts";
import type { NamedPlace } from "./named-place.ts";
import { type NumberedDistrict, type PlaceIndex, TOWN_KM } from "./place-index.ts";

/** A company's coverage refers to districts and names by their numbers. */
export interface DeliveryPlace extends Point {
  label: string;
  /** A company may deliver to parts of an area, such as a county, without covering the area's centre. */
  isArea: boolean;
  district: DeliveryDistrict | null;
  others: readonly DeliveryDistrict[];
  names: ReadonlyMap<number, string>;
}

type DeliveryDistrict = Pick<NumberedDistrict, "code" | "number" | "latitude" | "longitude">;

export const isPostcode = ({ kind }: Place): boolean =>
  kind === "postcode" || kind === "sector" || kind === "district";
const districtCode = ({ label }: Place): string => label.split(" ")[0] as string;
const shortName = ({ label }: NamedPlace): string => label.split(",")[0] as string;

export function createDeliveryPlaces(index: PlaceIndex): (place: Place) => DeliveryPlace {
  const known = new Map<string, DeliveryPlace>();
  return (place) => {
    const key = isPostcode(place) ? districtCode(place) : `${place.kind} ${place.label}`;
    const entry = known.get(key) ?? deliveryPlace(index, place);
    known.set(key, entry);
    const { label, latitude, longitude } = place;
    return isPostcode(place) ? { ...entry, label, latitude, longitude } : entry;
  };
}

function deliveryPlace(index: PlaceIndex, place: Place): DeliveryPlace {
  if (isPostcode(place)) return deliveryPostcode(index, place);
  const { label, latitude, longitude } = place;
  const isArea = place.kind !== "town";
  const district = index.nearestDistrict(place);
  const base = { label, latitude, longitude, isArea, district, others: [], names: namesOf(index, []) };
  const named = index.placeCalled(label.split(",")[0] as string, (one) => one.label === label);
  if (!named) return base;
  if (isArea) return { ...base, names: namesOf(index, [named]) };
  return {
    ...base,
    others: index.districtsOfTown(named).filter((other) => other.number !== district?.number),
    names: namesWithAreas(index, [named, ...postTownOf(index, district)]),
  };
}

function deliveryPostcode(index: PlaceIndex, place: Place): DeliveryPlace {
  const { label, latitude, longitude } = place;
  const code = districtCode(place);
  const own = index.districts.get(code);
  const group = own
    ? [own]
    : [...index.districts.values()].filter(
        (other) => !other.isLargeUser && other.code.replace(/[A-Z]$/, "") === code,
      );
  const [district = null, ...others] = group.toSorted(
    (a, b) => kilometresBetween(a, place) - kilometresBetween(b, place),
  );
  const names = namesWithAreas(index, postTownOf(index, district));
  return { label, latitude, longitude, isArea: false, district, others, names };
}

export function postTownOf(index: PlaceIndex, district: NumberedDistrict | null): NamedPlace[] {
  if (!district) return [];
  const isNear = (place: NamedPlace) =>
    place.kind === "town" && kilometresBetween(place, district) <= TOWN_KM;
  return [index.placeCalled(district.postTown, isNear)].filter((place) => place !== undefined);
}

const namesWithAreas = (index: PlaceIndex, towns: readonly NamedPlace[]): DeliveryPlace["names"] =>
  namesOf(index, [...towns, ...towns.flatMap(index.areasAround)]);

function namesOf(index: PlaceIndex, places: readonly NamedPlace[]): DeliveryPlace["names"] {
  const names = new Map<number, string>();
  for (const place of places.toReversed())
    for (const number of index.namesOf(place)) names.set(number, shortName(place));
  return names;
}

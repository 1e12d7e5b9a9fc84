import { kilometresBetween, type Point } from "#server/geo/distance.ts";
import type { Gazetteer } from "./gazetteer.ts";
import type { NamedPlace } from "./named-place.ts";
import { placeKey } from "./place-key.ts";
import type { PlaceTables } from "./place-tables.ts";

export interface NumberedDistrict extends Point {
  code: string;
  number: number;
  postTown: string;
  /** True for a postcode of post office boxes or of one large organisation: nobody has a skip delivered there. */
  isLargeUser: boolean;
}

/** A district at most this far from a town can belong to it. Nearly all towns with the same name are further apart. */
export const TOWN_KM = 30;
/** 0.3 degrees of latitude are 33 km, more than `TOWN_KM`. */
const TOWN_DEGREES = 0.3;

export type PlaceIndex = ReturnType<typeof createPlaceIndex>;

export function createPlaceIndex(tables: PlaceTables, gazetteer: Gazetteer) {
  const nameNumbers = new Map([...gazetteer.names.keys()].map((key, number) => [key, number]));
  const districts = numberedDistricts(tables);
  const byPostTown = Map.groupBy(districts.values(), ({ postTown }) => placeKey(postTown));
  const keysByPlace = keysOfPlaces(gazetteer);
  const areas = [...keysByPlace.keys()].filter(({ counties }) => counties.length > 0);
  const centres = centresOf(tables, districts);
  const largest = largestNumbers(districts.values());

  return {
    nameNumbers,
    districts,
    /** True also for a number between others, such as M10, because a range such as "M1-M50" names it. */
    mayBeDistrict(code: string): boolean {
      const [, letters = "", number] = /^([A-Z]+)(\d+)$/.exec(code) ?? [];
      return districts.has(code) || Number(number) <= (largest.get(letters) ?? -1);
    },
    namesOf: (place: NamedPlace): number[] =>
      (keysByPlace.get(place) ?? []).map((key) => nameNumbers.get(key) as number),
    areasAround: ({ county }: NamedPlace): NamedPlace[] =>
      county === null ? [] : areas.filter(({ counties }) => counties.includes(county)),
    placeCalled: (name: string, isWanted: (place: NamedPlace) => boolean): NamedPlace | undefined =>
      gazetteer.names.get(placeKey(name))?.places.find(isWanted),
    districtsOfTown: (town: NamedPlace): NumberedDistrict[] =>
      (keysByPlace.get(town) ?? [])
        .flatMap((key) => byPostTown.get(key) ?? [])
        .filter((district) => !district.isLargeUser && kilometresBetween(district, town) <= TOWN_KM),
    /** The district of the nearest centre that `centresOf` lists. Null if no centre is within `TOWN_KM`. */
    nearestDistrict(point: Point): NumberedDistrict | null {
      let [nearest, nearestKm] = [null as NumberedDistrict | null, TOWN_KM];
      for (const { district, centre } of centres) {
        if (Math.abs(centre.latitude - point.latitude) > TOWN_DEGREES) continue;
        const km = kilometresBetween(centre, point);
        if (km < nearestKm) [nearest, nearestKm] = [district, km];
      }
      return nearest;
    },
  };
}

const numberedDistricts = ({
  postcodeDistricts,
  largeUserDistricts,
}: PlaceTables): Map<string, NumberedDistrict> =>
  new Map(
    postcodeDistricts.map(({ outcode: code, post_town: postTown, latitude, longitude }, number) => [
      code,
      { code, number, postTown, latitude, longitude, isLargeUser: largeUserDistricts.has(code) },
    ]),
  );

const partsOf = (code: string): [letters: string, number: number] => {
  const [, letters = "", number] = /^([A-Z]+)(\d+)/.exec(code) ?? [];
  return [letters, Number(number)];
};

function largestNumbers(districts: Iterable<NumberedDistrict>): Map<string, number> {
  const largest = new Map<string, number>();
  for (const { code, isLargeUser } of districts) {
    const [letters, number] = partsOf(code);
    if (!isLargeUser) largest.set(letters, Math.max(number, largest.get(letters) ?? 0));
  }
  return largest;
}

function keysOfPlaces({ names }: Gazetteer): Map<NamedPlace, string[]> {
  const keys = new Map<NamedPlace, string[]>();
  for (const [key, { places }] of names)
    for (const place of places) keys.set(place, [...(keys.get(place) ?? []), key]);
  return keys;
}

/** Northern Ireland has the centres of its districts instead. */
function centresOf(
  { postcodeSectors }: PlaceTables,
  districts: ReadonlyMap<string, NumberedDistrict>,
): { district: NumberedDistrict; centre: Point }[] {
  const withSectors = new Set<NumberedDistrict>();
  const centres = postcodeSectors.flatMap(({ sector, ...centre }) => {
    const district = districts.get(sector.split(" ")[0] as string);
    if (!district) return [];
    withSectors.add(district);
    return [{ district, centre }];
  });
  const others = [...districts.values()].filter((district) => !withSectors.has(district));
  return [
    ...centres.filter(({ district }) => !district.isLargeUser),
    ...others.map((district) => ({ district, centre: district })),
  ];
}

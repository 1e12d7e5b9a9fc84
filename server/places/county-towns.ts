import { kilometresBetween } from "#server/geo/distance.ts";
import type { Gazetteer, Qualifier } from "./gazetteer.ts";
import type { NamedPlace } from "./named-place.ts";

/** In "Clifton, Bristol", a Clifton in another county counts if it is at most this far from the town of Bristol. */
const NEAR_KM = 30;
const FAR_KM = 60;
/** A town is meant rather than a place of its name in the county behind it if it has this many times the inhabitants, … */
const CLEARLY_LARGER = 3;
/** … and at least as many as this. */
const LARGE = 5_000;

/**
 * Without a point, these are the places in its counties. With a point, the first of these groups that is not empty: in its
 * counties and within `NEAR_KM` of the point; within `NEAR_KM`, nearest first; in its counties and within `FAR_KM`.
 */
export function within({ counties, point }: Qualifier, places: readonly NamedPlace[]): NamedPlace[] {
  const inside = places.filter((place) => place.county !== null && counties.has(place.county));
  if (!point) return inside;
  const away = (place: NamedPlace) => kilometresBetween(place, point);
  const near = places.filter((place) => away(place) <= NEAR_KM).sort((a, b) => away(a) - away(b));
  const both = inside.filter((place) => near.includes(place));
  if (both.length > 0) return both;
  return near.length > 0 ? near : inside.filter((place) => away(place) <= FAR_KM);
}

/**
 * The candidate nearest to a town in one of these counties, because addresses often name a neighbouring county. Undefined if none
 * is within `NEAR_KM` of such a town.
 */
export function nearestTown(
  { townsIn }: Gazetteer,
  counties: ReadonlySet<string>,
  candidates: readonly NamedPlace[],
): NamedPlace | undefined {
  const inCounties = [...counties].flatMap((county) => townsIn.get(county) ?? []);
  const [nearest] = candidates
    .filter(({ kind }) => kind === "town")
    .map((town) => ({ town, km: Math.min(...inCounties.map((other) => kilometresBetween(town, other))) }))
    .filter(({ km }) => km <= NEAR_KM)
    .sort((a, b) => a.km - b.km);
  return nearest?.town;
}

/**
 * The much larger towns of that name in other counties that people may mean by the text for `chosen`: "Sutton, Surrey" more often
 * means the large Sutton in London than the hamlet in Surrey. They are near one of the counties, or near `chosen`.
 */
export function largeNeighbours(
  gazetteer: Gazetteer,
  counties: ReadonlySet<string>,
  places: readonly NamedPlace[],
  chosen: NamedPlace,
): NamedPlace[] {
  const larger = places.filter(
    ({ county, population }) =>
      county !== chosen.county &&
      !counties.has(county ?? "") &&
      population >= Math.max(LARGE, CLEARLY_LARGER * chosen.population),
  );
  const isNear = (town: NamedPlace) =>
    kilometresBetween(town, chosen) <= NEAR_KM || nearestTown(gazetteer, counties, [town]) !== undefined;
  return larger.filter(isNear);
}

/** Counties in which the large towns of a county were until 1965 or 1974, and which their people still write. */
const FORMER: ReadonlyMap<string, readonly string[]> = new Map([
  ["Berkshire", ["Buckinghamshire"]],
  ["Cheshire", ["Lancashire"]],
  ["Cumbria", ["Lancashire"]],
  ["Dorset", ["Hampshire"]],
  ["Greater London", ["Essex", "Hertfordshire", "Kent", "Surrey"]],
  ["Greater Manchester", ["Cheshire", "Lancashire"]],
  ["Merseyside", ["Cheshire", "Lancashire"]],
  ["Oxfordshire", ["Berkshire"]],
  ["Tyne and Wear", ["County Durham", "Northumberland"]],
  ["West Midlands", ["Staffordshire", "Warwickshire", "Worcestershire"]],
]);

export const wasIn = ({ county }: NamedPlace, counties: ReadonlySet<string>): boolean =>
  FORMER.get(county ?? "")?.some((former) => counties.has(former)) ?? false;

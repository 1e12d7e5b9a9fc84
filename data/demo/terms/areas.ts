import type { Company } from "#contract/companies.ts";
import type { CoverageArea } from "#contract/job/terms.ts";
import type { Point } from "#server/geo/point.ts";
import type { Profile } from "../companies/profile.ts";
import { spokenCounty } from "../companies/wording.ts";
import { approximateDistanceKm } from "../distance.ts";
import type { Random } from "../random.ts";
import type { Districts } from "./districts.ts";
import { coversCounty, deliversFurther, leastRadiusKm, statedRadiusKm } from "./said.ts";

/**
 * Probabilities that a firm states areas, that it prefers a radius to districts, and that it excludes districts at the edge of
 * its radius. A firm whose text allows no complete list states no areas.
 */
const STATE_AREAS = 0.92;
const STATE_RADIUS = 0.5;
const EXCLUDE = 0.1;

/**
 * Chooses areas that contain every place that the firm's text names. Returns none if the firm states none, or if none fit its
 * text.
 */
export function chooseAreas(
  company: Company,
  { town, neighbours }: Profile,
  districts: Districts,
  random: Random,
): CoverageArea[] {
  const says = random.chance(STATE_AREAS);
  const prefersRadius = random.chance(STATE_RADIUS);
  const more = random.between(2, 12);
  const excludes = random.chance(EXCLUDE);
  const at = pointOf(company);
  if (!says || !at || deliversFurther(company)) return [];
  // A firm in London works in its own part of the city, so it need not reach the centre.
  const named = town.name === "London" ? neighbours.places : [...neighbours.places, town];
  const stated = statedRadiusKm(company);
  const furthest = Math.max(
    leastRadiusKm(company),
    ...named.map((place) => approximateDistanceKm(place, at) + 1),
  );
  // If the area would have to reach more than 3 km beyond the stated radius, no area fits the text.
  if (stated !== null && furthest > stated + 3) return [];
  const km = stated === null ? Math.ceil((furthest + more) / 5) * 5 : Math.ceil(Math.max(stated, furthest));
  const inCounty = coversCounty(company, spokenCounty(town)) ? districts.ofCounty(town.county) : [];
  if (stated === null && (inCounty.length > 0 || !prefersRadius)) {
    const codes = inCounty.length > 0 ? inCounty : districts.reached(at, km, town.county);
    return [{ type: "districts", codes: sorted([...codes, ...districts.of([...named, at])]) }];
  }
  const acrossWater = districts.acrossWater(at, km, town.county);
  const edge = excludes ? outermost(districts.within(at, km), districts.of([...named, at])) : [];
  const exclude = sorted([...acrossWater, ...edge]);
  return [{ type: "radius", km, ...(exclude.length > 0 && { exclude }) }];
}

const pointOf = ({ latitude, longitude }: Company): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** The two most distant districts of `codes` that are not in `named`. `codes` is sorted by distance, nearest first. */
const outermost = (codes: readonly string[], named: readonly string[]) =>
  codes.filter((code) => !named.includes(code)).slice(-2);

const byCode = new Intl.Collator("en", { numeric: true }).compare;
const sorted = (codes: readonly string[]) => [...new Set(codes)].sort(byCode);

import type { Company } from "#contract/companies.ts";
import type { CoverageArea } from "#contract/job/terms.ts";
import { KM_PER_MILE } from "#contract/text/place-words.ts";
import type { Point } from "#server/geo/distance.ts";
import {
  approximateDistanceKm,
  areJoinedByRoad,
  type DemoPostcodeArea,
  demoPlaces,
  findWithin,
  memoize,
  spokenCounty,
} from "../places.ts";
import type { Random } from "../random.ts";
import type { Firm } from "./profile.ts";

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
export function chooseAreas({ company, town, neighbours }: Firm, random: Random): CoverageArea[] {
  const says = random.chance(STATE_AREAS);
  const prefersRadius = random.chance(STATE_RADIUS);
  const more = random.between(2, 12);
  const excludes = random.chance(EXCLUDE);
  const { latitude, longitude } = company;
  if (!says || latitude === null || longitude === null || deliversFurther(company)) return [];
  const at = { latitude, longitude };
  // A firm in London works in its own part of the city, so it need not reach the centre.
  const named = town.name === "London" ? neighbours.places : [...neighbours.places, town];
  const stated = statedRadiusKm(company);
  const reaches = named.map((place) => approximateDistanceKm(place, at) + 1);
  const furthest = Math.max(leastRadiusKm(company), ...reaches);
  // If the area would have to reach more than 3 km beyond the stated radius, no area fits the text.
  if (stated !== null && furthest > stated + 3) return [];
  const km = stated === null ? Math.ceil((furthest + more) / 5) * 5 : Math.ceil(Math.max(stated, furthest));
  const around = findWithin(demoPlaces().servedDistricts, at, km);
  const isReachable = (district: DemoPostcodeArea) =>
    areJoinedByRoad(countyOf(district) ?? town.county, town.county);
  const needed = [...named, at].flatMap(nearestDistricts);
  const inCounty = coversCounty(company, spokenCounty(town))
    ? demoPlaces().servedDistricts.filter((district) => countyOf(district) === town.county)
    : [];
  if (stated === null && (inCounty.length > 0 || !prefersRadius)) {
    const chosen = inCounty.length > 0 ? inCounty : around.filter(isReachable);
    return [{ type: "districts", codes: sortedCodes([...chosen, ...needed]) }];
  }
  const acrossWater = around.filter((district) => !isReachable(district));
  const edge = excludes ? around.filter((district) => !needed.includes(district)).slice(-2) : [];
  const exclude = sortedCodes([...acrossWater, ...edge]);
  return [{ type: "radius", km, ...(exclude.length > 0 && { exclude }) }];
}

/** The county of the nearest town within 25 km. */
const countyOf = memoize(
  (district: DemoPostcodeArea) => findWithin(demoPlaces().towns, district, 25)[0]?.county,
);

/** Returns up to two districts with the nearest centres within 12 km. One of them probably contains the point. */
const nearestDistricts = (point: Point) => findWithin(demoPlaces().servedDistricts, point, 12).slice(0, 2);

const byCode = new Intl.Collator("en", { numeric: true }).compare;
const sortedCodes = (districts: readonly DemoPostcodeArea[]) =>
  [...new Set(districts.map(({ code }) => code))].sort(byCode);

/** True if the firm also delivers elsewhere, so that a list of areas would be incomplete. */
const deliversFurther = ({ coverage, description }: Company): boolean =>
  /further|anywhere else|other places|by arrangement|^Mainly |, mainly /.test(coverage ?? "") ||
  /further if asked/.test(description ?? "");

/** The radius in kilometres in the text about the delivery area, or null. */
function statedRadiusKm({ coverage }: Company): number | null {
  const miles = coverage?.match(/\bwithin (\d+) miles\b|^(\d+) miles around\b/);
  return miles ? Math.round(Number(miles[1] ?? miles[2]) * KM_PER_MILE) : null;
}

/** The smallest radius in kilometres that fits the description of the firm. */
function leastRadiusKm({ location, coverage, description }: Company): number {
  const text = `${coverage}\n${description}`;
  if (location === "London" && /(most|all|the rest|the whole|every corner) of London/.test(text)) return 35;
  return /within ten miles|(whole|every corner|all) of \w|and most of |and the rest of /.test(text) ? 17 : 6;
}

/** True if the firm's text says that it delivers in all or most of its county. */
const coversCounty = ({ coverage, description }: Company, county: string | undefined): boolean =>
  county !== undefined &&
  ["All of", "most of", "all over", "across", "the rest of"].some((words) =>
    `${coverage}\n${description}`.includes(`${words} ${county}`),
  );

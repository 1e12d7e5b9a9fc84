import type { Place, PlaceKind } from "../places.ts";
import { countOf } from "./spelling.ts";

export const KM_PER_MILE = 1.609344;

export const milesInWords = (miles: number): string => countOf(miles, "mile");

/**
 * For example "4 miles (6 km)". Short distances are "under 1 mile", because positions are approximate. Without imported
 * postcodes, a postcode has the position of its sector's centre, from which half of the postcodes are more than 0.7 km away.
 */
export const formatDistance = (km: number): string =>
  km < KM_PER_MILE ? "under 1 mile" : `${milesInWords(Math.round(km / KM_PER_MILE))} (${Math.round(km)} km)`;

/** For example "30 km (19 miles)". */
export const formatRadius = (km: number): string =>
  `${km} km (${milesInWords(Math.max(1, Math.round(km / KM_PER_MILE)))})`;

/** For these places distances are not shown: the distance from the middle of a region or nation says nothing. */
export const isWidePlace = ({ kind }: Pick<Place, "kind">): boolean => kind === "region" || kind === "nation";

const POSITION = /^([+-]?\d{1,2}(?:\.\d{1,15})?)\s*,\s*([+-]?\d{1,3}(?:\.\d{1,15})?)$/;

/** Reads "53.81,-1.56": latitude and longitude in degrees. Null for other texts. */
export function readPosition(text: string): Pick<Place, "latitude" | "longitude"> | null {
  const [, latitude, longitude] = POSITION.exec(text.trim()) ?? [];
  return latitude === undefined ? null : { latitude: Number(latitude), longitude: Number(longitude) };
}

/** For example "Leeds, West Yorkshire"; a single name if town and county have the same name. */
export const formatLocation = ({ location, county }: { location: string; county: string }): string =>
  location.toLowerCase() === county.toLowerCase() ? location : `${location}, ${county}`;

const LEFT_OUT = /^great (.+)$|^(.+?) (?:on|under|le|cum|by|in|super|next|at|near|over|sub|en|de la) ./;

/**
 * For example "poulton" for "poulton le fylde", and "yarmouth" for "great yarmouth". Null for names without a part to leave out.
 * `name` is in lower case with single spaces, and has "on" instead of "upon".
 */
export function everydayName(name: string): string | null {
  const [, afterGreat, beforeTail] = LEFT_OUT.exec(name) ?? [];
  return afterGreat ?? beforeTail ?? null;
}

/** Search engines do not index the pages of postcodes and sectors, because millions of them are nearly identical. */
const INDEXED_KINDS: readonly PlaceKind[] = ["district", "town", "county", "region", "nation"];

/** A page without a location is indexed too. A page about an unknown text is not. */
export const isIndexedPlace = (location: string | undefined, place: Place | undefined): boolean =>
  location === undefined || (place !== undefined && INDEXED_KINDS.includes(place.kind));

import type { Place, SearchedPlace } from "#contract/places.ts";
import { createCoverageReader } from "./coverage-text.ts";
import { buildGazetteer } from "./gazetteer.ts";
import { MAX_PLACE_TEXT } from "./max-place-text.ts";
import type { NamedPlace } from "./named-place.ts";
import { createPlaceIndex } from "./place-index.ts";
import { placeKey } from "./place-key.ts";
import type { PlaceTables } from "./place-tables.ts";
import { findFullPostcode, findPartPostcode, readLettersAsPostcode } from "./postcodes/find-postcode.ts";
import { postcodeCentres } from "./postcodes/postcode-centres.ts";
import { resolvePostcode } from "./postcodes/resolve-postcode.ts";
import type { UnitPostcodes } from "./postcodes/unit-postcodes.ts";
import { singleDistrictFinder } from "./single-district.ts";
import { namedPlaceFinder } from "./spelling/find-named-place.ts";
import { similarNames } from "./spelling/similar-names.ts";
import { placeSuggester, toSuggestion } from "./suggest-places.ts";
import { type Town, townIndex } from "./towns/town-index.ts";
import { createTownOfPlace } from "./towns/town-of-place.ts";

/**
 * The meaning of a search text. A search for an area with counties also finds the companies in these counties, at any distance
 * from its centre.
 */
export type Resolution =
  | {
      kind: "place";
      searched: SearchedPlace;
      /** Every county spelling that makes a company part of the place. Empty unless the place is an area with counties. */
      counties: readonly string[];
    }
  | { kind: "text"; text: string };

export type Places = ReturnType<typeof createPlaces>;

interface CompanyAddress {
  postcode: string | null;
  location: string;
  county: string;
}

export function createPlaces(tables: PlaceTables) {
  const centres = postcodeCentres(tables);
  const gazetteer = buildGazetteer(tables);
  const towns = townIndex(gazetteer, tables);
  const findSimilar = similarNames(gazetteer);
  const findNamed = namedPlaceFinder(gazetteer, findSimilar);
  const index = createPlaceIndex(tables, gazetteer);
  const isDistrict = (code: string) => centres.districts.has(code);
  const isName = (text: string) => gazetteer.names.has(placeKey(text));
  let units: UnitPostcodes | null = null;
  let version = 0;

  function postcode(text: string): SearchedPlace | null {
    const parts = findFullPostcode(text, isDistrict) ?? findPartPostcode(text, isDistrict, isName);
    return parts && resolvePostcode(parts, centres, units);
  }

  function named(text: string): Resolution | null {
    const result = findNamed(text);
    if (!result) return null;
    const { place, note, alternatives } = result;
    const searched = { place: plain(place), note, alternatives: alternatives.map(toSuggestion) };
    return { kind: "place", searched, counties: place.counties };
  }

  function resolveText(typed: string): Resolution {
    const text = typed.trim();
    if (!text || text.length > MAX_PLACE_TEXT) return { kind: "text", text };
    const code = postcode(text);
    if (code) return { kind: "place", searched: code, counties: [] };
    const place = named(text);
    if (place) return place;
    const letters = readLettersAsPostcode(text, isDistrict);
    const corrected = letters && resolvePostcode(letters, centres, units);
    return corrected ? { kind: "place", searched: corrected, counties: [] } : { kind: "text", text };
  }

  const resolve = rememberLast(resolveText, () => version);

  /** Finds the coordinates of a company by its postcode, otherwise by location and county. Returns null if neither is known. */
  function locate({ postcode: code, location, county }: CompanyAddress) {
    const exact = code ? postcode(code) : null;
    if (exact) return point(exact.place);
    const place = resolve(county.trim() ? `${location}, ${county}` : location);
    return place.kind === "place" ? point(place.searched.place) : null;
  }

  /** The town that a text names. Null for a postcode or an area, and for an unknown name. */
  function town(text: string): Town | null {
    const found = resolve(text);
    return found.kind === "place" ? towns.at(found.searched.place) : null;
  }

  /**
   * Makes the full postcodes in `loaded` resolve to their exact position. With null, full postcodes resolve as before an
   * import.
   */
  function useUnitPostcodes(loaded: UnitPostcodes | null): void {
    units = loaded;
    version += 1;
  }

  return {
    resolve,
    ...placeSuggester({
      gazetteer,
      centres,
      units: () => units,
      findPostcode: postcode,
      resolve,
      findSimilar,
    }),
    locate,
    town,
    /** Postcode districts ("LS6") with their centres, in alphabetical order. */
    districts: tables.postcodeDistricts,
    /** The GSS code of a full postcode's council. Null unless an imported file has it. */
    councilOf: (code: string): string | null => units?.councilOf(code) ?? null,
    singleDistrict: singleDistrictFinder(tables),
    useUnitPostcodes,
    ...createTownOfPlace(index, towns),
    coverage: createCoverageReader(index),
    /** Changes whenever a text may resolve differently. */
    get version() {
      return version;
    },
  };
}

/** Caches the last resolution: each search resolves its place twice, for its cache key and for its results. */
function rememberLast(resolve: (typed: string) => Resolution, version: () => number) {
  let last: { typed: string; version: number; resolution: Resolution } | null = null;
  return (typed: string): Resolution => {
    if (last?.typed !== typed || last.version !== version())
      last = { typed, version: version(), resolution: resolve(typed) };
    return last.resolution;
  };
}

const point = ({ latitude, longitude }: Place) => ({ latitude, longitude });
const plain = ({ label, query, kind, latitude, longitude }: NamedPlace): Place => ({
  label,
  query,
  kind,
  latitude,
  longitude,
});

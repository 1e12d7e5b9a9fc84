import { PLACE_SUGGESTIONS } from "#contract/limits.ts";
import type { Place, PlaceSuggestion, SearchedPlace } from "#contract/places.ts";
import { buildGazetteer } from "./gazetteer.ts";
import type { NamedPlace } from "./named-place.ts";
import { placeKey } from "./place-key.ts";
import type { PlaceTables } from "./place-tables.ts";
import { findFullPostcode, findPartPostcode, readLettersAsPostcode } from "./postcodes/find-postcode.ts";
import { postcodeCentres } from "./postcodes/postcode-centres.ts";
import { resolvePostcode } from "./postcodes/resolve-postcode.ts";
import { postcodeSuggester } from "./postcodes/suggest-postcodes.ts";
import type { UnitPostcodes } from "./postcodes/unit-postcodes.ts";
import { resolveName } from "./resolve-name.ts";
import { nameSuggester } from "./suggest-names.ts";

/** The meaning of a search text. A county or region also finds its own companies at any distance. */
export type Resolution =
  | {
      kind: "place";
      searched: SearchedPlace;
      /** Every county spelling that makes a company part of the place. Empty for a single point. */
      counties: readonly string[];
    }
  | { kind: "text"; text: string };

export type Places = ReturnType<typeof createPlaces>;

interface CompanyAddress {
  postcode: string | null;
  location: string;
  county: string;
}

/** Longer than any place name or address line; longer texts are not looked up. */
const MAX_TEXT_LENGTH = 300;

export function createPlaces(tables: PlaceTables) {
  const centres = postcodeCentres(tables);
  const gazetteer = buildGazetteer(tables);
  const suggestNames = nameSuggester(gazetteer);
  const suggestPostcodes = postcodeSuggester(centres);
  const isDistrict = (code: string) => centres.districts.has(code);
  const isName = (text: string) => gazetteer.names.has(placeKey(text));
  let units: UnitPostcodes | null = null;
  let version = 0;

  function postcode(text: string): SearchedPlace | null {
    const parts = findFullPostcode(text, isDistrict) ?? findPartPostcode(text, isDistrict, isName);
    return parts && resolvePostcode(parts, centres, units);
  }

  function named(text: string): Resolution | null {
    const result = resolveName(gazetteer, text);
    if (!result) return null;
    const { place, note, alternatives } = result;
    const searched = { place: plain(place), note, alternatives: alternatives.map(suggestion) };
    return { kind: "place", searched, counties: place.counties };
  }

  function resolve(typed: string): Resolution {
    const text = typed.trim();
    if (!text || text.length > MAX_TEXT_LENGTH) return { kind: "text", text };
    const code = postcode(text);
    if (code) return { kind: "place", searched: code, counties: [] };
    const place = named(text);
    if (place) return place;
    const letters = readLettersAsPostcode(text, isDistrict);
    const corrected = letters && resolvePostcode(letters, centres, units);
    return corrected ? { kind: "place", searched: corrected, counties: [] } : { kind: "text", text };
  }

  /** Returns up to 8 suggestions for the search box. */
  function suggest(text: string): PlaceSuggestion[] {
    if (text.length > MAX_TEXT_LENGTH) return [];
    const codes = suggestPostcodes(text, units, PLACE_SUGGESTIONS).flatMap(
      (code) => postcode(code)?.place ?? [],
    );
    const names = suggestNames.beginning(text);
    const found = /\d/.test(text) ? [...codes, ...names] : [...names, ...codes];
    return (found.length > 0 ? found : guess(text)).slice(0, PLACE_SUGGESTIONS).map(suggestion);
  }

  /** Without matches by prefix: what the complete text resolves to, otherwise similarly spelled names. */
  function guess(text: string): Place[] {
    const meant = resolve(text);
    return meant.kind === "place" ? [meant.searched.place] : suggestNames.similarlySpelled(text);
  }

  /** Locates a company by its postcode, or by location and county. Returns null if neither is known. */
  function locate({ postcode: code, location, county }: CompanyAddress) {
    const exact = code ? postcode(code) : null;
    if (exact) return point(exact.place);
    const place = resolve(county.trim() ? `${location}, ${county}` : location);
    return place.kind === "place" ? point(place.searched.place) : null;
  }

  /** Makes full postcodes resolve to their exact position, or with null to their sector again. */
  function useUnitPostcodes(loaded: UnitPostcodes | null): void {
    units = loaded;
    version += 1;
  }

  return {
    resolve,
    suggest,
    locate,
    useUnitPostcodes,
    /** Changes whenever a text may resolve differently. */
    get version() {
      return version;
    },
  };
}

const point = ({ latitude, longitude }: Place) => ({ latitude, longitude });
const suggestion = ({ label, query, kind }: Place): PlaceSuggestion => ({ label, query, kind });
const plain = ({ label, query, kind, latitude, longitude }: NamedPlace): Place => ({
  label,
  query,
  kind,
  latitude,
  longitude,
});

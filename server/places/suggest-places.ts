import { PLACE_SUGGESTIONS } from "#contract/limits.ts";
import type { PlaceSuggestion, SearchedPlace } from "#contract/places.ts";
import { readPosition } from "#contract/text/place-words.ts";
import type { Point } from "#server/geo/distance.ts";
import { codeWords } from "./postcodes/find-postcode.ts";
import type { PostcodeCentres } from "./postcodes/postcode-centres.ts";
import type { UnitPostcodes } from "./postcodes/unit-postcodes.ts";
import type { FindSimilar } from "./spelling/similar-names.ts";
import type { nameSuggester } from "./suggest-names.ts";

interface SuggesterDeps {
  suggestNames: ReturnType<typeof nameSuggester>;
  centres: PostcodeCentres;
  units: () => UnitPostcodes | null;
  findPostcode: (text: string) => SearchedPlace | null;
  resolve: (text: string) => { kind: "place"; searched: SearchedPlace } | { kind: "text" };
  findSimilar: FindSimilar;
}

export const toSuggestion = ({ label, query, kind }: PlaceSuggestion): PlaceSuggestion => ({
  label,
  query,
  kind,
});

export function placeSuggester({
  suggestNames,
  centres,
  units,
  findPostcode,
  resolve,
  findSimilar,
}: SuggesterDeps) {
  const suggestPostcodes = postcodeSuggester(centres);

  /** What a search for the text would show and offer, or only a town with its namesakes. Empty for an unknown place. */
  function shown(text: string, onlyTown: boolean): PlaceSuggestion[] {
    const meant = resolve(text);
    if (onlyTown && meant.kind === "place" && meant.searched.place.kind !== "town") return [];
    return meant.kind === "place"
      ? [meant.searched.place, ...meant.searched.alternatives].map(toSuggestion)
      : [];
  }

  const similar = (text: string): PlaceSuggestion[] =>
    [...new Set([...findSimilar(text), ...suggestNames.similarlySpelled(text)])].map(toSuggestion);

  return {
    suggest(text: string): PlaceSuggestion[] {
      if (text.length > MAX_PLACE_TEXT) return [];
      if (readPosition(text)) return [findPostcode(text)?.place ?? []].flat().map(toSuggestion);
      const codes = suggestPostcodes(text, units(), PLACE_SUGGESTIONS).flatMap(
        (code) => findPostcode(code)?.place ?? [],
      );
      const names = suggestNames.beginning(text);
      const found = (/\d/.test(text) ? [...codes, ...names] : [...names, ...codes]).map(toSuggestion);
      // "Bolton, Lancashire" begins the name of Bolton le Sands there, but a search for it shows the town of Bolton.
      const hasNames = found.length > 0;
      const usual = !hasNames || suggestNames.endsWithCounty(text) ? shown(text, hasNames) : [];
      const all = [...new Map([...usual, ...found].map((place) => [place.label, place])).values()];
      return (all.length > 0 ? all : similar(text)).slice(0, PLACE_SUGGESTIONS);
    },
  };
}

/** In characters. Longer texts are not looked up, because no place name or address line is as long. */
export const MAX_PLACE_TEXT = 300;

/**
 * Sectors are suggested only after a district and a space ("M1 "), or if no district begins with the text ("M143"). A longer list
 * would hide the fields below on a phone. After a sector digit ("M1 4"), known units are suggested too.
 */
function postcodeSuggester(centres: PostcodeCentres) {
  const districts = codesByBeginning(centres.districts);
  const sectors = codesByBeginning(centres.sectors);

  return (text: string, units: UnitPostcodes | null, limit: number): string[] => {
    const words = codeWords(text);
    const code = words.join("");
    if (!code || code.length > 7) return [];
    const [first = ""] = words;
    const whole = centres.districts.has(first) && (words.length > 1 || /\s$/.test(text));
    const inward = whole ? code.slice(first.length) : "";
    if (whole) {
      const ofDistrict = sectors(code).filter((sector) => sector.startsWith(`${first} `));
      return [...ofDistrict, ...unitsOf(first, inward, units, limit)].slice(0, limit);
    }
    const ofText = districts(code);
    return (ofText.length > 0 ? ofText : sectors(code)).slice(0, limit);
  };
}

const inOrder = new Intl.Collator("en", { numeric: true }).compare;

function codesByBeginning(centres: ReadonlyMap<string, Point>): (beginning: string) => string[] {
  const sorted = [...centres.keys()].sort(inOrder).map((code) => ({ code, key: code.replace(" ", "") }));
  return (beginning) => sorted.filter(({ key }) => key.startsWith(beginning)).map(({ code }) => code);
}

function unitsOf(district: string, inward: string, units: UnitPostcodes | null, limit: number): string[] {
  if (!units || !/^\d[A-Z]?$/.test(inward)) return [];
  return units.beginning(district, inward, limit).map((unit) => `${district} ${unit}`);
}

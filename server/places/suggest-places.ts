import { PLACE_SUGGESTIONS } from "#contract/limits.ts";
import type { Place, PlaceSuggestion, SearchedPlace } from "#contract/places.ts";
import { readPosition } from "#contract/text/place-words.ts";
import type { Gazetteer } from "./gazetteer.ts";
import type { PostcodeCentres } from "./postcodes/postcode-centres.ts";
import { postcodeSuggester } from "./postcodes/suggest-postcodes.ts";
import type { UnitPostcodes } from "./postcodes/unit-postcodes.ts";
import type { similarNames } from "./spelling/similar-names.ts";
import { nameSuggester } from "./suggest-names.ts";

interface SuggesterDeps {
  gazetteer: Gazetteer;
  centres: PostcodeCentres;
  units: () => UnitPostcodes | null;
  findPostcode: (text: string) => SearchedPlace | null;
  resolve: (text: string) => { kind: "place"; searched: SearchedPlace } | { kind: "text" };
  findSimilar: ReturnType<typeof similarNames>;
}

export const toSuggestion = ({ label, query, kind }: Place): PlaceSuggestion => ({ label, query, kind });

/** Suggests places while a visitor types. */
export function placeSuggester({
  gazetteer,
  centres,
  units,
  findPostcode,
  resolve,
  findSimilar,
}: SuggesterDeps) {
  const suggestNames = nameSuggester(gazetteer);
  const suggestPostcodes = postcodeSuggester(centres);

  /**
   * Used if no name or postcode begins with the text. Returns the place that the complete text resolves to, otherwise similar
   * names.
   */
  function guess(text: string): Place[] {
    const meant = resolve(text);
    if (meant.kind === "place") return [meant.searched.place];
    return [...new Set([...findSimilar(text), ...suggestNames.similarlySpelled(text)])];
  }

  return {
    /** Returns up to 8 suggestions for the search box. */
    suggest(text: string): PlaceSuggestion[] {
      if (text.length > MAX_PLACE_TEXT) return [];
      if (readPosition(text)) return [findPostcode(text)?.place ?? []].flat().map(toSuggestion);
      const codes = suggestPostcodes(text, units(), PLACE_SUGGESTIONS).flatMap(
        (code) => findPostcode(code)?.place ?? [],
      );
      const names = suggestNames.beginning(text);
      const found = /\d/.test(text) ? [...codes, ...names] : [...names, ...codes];
      return (found.length > 0 ? found : guess(text)).slice(0, PLACE_SUGGESTIONS).map(toSuggestion);
    },
  };
}

/** In characters. Longer than any place name or address line. Longer texts are not looked up. */
export const MAX_PLACE_TEXT = 300;

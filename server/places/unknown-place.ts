import type { PlaceSuggestion } from "#contract/places.ts";
import { readPosition } from "#contract/text/place-words.ts";
import { onlyUnitedKingdom } from "./crown-dependencies.ts";
import type { Resolution } from "./resolve-text.ts";
import type { FindSimilar } from "./spelling/similar-names.ts";
import { MAX_PLACE_TEXT, toSuggestion } from "./suggest-places.ts";

interface ExplainerDeps {
  resolve: (text: string) => Resolution;
  findSimilar: FindSimilar;
}

/** The letters of postcodes that belong to no place, and who uses them. */
const NOWHERE: ReadonlyMap<string, string> = new Map([
  ["BF", "the British Forces"],
  ["BX", "banks and tax offices"],
  ["XX", "online shops"],
]);
const NOWHERE_CODE = /\b(BF|BX|XX) ?\d{1,2}(?: ?\d(?:[A-Z]{2})?)?$/i;
const FORCES = /^b\.?f\.?p\.?o\.?(?: ?\d{1,4})?$/i;

function nowhereHint(text: string): string | null {
  if (FORCES.test(text.trim()))
    return "BFPO is the post of the British Forces and belongs to no place. Try the name of the nearest town.";
  const [code = "", letters = ""] = NOWHERE_CODE.exec(text.trim()) ?? [];
  const users = NOWHERE.get(letters.toUpperCase());
  if (!users) return null;
  return `${code.toUpperCase()} is a postcode of ${users} and belongs to no place. Try the name of the nearest town.`;
}

const usualHint = (text: string): string =>
  `We don't know a place called “${text}”. Try a full postcode, such as LS6 2AB, or the name of the nearest town.`;

const NO_PLACE_THERE =
  "We know no place in the United Kingdom near this position. Try a full postcode, such as LS6 2AB, or the name of a town.";

export function unknownPlaceExplainer({ resolve, findSimilar }: ExplainerDeps) {
  const postTown = (name: string): PlaceSuggestion[] => {
    const town = resolve(name);
    return town.kind === "place" ? [toSuggestion(town.searched.place)] : [];
  };
  /**
   * `placeHint` says what is wrong with the text and what to type instead. Null for a known place, and for a text with similar
   * places. The start of a postcode, such as "LS", can have a suggestion and a hint.
   */
  return (text: string): { suggestions: PlaceSuggestion[]; placeHint: string | null } => {
    const meant = resolve(text);
    if (meant.kind === "place") return { suggestions: [], placeHint: null };
    if (meant.dependency) return { suggestions: [], placeHint: onlyUnitedKingdom(meant.dependency) };
    if (meant.postcodeArea) {
      const { letters, district, postTown: name } = meant.postcodeArea;
      const placeHint = `${letters} is only the start of a postcode: add the number, such as ${district}.`;
      return { suggestions: postTown(name), placeHint };
    }
    const nowhere = readPosition(text) ? NO_PLACE_THERE : nowhereHint(text);
    if (nowhere) return { suggestions: [], placeHint: nowhere };
    const suggestions = text.length > MAX_PLACE_TEXT ? [] : findSimilar(text).map(toSuggestion);
    return { suggestions, placeHint: suggestions.length > 0 ? null : usualHint(text) };
  };
}

import type { Gazetteer } from "../gazetteer.ts";
import type { NamedPlace } from "../named-place.ts";
import { placeKey } from "../place-key.ts";
import { type NamedResult, resolveName, townAtEnd } from "../resolve-name.ts";
import type { similarNames } from "./similar-names.ts";

/** "Ledes, West Yorkshire" finds the county, with Leeds as an alternative. */
export const namedPlaceFinder =
  (gazetteer: Gazetteer, findSimilar: ReturnType<typeof similarNames>) =>
  (text: string): NamedResult | null => {
    const result =
      resolveName(gazetteer, text) ?? (findSimilar(text).length === 0 ? townAtEnd(gazetteer, text) : null);
    if (!result || result.alternatives.length > 0) return result;
    return { ...result, alternatives: misspelled(text, result.place) };

    function misspelled(text: string, { kind }: NamedPlace): NamedPlace[] {
      const [name = "", where] = text.split(",");
      const isUnknown = !gazetteer.names.has(placeKey(name)) && !/\d/.test(name);
      return kind !== "town" && where && isUnknown ? findSimilar(text, { onlyInside: true }) : [];
    }
  };

import type { Place, SearchedPlace } from "#contract/places.ts";
import type { Point } from "#server/geo/distance.ts";
import { dependencyOf, dependencyWithTown } from "./crown-dependencies.ts";
import type { Gazetteer } from "./gazetteer.ts";
import type { NamedPlace } from "./named-place.ts";
import { placeKey } from "./place-key.ts";
import type { PostcodeParts } from "./postcodes/find-postcode.ts";
import {
  findAmongWords,
  findFullPostcode,
  findPartPostcode,
  findPosition,
  readLettersAsPostcode,
} from "./postcodes/find-postcode.ts";
import type { PostcodeArea } from "./postcodes/postcode-areas.ts";
import type { PostcodeCentres } from "./postcodes/postcode-centres.ts";
import type { UnitPostcodes } from "./postcodes/unit-postcodes.ts";
import { findNamed, unusedNote, withoutAddedWords } from "./resolve-name.ts";
import type { FindSimilar } from "./spelling/similar-names.ts";
import { MAX_PLACE_TEXT, toSuggestion } from "./suggest-places.ts";
import type { FindUnusedWords } from "./unused-words.ts";

/** A search for an area with counties also finds the companies in these counties, at any distance from the area's centre. */
export type Resolution =
  | {
      kind: "place";
      searched: SearchedPlace;
      /** Every county spelling that makes a company part of the place. Empty unless the place is an area with counties. */
      counties: readonly string[];
    }
  | {
      kind: "text";
      text: string;
      postcodeArea?: PostcodeArea;
      dependency?: string;
    };

interface ResolverDeps {
  gazetteer: Gazetteer;
  centres: PostcodeCentres;
  units: () => UnitPostcodes | null;
  findSimilar: FindSimilar;
  findArea: (text: string) => PostcodeArea | null;
  findUnusedWords: FindUnusedWords;
}

export function textResolver(deps: ResolverDeps) {
  const { gazetteer, centres, units, findSimilar, findArea, findUnusedWords } = deps;
  const isDistrict = (code: string) => centres.districts.has(code);
  const isName = (text: string) => gazetteer.names.has(placeKey(text));

  function resolvePostcodeIn(typed: string): SearchedPlace | null {
    const text = findPosition(typed, centres) ?? typed;
    const full = findFullPostcode(text, isDistrict);
    if (full) return resolvePostcode(full, centres, units());
    const found = findPartPostcode(text, isDistrict, isName);
    const searched = found && resolvePostcode(found.parts, centres, units());
    const unused = searched && findUnusedWords(found.others, found.parts.district, searched.place);
    return unused ? { ...searched, note: searched.note ?? unusedNote(searched.place, unused) } : searched;
  }

  function named(text: string): Resolution | null {
    const result = findNamed(gazetteer, findSimilar, text);
    if (!result) return null;
    const { place, note, alternatives } = result;
    const searched = {
      place: plain(place),
      note: note ?? namesakeNote(text, place),
      alternatives: alternatives.map(toSuggestion),
    };
    return { kind: "place", searched, counties: place.counties };
  }

  function amongWords(text: string): SearchedPlace | null {
    const found = findAmongWords(text, isDistrict);
    const searched = found && resolvePostcode(found.parts, centres, units());
    if (!searched) return null;
    const isOnlyName = isName(found.others) || isName(withoutAddedWords(placeKey(found.others)));
    const isUsed = isOnlyName && !findUnusedWords([found.others], found.parts.district, searched.place);
    return isUsed ? searched : { ...searched, note: unusedNote(searched.place, found.others) };
  }

  /** A postcode whose digits were typed as letters, unless three letters or more may be the beginning of a name: "Bri", "Col". */
  function typedAsLetters(text: string): SearchedPlace | null {
    const parts = readLettersAsPostcode(text, isDistrict);
    const isBeginning = parts?.unit === null && text.length > 2 && gazetteer.begins(placeKey(text));
    return parts && !isBeginning ? resolvePostcode(parts, centres, units()) : null;
  }

  function resolveText(typed: string): Resolution {
    // Keyboards for Chinese and Japanese write wide characters: "ＬＳ６".
    const text = typed.normalize("NFKC").trim();
    if (!text || text.length > MAX_PLACE_TEXT) return { kind: "text", text };
    const code = resolvePostcodeIn(text);
    if (code) return atPostcode(code);
    const dependency = dependencyOf(text) ?? (isName(text) ? null : dependencyWithTown(text));
    if (dependency) return { kind: "text", text, dependency };
    const place = named(text);
    if (place) return place;
    const postcodeArea = findArea(text);
    if (postcodeArea) return { kind: "text", text, postcodeArea };
    const other = typedAsLetters(text) ?? amongWords(text);
    return other ? atPostcode(other) : { kind: "text", text };
  }

  return { resolveText, resolvePostcodeIn };
}

const atPostcode = (searched: SearchedPlace): Resolution => ({ kind: "place", searched, counties: [] });

function namesakeNote(text: string, { label, county }: NamedPlace): string | null {
  const dependency = dependencyWithTown(text);
  if (!dependency) return null;
  return `Showing ${county && !label.endsWith(county) ? `${label}, ${county}` : label}: we list companies in the United Kingdom only, not in ${dependency}.`;
}

const plain = ({ county, counties, population, ...place }: NamedPlace): Place => place;

const place = (kind: Place["kind"], code: string, { latitude, longitude }: Point): Place => ({
  label: code,
  query: code,
  kind,
  latitude,
  longitude,
});

/** Resolves a postcode. A unit or sector that does not exist is left out, with a note. Null if the district is unknown. */
function resolvePostcode(
  parts: PostcodeParts,
  centres: PostcodeCentres,
  units: UnitPostcodes | null,
): SearchedPlace | null {
  const written = [parts.district, `${parts.sector ?? ""}${parts.unit ?? ""}`].filter(Boolean).join(" ");
  const found = locate(parts, written, centres, units);
  if (!found) return null;
  const note = found.label === written ? null : `We can't find ${written}; showing ${found.label}`;
  return { place: found, note, alternatives: [] };
}

function locate(
  { district, sector, unit }: PostcodeParts,
  written: string,
  centres: PostcodeCentres,
  units: UnitPostcodes | null,
): Place | null {
  const districtPoint = centres.districts.get(district);
  if (!districtPoint) return null;
  if (sector === null) return place("district", district, districtPoint);
  const sectorCode = `${district} ${sector}`;
  const sectorPoint =
    centres.sectors.get(sectorCode) ?? (centres.withoutSectors.has(district) ? districtPoint : null);
  if (unit !== null) {
    const exact = units?.find(district, sector + unit);
    if (exact) return place("postcode", written, exact);
    // If the units of this district are not imported, the postcode may exist, so its sector is used without a note.
    if (!units?.covers(district) && sectorPoint) return place("postcode", written, sectorPoint);
  }
  if (sectorPoint) return place("sector", sectorCode, sectorPoint);
  return place("district", district, districtPoint);
}

import { sortedKeys } from "../sorted-keys.ts";
import { codeWords } from "./find-postcode.ts";
import type { PostcodeCentres } from "./postcode-centres.ts";
import type { UnitPostcodes } from "./unit-postcodes.ts";

interface Code {
  code: string;
  position: number;
}

/**
 * Creates a function that suggests postcodes beginning with a text: first districts, then sectors. After a district and a
 * space ("M1 ") it suggests only sectors. From the sector's digit on ("M1 4", "M1 4A") it also suggests units, if known.
 */
export function postcodeSuggester(centres: PostcodeCentres) {
  const districts = byCode(centres.sortedDistricts);
  const sectors = byCode(centres.sortedSectors);

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
    return [...districts(code), ...sectors(code)].slice(0, limit);
  };
}

function byCode(codes: readonly string[]): (beginning: string) => string[] {
  const sorted = sortedKeys<Code>(
    codes.map((code, position) => ({ key: code.replace(" ", ""), thing: { code, position } })),
  );
  return (beginning) =>
    sorted
      .beginning(beginning)
      .sort((a, b) => a.position - b.position)
      .map(({ code }) => code);
}

function unitsOf(district: string, inward: string, units: UnitPostcodes | null, limit: number): string[] {
  if (!units || !/^\d[A-Z]?$/.test(inward)) return [];
  return units.beginning(district, inward, limit).map((unit) => `${district} ${unit}`);
}

import type { Company } from "#contract/companies.ts";
import type { Columns } from "./columns.ts";
import { createListArena } from "./list-arena.ts";
import { hasNumber, type NumberSet } from "./number-set.ts";

/** What the words of a company's `coverage` say about where it delivers. */
interface CoverageWords {
  /** Numbers of the place names in the text. */
  names: readonly number[];
  /** Numbers of the postcode districts in the text. */
  districts: readonly number[];
  /** Null if the text gives no distance. */
  radiusKm: number | null;
}

/** Reads coverage texts. Place names and postcode districts are stored as numbers below 65,536. */
export interface CoverageReader {
  read(text: string): CoverageWords;
  /** Undefined for an unknown district. */
  districtNumber(code: string): number | undefined;
}

/** Finds nothing in any text. */
export const NO_COVERAGE_READER: CoverageReader = {
  read: () => ({ names: [], districts: [], radiusKm: null }),
  districtNumber: () => undefined,
};

type Coverage = Pick<Company, "coverage" | "coverageAreas">;

/**
 * Offsets in a list. The header contains the kind, the radius and three lengths. The districts, excluded districts and names
 * follow.
 */
const [KIND, RADIUS, DISTRICTS, EXCLUDED, NAMES, HEADER] = [0, 1, 2, 3, 4, 5];
/** The kind of a company that states areas. The kind 0 means that only its text says where it delivers. */
const STATED = 1;
/** The longest radius that fits into an item of two bytes, about 655 km. The contract limits a radius to 500 km. */
const MAX_HUNDREDTHS = 2 ** 16 - 1;

/** Returns each number once, in ascending order. Most lists are in this order already, and making a set takes a microsecond. */
function ascending(numbers: readonly number[]): readonly number[] {
  for (let at = 1; at < numbers.length; at += 1)
    if ((numbers[at - 1] as number) >= (numbers[at] as number))
      return [...new Set(numbers)].sort((a, b) => a - b);
  return numbers;
}
const hundredths = (km: number): number => Math.min(MAX_HUNDREDTHS, Math.round(km * 100));

/**
 * The delivery areas of companies by slot: the areas that a company states, otherwise those read from its text. Place names are
 * read from the text in both cases. All are stored as numbers, so that searches compare numbers.
 */
export function createCoverage(columns: Columns, reader: CoverageReader) {
  const arena = createListArena();

  function addNumbers(numbers: number[], codes: readonly string[]): void {
    for (const code of codes) {
      const number = reader.districtNumber(code);
      if (number !== undefined) numbers.push(number);
    }
  }

  /**
   * Combines the stated areas: the largest radius, all districts and all excluded districts. Unknown districts are left out.
   */
  function readAreas(areas: Company["coverageAreas"]) {
    const stated = { districts: [] as number[], excluded: [] as number[], radiusKm: 0 };
    for (const area of areas) {
      if (area.type === "radius") stated.radiusKm = Math.max(stated.radiusKm, area.km);
      else addNumbers(stated.districts, area.codes);
      if (area.exclude) addNumbers(stated.excluded, area.exclude);
    }
    return stated;
  }

  function itemsOf({ coverage, coverageAreas }: Coverage): number[] {
    const words = coverage?.trim() ? reader.read(coverage) : null;
    if (coverageAreas.length === 0 && !words) return [];
    const stated = coverageAreas.length > 0 ? readAreas(coverageAreas) : null;
    const { districts, radiusKm } = stated ?? words ?? { districts: [], radiusKm: 0 };
    const lists = [districts, stated?.excluded ?? [], words?.names ?? []].map(ascending);
    const items = [stated ? STATED : 0, hundredths(radiusKm ?? 0), ...lists.map(({ length }) => length)];
    for (const list of lists) for (const number of list) items.push(number);
    return items;
  }

  return {
    write(slot: number, company: Coverage): void {
      columns.coverageAt[slot] = arena.write(itemsOf(company));
    },
    trim: arena.trim,
    remove(slot: number): void {
      arena.free(columns.coverageAt[slot] as number);
      columns.coverageAt[slot] = 0;
    },
    /** The position of a company's delivery areas; 0 if the company has neither areas nor a text about them. */
    positionOf: (slot: number): number => columns.coverageAt[slot] as number,
    /** The arena chunk and the offset of a company's areas. The functions below read both. The position must not be 0. */
    chunkAt: arena.chunkOf,
    startAt: arena.startOf,
  };
}

/** Returns true if the company states areas. Otherwise radius and districts are read from its text. */
export const isStated = (chunk: Uint16Array, start: number): boolean => chunk[start + KIND] === STATED;

/** Hundredths of a kilometre around the company; 0 if it gives no distance. */
export const coverageRadius = (chunk: Uint16Array, start: number): number => chunk[start + RADIUS] as number;

export function listsDistrict(chunk: Uint16Array, start: number, district: number): boolean {
  const first = start + HEADER;
  return contains(chunk, first, first + (chunk[start + DISTRICTS] as number), district);
}

export function excludesDistrict(chunk: Uint16Array, start: number, district: number): boolean {
  const first = start + HEADER + (chunk[start + DISTRICTS] as number);
  return contains(chunk, first, first + (chunk[start + EXCLUDED] as number), district);
}

/** The lowest of the wanted numbers whose name the company's text contains; -1 if there is none. */
export function firstName(chunk: Uint16Array, start: number, wanted: NumberSet): number {
  const end = start + (chunk[start - 1] as number);
  for (let at = end - (chunk[start + NAMES] as number); at < end; at += 1) {
    const name = chunk[at] as number;
    if (hasNumber(wanted, name)) return name;
  }
  return -1;
}

/**
 * Returns true if the ascending items contain the number. Most lists cover one region, so comparing with the first and last
 * item excludes most numbers.
 */
function contains(chunk: Uint16Array, from: number, to: number, number: number): boolean {
  if (from === to || number < (chunk[from] as number) || number > (chunk[to - 1] as number)) return false;
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((chunk[middle] as number) < number) low = middle + 1;
    else high = middle;
  }
  return chunk[low] === number;
}

import type { Company } from "#contract/companies.ts";
import type { Columns } from "./columns.ts";
import { createListArena } from "./list-arena.ts";

/** What the words of a company's `coverage` say about where it delivers. */
export interface CoverageWords {
  /** Numbers of the place names in the text. */
  names: readonly number[];
  /** Numbers of the postcode districts in the text. */
  districts: readonly number[];
  /** Null if the text gives no distance. */
  radiusKm: number | null;
}

/** Numbers place names and postcode districts, all below 65,536. */
export interface CoverageReader {
  read(text: string): CoverageWords;
  /** Undefined for an unknown district. */
  districtNumber(code: string): number | undefined;
}

/** Understands nothing. */
export const NO_COVERAGE_READER: CoverageReader = {
  read: () => ({ names: [], districts: [], radiusKm: null }),
  districtNumber: () => undefined,
};

type Coverage = Pick<Company, "coverage" | "coverageAreas">;

/** Where the parts of a list begin: kind, radius, three lengths, then districts, excluded districts and names. */
const [KIND, RADIUS, DISTRICTS, EXCLUDED, NAMES, HEADER] = [0, 1, 2, 3, 4, 5];
/** Whether areas are stated, or only words. */
const STATED = 1;
/** The largest radius of the contract is 500 km. */
const MAX_HUNDREDTHS = 2 ** 16 - 1;

const ascending = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((a, b) => a - b);
const hundredths = (km: number): number => Math.min(MAX_HUNDREDTHS, Math.round(km * 100));

/** Where companies deliver, by slot: the areas that they state or else what their words say, so that searches compare numbers. */
export function createCoverage(columns: Columns, reader: CoverageReader) {
  const arena = createListArena();
  const locate = (slot: number) => arena.locate(columns.coverageAt[slot] as number);

  function itemsOf({ coverage, coverageAreas }: Coverage): number[] {
    const words = coverage?.trim() ? reader.read(coverage) : null;
    if (coverageAreas.length === 0 && !words) return [];
    const numbers = (codes: readonly string[]) => codes.flatMap((code) => reader.districtNumber(code) ?? []);
    const stated = coverageAreas.length > 0;
    const radii = coverageAreas.map((area) => (area.type === "radius" ? area.km : 0));
    const radiusKm = stated ? Math.max(...radii) : (words?.radiusKm ?? 0);
    const codes = coverageAreas.flatMap((area) => (area.type === "districts" ? area.codes : []));
    const districts = ascending(stated ? numbers(codes) : (words?.districts ?? []));
    const excluded = ascending(numbers(coverageAreas.flatMap(({ exclude }) => exclude ?? [])));
    const names = ascending(words?.names ?? []);
    const lengths = [districts.length, excluded.length, names.length];
    return [stated ? STATED : 0, hundredths(radiusKm), ...lengths, ...districts, ...excluded, ...names];
  }

  /** Whether one part of a list contains a number. */
  function contains(slot: number, part: number, number: number): boolean {
    const { chunk, start, end } = locate(slot);
    if (start === end) return false;
    let low = start + HEADER;
    for (let before = DISTRICTS; before < part; before += 1) low += chunk[start + before] as number;
    let high = low + (chunk[start + part] as number);
    const last = high;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((chunk[middle] as number) < number) low = middle + 1;
      else high = middle;
    }
    return low < last && chunk[low] === number;
  }

  function item(slot: number, index: number): number {
    const { chunk, start, end } = locate(slot);
    return start === end ? 0 : (chunk[start + index] as number);
  }

  return {
    write(slot: number, company: Coverage): void {
      columns.coverageAt[slot] = arena.write(itemsOf(company));
    },
    remove(slot: number): void {
      arena.free(columns.coverageAt[slot] as number);
      columns.coverageAt[slot] = 0;
    },
    /** Whether the company says anything about where it delivers. */
    isKnown: (slot: number): boolean => columns.coverageAt[slot] !== 0,
    /** Whether it states areas. Otherwise the following are read from its words. */
    isStated: (slot: number): boolean => item(slot, KIND) === STATED,
    /** Hundredths of a kilometre around the company; 0 if it gives no distance. */
    radius: (slot: number): number => item(slot, RADIUS),
    hasDistricts: (slot: number): boolean => item(slot, DISTRICTS) > 0,
    listsDistrict: (slot: number, district: number): boolean => contains(slot, DISTRICTS, district),
    excludes: (slot: number, district: number): boolean => contains(slot, EXCLUDED, district),
    /** The first of the names in its words that `wanted` contains; -1 if there is none. */
    firstName(slot: number, wanted: { has(name: number): boolean }): number {
      const { chunk, start, end } = locate(slot);
      if (start === end) return -1;
      for (let at = end - (chunk[start + NAMES] as number); at < end; at += 1)
        if (wanted.has(chunk[at] as number)) return chunk[at] as number;
      return -1;
    },
  };
}

export type CoverageRecords = ReturnType<typeof createCoverage>;

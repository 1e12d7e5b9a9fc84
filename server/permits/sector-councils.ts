import type { SectorCouncilRow } from "./council-tables.ts";

/** The number of postcodes by council number, which is a council's index in the table of councils. */
export type CouncilCounts = Map<number, number>;

/** Numbers per entry: a sector's digit, the number of a council, and the number of postcodes. */
const ENTRY_LENGTH = 3;

/**
 * Stores the rows in 90 KB of memory, and returns a function that counts postcodes by council. The rows must be sorted by
 * district.
 */
export function createSectorCouncils(
  rows: readonly SectorCouncilRow[],
  councilNumber: (gss: string) => number,
) {
  const entries = new Uint16Array(rows.length * ENTRY_LENGTH);
  const numbers = new Map<string, number>();
  const starts: number[] = [];
  rows.forEach(({ sector, council_gss, postcodes }, at) => {
    const [district = "", digit] = sector.split(" ");
    if (!numbers.has(district)) numbers.set(district, starts.push(at) - 1);
    entries.set([Number(digit), councilNumber(council_gss), postcodes], at * ENTRY_LENGTH);
  });
  /** The index of each district's first row, and the end of the last district. */
  const bounds = Uint16Array.of(...starts, rows.length);

  function add(counts: CouncilCounts, district: number, sector: number | null): void {
    const [start, end] = [bounds[district] as number, bounds[district + 1] as number];
    for (let at = start * ENTRY_LENGTH; at < end * ENTRY_LENGTH; at += ENTRY_LENGTH) {
      const [council, postcodes] = [entries[at + 1] as number, entries[at + 2] as number];
      if (sector === null || entries[at] === sector)
        counts.set(council, (counts.get(council) ?? 0) + postcodes);
    }
  }

  const groups = sharedBeginnings(numbers);
  const numbersOf = (code: string): readonly number[] => {
    const own = numbers.get(code);
    return own === undefined ? (groups.get(code) ?? []) : [own];
  };

  /** Counts the postcodes of districts such as "M1". With `sector`, only those whose sector has this digit. */
  return (codes: readonly string[], sector: number | null = null): CouncilCounts => {
    const counts: CouncilCounts = new Map();
    for (const number of codes.flatMap(numbersOf)) add(counts, number, sector);
    return counts;
  };
}

/** The district numbers for beginnings such as "SW1", which people write for SW1A, SW1E and so on. */
function sharedBeginnings(numbers: ReadonlyMap<string, number>): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [code, number] of numbers) {
    const [, beginning] = /^(.*\d)[A-Z]$/.exec(code) ?? [];
    if (beginning) groups.set(beginning, [...(groups.get(beginning) ?? []), number]);
  }
  return groups;
}

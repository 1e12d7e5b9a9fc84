import type { Columns } from "./columns.ts";
import { fold } from "./fold.ts";
import { createListArena, type ListArena } from "./list-arena.ts";
import { createStringInterner } from "./string-interner.ts";

/** Numbers of services take two bytes. Names beyond are not found by their name. */
const MAX_NAMES = 2 ** 16;
/** Services beyond are too rare to choose from. */
const MAX_COMMONEST = 24;

const namesIn = (services: string): string[] =>
  services
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);

/** The services that companies name, by slot. Names that differ only in capitals or accents are one service. */
export function createServiceNames(columns: Columns) {
  const arena = createListArena();
  const folded = createStringInterner();
  const bySpelling = new Map<string, number>();
  /** The first spelling of each service. */
  const spellings: string[] = [];
  /** The same as JSON. */
  const quoted: string[] = [];

  /** Services in the order of their names, and the place of each in it. */
  let [byName, ranks] = [[] as number[], [] as number[]];

  function ranksByName(): readonly number[] {
    if (ranks.length === spellings.length) return ranks;
    byName = [...spellings.keys()].sort((a, b) =>
      (spellings[a] as string) < (spellings[b] as string) ? -1 : 1,
    );
    ranks = [];
    for (const [rank, service] of byName.entries()) ranks[service] = rank;
    return ranks;
  }

  function numberOf(name: string): number {
    const known = bySpelling.get(name);
    if (known !== undefined) return known;
    const number = folded.intern(fold(name));
    bySpelling.set(name, number);
    spellings[number] ??= name;
    quoted[number] ??= JSON.stringify(name);
    return number;
  }

  return {
    write(slot: number, services: string | null): void {
      const numbers = new Set(namesIn(services ?? "").map(numberOf));
      columns.servicesAt[slot] = arena.write([...numbers].filter((number) => number < MAX_NAMES));
    },
    remove(slot: number): void {
      arena.free(columns.servicesAt[slot] as number);
      columns.servicesAt[slot] = 0;
    },
    /** The number of a service; -1 if no company names it. */
    numberOf: (name: string): number => folded.idOf(fold(name.trim())) ?? -1,
    /** The commonest services of some companies with their counts as JSON, commonest first, then by name. */
    commonestJson(slots: Int32Array): string {
      const counts = new Uint32Array(spellings.length);
      countItems(arena, columns.servicesAt, slots, counts);
      const ranks = ranksByName();
      const ranked = new Float64Array(counts.length);
      let found = 0;
      for (let service = 0; service < counts.length; service += 1) {
        const count = counts[service] as number;
        // Equal counts are sorted by name. The lowest number is the commonest service.
        if (count > 0) ranked[found++] = (ranks[service] as number) - count * MAX_NAMES;
      }
      const sorted = ranked.subarray(0, found).sort();
      let json = "";
      for (let at = 0; at < found && at < MAX_COMMONEST; at += 1) {
        const combined = sorted[at] as number;
        const count = Math.ceil(-combined / MAX_NAMES);
        const service = byName[combined + count * MAX_NAMES] as number;
        json += `${at === 0 ? "" : ","}${quoted[service]}:${count}`;
      }
      return `{${json}}`;
    },
    names(slot: number, number: number): boolean {
      const { chunk, start, end } = arena.locate(columns.servicesAt[slot] as number);
      for (let at = start; at < end; at += 1) if (chunk[at] === number) return true;
      return false;
    },
  };
}

/** Counts each item of the lists of these slots. */
function countItems(arena: ListArena, positions: Uint32Array, slots: Int32Array, counts: Uint32Array): void {
  for (let index = 0; index < slots.length; index += 1) {
    const position = positions[slots[index] as number] as number;
    if (position === 0) continue;
    const chunk = arena.chunkOf(position);
    const start = arena.startOf(position);
    const end = start + (chunk[start - 1] as number);
    for (let at = start; at < end; at += 1) {
      const item = chunk[at] as number;
      counts[item] = (counts[item] as number) + 1;
    }
  }
}

export type ServiceNames = ReturnType<typeof createServiceNames>;

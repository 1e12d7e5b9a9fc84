import type { Columns } from "./columns.ts";
import { foldCase } from "./fold-case.ts";
import { createListArena } from "./list-arena.ts";
import { createStringInterner } from "./string-interner.ts";

/** Service numbers take two bytes. Searches do not find names beyond this limit. */
const MAX_NAMES = 2 ** 16;
/** The maximum number of services in `commonestJson`. Further services are too rare to be useful as a filter. */
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
  /** The same spellings as JSON strings. */
  const quoted: string[] = [];

  const alphabet = createAlphabet(spellings);

  /** The counts by service number. Each call of `startCount` uses this array again. */
  let counts = new Uint32Array(0);

  /**
   * The most frequent services of the last count, each as one number: its rank by name minus its count times `MAX_NAMES`. The
   * lowest number is the most frequent service.
   */
  const commonest = new Float64Array(MAX_COMMONEST);

  function commonestJson(): string {
    const { byName, ranks } = alphabet();
    const found = findCommonest(counts, ranks, commonest);
    let json = "";
    for (let at = 0; at < found; at += 1) {
      const combined = commonest[at] as number;
      const count = Math.ceil(-combined / MAX_NAMES);
      const service = byName[combined + count * MAX_NAMES] as number;
      json += `${at === 0 ? "" : ","}${quoted[service]}:${count}`;
    }
    return `{${json}}`;
  }

  function numberOf(name: string): number {
    const known = bySpelling.get(name);
    if (known !== undefined) return known;
    const number = folded.intern(foldCase(name));
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
    trim: arena.trim,
    remove(slot: number): void {
      arena.free(columns.servicesAt[slot] as number);
      columns.servicesAt[slot] = 0;
    },
    /** The number of a service; -1 if no company has ever named it. */
    numberOf: (name: string): number => folded.idOf(foldCase(name.trim())) ?? -1,
    /** Starts a count of the services that some companies name. A count must end before the next one starts. */
    startCount() {
      if (counts.length < spellings.length) counts = new Uint32Array(spellings.length * 2);
      counts.fill(0, 0, spellings.length);
      const positions = columns.servicesAt;
      return {
        add(slot: number): void {
          const position = positions[slot] as number;
          if (position === 0) return;
          const chunk = arena.chunkOf(position);
          const start = arena.startOf(position);
          const end = start + (chunk[start - 1] as number);
          for (let at = start; at < end; at += 1) {
            const service = chunk[at] as number;
            counts[service] = (counts[service] as number) + 1;
          }
        },
        /** The commonest services, at most `MAX_COMMONEST`, with their counts as JSON: commonest first, then by name. */
        commonestJson,
      };
    },
    names(slot: number, number: number): boolean {
      const { chunk, start, end } = arena.locate(columns.servicesAt[slot] as number);
      for (let at = start; at < end; at += 1) if (chunk[at] === number) return true;
      return false;
    },
  };
}

/**
 * Returns a function that gives the service numbers in alphabetical order, and the rank of each service in that order. The
 * function sorts again only if there are new services.
 */
function createAlphabet(spellings: readonly string[]) {
  let [byName, ranks] = [[] as number[], [] as number[]];
  return () => {
    if (ranks.length === spellings.length) return { byName, ranks };
    byName = [...spellings.keys()].sort((a, b) =>
      (spellings[a] as string) < (spellings[b] as string) ? -1 : 1,
    );
    ranks = [];
    for (const [rank, service] of byName.entries()) ranks[service] = rank;
    return { byName, ranks };
  };
}

/** Fills `commonest`, lowest number first. Returns how many of its items are filled. */
function findCommonest(counts: Uint32Array, ranks: readonly number[], commonest: Float64Array): number {
  let found = 0;
  for (let service = 0; service < ranks.length; service += 1) {
    const count = counts[service] as number;
    if (count > 0) found = insert(commonest, found, (ranks[service] as number) - count * MAX_NAMES);
  }
  return found;
}

/** Inserts a number into the ascending array of the lowest numbers, which has `count` items. Returns the new length. */
function insert(lowest: Float64Array, count: number, number: number): number {
  if (count === lowest.length && number >= (lowest[count - 1] as number)) return count;
  let at = Math.min(count, lowest.length - 1);
  for (; at > 0 && (lowest[at - 1] as number) > number; at -= 1) lowest[at] = lowest[at - 1] as number;
  lowest[at] = number;
  return Math.min(count + 1, lowest.length);
}

import type { Columns } from "./columns.ts";
import { fold } from "./fold.ts";
import { createListArena } from "./list-arena.ts";
import { createStringInterner } from "./string-interner.ts";

/** Numbers of services take two bytes. Names beyond are not found by their name. */
const MAX_NAMES = 2 ** 16;

const namesIn = (services: string): string[] =>
  services
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);

/** The services that companies name, by slot. Names that differ only in capitals or accents are one service. */
export function createServiceNames(columns: Columns) {
  const arena = createListArena();
  const folded = createStringInterner();
  /** The first spelling of each service. */
  const spellings: string[] = [];

  function numberOf(name: string): number {
    const number = folded.intern(fold(name));
    spellings[number] ??= name;
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
    spelling: (number: number): string => spellings[number] as string,
    count: (): number => spellings.length,
    locate: (slot: number) => arena.locate(columns.servicesAt[slot] as number),
    names(slot: number, number: number): boolean {
      const { chunk, start, end } = arena.locate(columns.servicesAt[slot] as number);
      for (let at = start; at < end; at += 1) if (chunk[at] === number) return true;
      return false;
    },
  };
}

export type ServiceNames = ReturnType<typeof createServiceNames>;

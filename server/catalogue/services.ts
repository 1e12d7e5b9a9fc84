import { foldCase } from "#contract/text/spelling.ts";

/** Names that differ only in capitals or accents are one service. */
export function createServiceNumbers() {
  const byFolded = new Map<string, number>();
  const spellings: string[] = [];

  function numberOf(name: string): number {
    const folded = foldCase(name);
    const known = byFolded.get(folded);
    if (known !== undefined) return known;
    byFolded.set(folded, spellings.length);
    return spellings.push(name) - 1;
  }

  return {
    /** Reads a comma-separated list. New services get the next numbers. */
    read(services: string | null): readonly number[] {
      const names = (services ?? "").split(",").map((name) => name.trim());
      return [...new Set(names.filter(Boolean).map(numberOf))];
    },
    /** Undefined if no company has named this service since the process started. */
    find: (name: string): number | undefined => byFolded.get(foldCase(name.trim())),
    spellings: spellings as readonly string[],
  };
}

export type ServiceNumbers = ReturnType<typeof createServiceNumbers>;

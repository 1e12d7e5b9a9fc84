import type { Database } from "#server/database/connect.ts";
import { CHAIN_START, type ChainEnd, formatLine, LEDGER_COLUMNS, type LedgerLine } from "./ledger-line.ts";
import { readLinesAfter } from "./store.ts";

/** The number of lines in one file, which keeps the file below 5 MB. */
export const LINES_PER_FILE = 20_000;
const RECENT_LINES = 20;

export interface LedgerOverview {
  lines: number;
  lastHash: string;
  linesPerFile: number;
  years: { year: string; counts: Readonly<Record<string, number>> }[];
  recent: LedgerLine[];
}

export type Ledger = ReturnType<typeof createLedger>;

/** Keeps the ledger in memory, so that reading it never needs a query. `catchUp` adds new lines. */
export function createLedger(database: Database) {
  const lines: LedgerLine[] = [];
  const end = (): ChainEnd => lines.at(-1) ?? CHAIN_START;

  return {
    get version(): number {
      return end().seq;
    },
    /** Calls must not overlap, because overlapping calls would add lines twice. */
    async catchUp(): Promise<void> {
      for await (const added of readLinesAfter(database, end().seq)) lines.push(...added);
    },
    /**
     * The file that begins with the line `from`, and the number of the first line of the next file. Null if there are fewer lines.
     */
    file(from: number): { csv: string; next: number | null } | null {
      const next = from + LINES_PER_FILE;
      const shown = lines.slice(from - 1, next - 1);
      if (shown.length === 0 && from > 1) return null;
      const csv = [LEDGER_COLUMNS, ...shown.map(formatLine), ""].join("\n");
      return { csv, next: next <= lines.length ? next : null };
    },
    overview: (): LedgerOverview => ({
      lines: end().seq,
      lastHash: end().hash,
      linesPerFile: LINES_PER_FILE,
      years: [...Map.groupBy(lines, ({ at }) => at.slice(0, 4))]
        .map(([year, ofYear]) => ({ year, counts: countEvents(ofYear) }))
        .reverse(),
      recent: lines.slice(-RECENT_LINES).reverse(),
    }),
  };
}

const countEvents = (lines: readonly LedgerLine[]) =>
  Object.fromEntries(
    [...Map.groupBy(lines, ({ event }) => event)].map(([event, all]) => [event, all.length]),
  );

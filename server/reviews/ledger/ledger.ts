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
  const files: string[] = [];
  const years = new Map<string, Record<string, number>>();
  let recent: LedgerLine[] = [];
  let end: ChainEnd = CHAIN_START;

  function append(lines: readonly LedgerLine[]): void {
    for (const line of lines) {
      const file = Math.floor((line.seq - 1) / LINES_PER_FILE);
      files[file] = `${files[file] ?? ""}${formatLine(line)}\n`;
      const year = line.at.slice(0, 4);
      const counts = years.get(year) ?? {};
      counts[line.event] = (counts[line.event] ?? 0) + 1;
      years.set(year, counts);
    }
    recent = [...recent, ...lines].slice(-RECENT_LINES);
    end = lines.at(-1) ?? end;
  }

  return {
    get version(): number {
      return end.seq;
    },
    /** Calls must not overlap, because overlapping calls would add lines twice. */
    async catchUp(): Promise<void> {
      for await (const lines of readLinesAfter(database, end.seq)) append(lines);
    },
    /**
     * The file that begins with the line `from`, and the number of the first line of the next file. Null if no file begins with
     * this line.
     */
    file(from: number): { csv: string; next: number | null } | null {
      const at = (from - 1) / LINES_PER_FILE;
      const lines = files[at] ?? (at === 0 ? "" : null);
      if (lines === null) return null;
      return {
        csv: `${LEDGER_COLUMNS}\n${lines}`,
        next: at + 1 < files.length ? from + LINES_PER_FILE : null,
      };
    },
    overview: (): LedgerOverview => ({
      lines: end.seq,
      lastHash: end.hash,
      linesPerFile: LINES_PER_FILE,
      years: [...years]
        .map(([year, counts]) => ({ year, counts }))
        .sort((a, b) => b.year.localeCompare(a.year)),
      recent: recent.toReversed(),
    }),
  };
}

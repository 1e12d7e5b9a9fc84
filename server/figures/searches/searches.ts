import type { Logger } from "pino";
import { addDays } from "#contract/dates.ts";
import type { Database } from "#server/database/connect.ts";
import {
  createSearchCounter,
  ELSEWHERE,
  type SearchCount,
  type SearchCounterDeps,
} from "./search-counter.ts";
import { addSearchCounts, deleteSearchCounts, searchesByTown } from "./store.ts";

const FLUSH_MS = 60_000;
/** Equal to the retention period of quote requests. */
const KEPT_YEARS = 2;

interface SearchesDeps extends SearchCounterDeps {
  database: Database;
  log: Pick<Logger, "warn">;
}

/** Added to the database once a minute: answering a search never waits for the database. */
export function createSearches({ database, log, townOf, today }: SearchesDeps) {
  const counter = createSearchCounter({ townOf, today });
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> | null = null;

  async function write(counts: readonly SearchCount[]): Promise<void> {
    // A row for each day shows that searches were counted on that day, even if there were none.
    const nothing = { day: today(), town: ELSEWHERE, searches: 0, foundNothing: 0 };
    const isToday = ({ day, town }: SearchCount) => day === nothing.day && town === nothing.town;
    try {
      await addSearchCounts(database, counts.some(isToday) ? counts : [...counts, nothing]);
    } catch (error) {
      log.warn({ err: error }, "Searches are counted later");
      for (const count of counts) counter.add(count);
    }
  }

  function flush(): Promise<void> {
    flushing ??= write(counter.take()).finally(() => {
      flushing = null;
    });
    return flushing;
  }

  return {
    counting: counter.counting,
    flush,
    start(): void {
      timer = setInterval(flush, FLUSH_MS).unref();
      void flush();
    },
    async stop(): Promise<void> {
      if (!timer) return;
      clearInterval(timer);
      await flushing;
      await flush();
    },
    async recentIn(town: string, days: number): Promise<number> {
      const rows = await searchesByTown(database, { unit: "month", since: addDays(today(), -days), town });
      return rows.reduce((total, { searches }) => total + searches, 0);
    },
    deleteOld: () => deleteSearchCounts(database, KEPT_YEARS),
  };
}

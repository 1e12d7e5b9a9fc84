import type { Logger } from "pino";
import { addDays } from "#contract/dates.ts";
import type { Place } from "#contract/places.ts";
import type { Database } from "#server/database/connect.ts";
import { addSearchCounts, deleteSearchCounts, ELSEWHERE, type SearchCount, searchesByTown } from "./store.ts";

interface CountedSearch {
  /** The searched place. Null if the text names no known place. The text itself is never passed. */
  place: Place | null;
  total: number;
}

const FLUSH_MS = 60_000;
/** The same as the retention period of quote requests. */
const KEPT_YEARS = 2;

interface SearchesDeps {
  database: Database;
  log: Pick<Logger, "warn">;
  townOf: (place: Place) => { label: string } | null;
  today: () => string;
}

/**
 * Gets neither the typed text nor any data about the visitor. Counts are added to the database once a minute, so that answering a
 * search never waits for the database.
 */
export function createSearches({ database, log, townOf, today }: SearchesDeps) {
  let counts = new Map<string, SearchCount>();
  let timer: NodeJS.Timeout | undefined;
  let flushed = Promise.resolve();

  function add({ day, town, searches, foundNothing }: SearchCount): void {
    const key = `${day} ${town}`;
    const known = counts.get(key) ?? { day, town, searches: 0, foundNothing: 0 };
    known.searches += searches;
    known.foundNothing += foundNothing;
    counts.set(key, known);
  }

  async function write(): Promise<void> {
    // A row for each day shows that searches were counted on that day, even if there were none.
    add({ day: today(), town: ELSEWHERE, searches: 0, foundNothing: 0 });
    const taken = [...counts.values()];
    counts = new Map();
    try {
      await addSearchCounts(database, taken);
    } catch (error) {
      log.warn({ err: error }, "Searches are counted later");
      for (const count of taken) add(count);
    }
  }

  function flush(): Promise<void> {
    flushed = flushed.then(write);
    return flushed;
  }

  return {
    /**
     * Returns a function that counts one search. The server calls it for each response with the result, including cached
     * responses.
     */
    counting({ place, total }: CountedSearch): () => void {
      const town = (place && townOf(place)?.label) ?? ELSEWHERE;
      const foundNothing = total === 0 ? 1 : 0;
      return () => add({ day: today(), town, searches: 1, foundNothing });
    },
    flush,
    start(): void {
      timer = setInterval(flush, FLUSH_MS).unref();
      void flush();
    },
    async stop(): Promise<void> {
      if (!timer) return;
      clearInterval(timer);
      await flush();
    },
    async recentIn(town: string, days: number): Promise<number> {
      const rows = await searchesByTown(database, { unit: "month", since: addDays(today(), -days), town });
      return rows.reduce((total, { searches }) => total + searches, 0);
    },
    deleteOld: () => deleteSearchCounts(database, KEPT_YEARS),
  };
}

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

interface SearchCounterDeps {
  townOf: (place: Place) => { label: string } | null;
  today: () => string;
}

/** The counter gets neither the typed text nor any data about the visitor. */
function createSearchCounter({ townOf, today }: SearchCounterDeps) {
  let counts = new Map<string, SearchCount>();

  function add({ day, town, searches, foundNothing }: SearchCount): void {
    const key = `${day} ${town}`;
    const known = counts.get(key);
    if (known) {
      known.searches += searches;
      known.foundNothing += foundNothing;
    } else counts.set(key, { day, town, searches, foundNothing });
  }

  return {
    add,
    /**
     * Returns a function that counts one search. The server calls it for each response with the result, including cached
     * responses.
     */
    counting({ place, total }: CountedSearch): () => void {
      const town = (place && townOf(place)?.label) ?? ELSEWHERE;
      const foundNothing = total === 0 ? 1 : 0;
      return () => add({ day: today(), town, searches: 1, foundNothing });
    },
    take(): SearchCount[] {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
  };
}

const FLUSH_MS = 60_000;
/** The same as the retention period of quote requests. */
const KEPT_YEARS = 2;

interface SearchesDeps extends SearchCounterDeps {
  database: Database;
  log: Pick<Logger, "warn">;
}

/** Counts are added to the database once a minute, so that answering a search never waits for the database. */
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
